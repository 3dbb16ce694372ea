import type { Engine } from '../engine/engineClient.ts';
import type { MoveValue } from '../engine/thought.ts';
import type { Translate } from '../i18n/translator.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import type { Timing } from '../lib/timing.ts';
import { makeSquare, type Position } from '../rules/index.ts';
import { isHelpBarred } from '../ui/online/onlineView.ts';
import type { Notice, View } from '../ui/view.ts';
import { makeValue } from '../ui/valueText.ts';
import { Advisor } from './advisor.ts';
import type { BoardView } from './boardView.ts';
import type { EngineSeat } from './seating.ts';
import type { Session } from './session.ts';
import { say } from './say.ts';

export interface EngineDeskParts {
  readonly engine: Engine;
  readonly view: View;
  readonly board: Pick<BoardView, 'hint'>;
  readonly timing: Timing;
  readonly translate: () => Translate;
  readonly notice: (notice: Notice) => void;
}

/** The engine's place on the page: it plays levels, and it advises. */
export class EngineDesk implements Disposable {
  readonly #parts: EngineDeskParts;
  readonly #disposer = new Disposer();
  readonly #advisor: Advisor;

  constructor(parts: EngineDeskParts) {
    this.#parts = parts;
    const { engine, view, board, timing, notice } = parts;
    this.#disposer.add(engine);
    this.#disposer.defer(engine.failures.listen(() => notice('engine-failed')));
    this.#advisor = this.#disposer.add(
      new Advisor({
        engine,
        view,
        timing,
        mark: (square) => board.hint(square),
        told: (best, position) => this.#tell(best, position),
      }),
    );
  }

  /** What the seats of a game need of the engine. */
  get seat(): EngineSeat {
    const { engine, timing, view, notice } = this.#parts;
    return {
      engine,
      timing,
      thought: (thought) => {
        view.thought.value = thought;
      },
      illegal: () => notice('engine-illegal'),
    };
  }

  /** After anything has changed: advises a person who may place a disc here, and says whether the engine can be hurried. */
  review(session: Session, position: Position): void {
    const { view } = this.#parts;
    const { mover } = session.game.position;
    this.#advisor.openOn(view.open.value && !isHelpBarred(view.online.room.value) ? position : undefined);
    view.mayHurry.value = session.thinking === mover && session.setup.seats[mover].kind === 'level';
  }

  hint(): void {
    this.#advisor.hint();
  }

  moveNow(): void {
    if (this.#parts.view.mayHurry.value) this.#parts.engine.moveNow();
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #tell({ square, value, exact }: MoveValue, position: Position): void {
    const { view, translate } = this.#parts;
    say(
      view,
      translate()('said.hint', {
        square: makeSquare(square, position.size),
        value: makeValue(value, exact),
      }),
    );
  }
}
