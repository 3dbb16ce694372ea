import { batch } from '@preact/signals';
import type { Game } from '../game/game.ts';
import type { GameEvent } from '../game/gameEvent.ts';
import type { Translate } from '../i18n/translator.ts';
import type { Timing } from '../lib/timing.ts';
import type { View } from '../ui/view.ts';
import { sayEvent } from './announcer.ts';
import type { Messages, Word } from './messages.ts';
import { say } from './say.ts';

/** The result is shown this long after the last disc has come to rest. */
const RESULT_DELAY_MS = 900;

/** The sounds that go with events. */
export type Cue = 'pass' | 'end';

export interface PresenterParts {
  readonly view: View;
  readonly messages: Messages;
  readonly timing: Timing;
  readonly translate: () => Translate;
  readonly play: (cue: Cue) => void;
  /** False while results are not to be shown: during the tour. */
  readonly showsResults: () => boolean;
}

/** Writes the game's part of the view, once the eye has seen it, and speaks and sounds at the same moment. */
export class Presenter {
  readonly #parts: PresenterParts;
  #seen: Game | undefined;
  /** The game that was last put on the board as a whole. */
  #jumpedTo: Game | undefined;
  #cancelResult: (() => void) | undefined;

  constructor(parts: PresenterParts) {
    this.#parts = parts;
  }

  shown(event: GameEvent, cut: boolean): void {
    const { view, translate } = this.#parts;
    const said = sayEvent(event, this.#seen, translate());
    batch(() => {
      this.#write(event);
      if (said !== '') say(view, said);
    });
    this.#seen = event.game;
    if (event.kind === 'replaced') this.#jumpedTo = event.game;
    if (event.kind === 'ended') this.#end(event.game, cut);
    if (event.kind === 'played' && event.step.passes.length > 0 && !cut) this.#parts.play('pass');
  }

  dispose(): void {
    this.#cancelResult?.();
  }

  #write(event: GameEvent): void {
    const { view } = this.#parts;
    const { game } = event;
    if (!view.away.value) {
      view.position.value = game.position;
      view.last.value = game.lastStep?.ply;
    }
    view.outcome.value = event.kind === 'ended' ? event.outcome : undefined;
    view.running.value = game.cursor > 0 && game.outcome === undefined;
    this.#writeMessage(event);
    if (event.kind === 'replaced') this.#closeResult();
  }

  #writeMessage(event: GameEvent): void {
    const { messages } = this.#parts;
    const { away } = this.#parts.view;
    switch (event.kind) {
      case 'played':
        messages.tell(away.value ? undefined : passMessage(event.step.passes));
        return;
      case 'replaced':
        messages.tell(passMessage(event.game.cursor === 0 ? event.game.startPasses : []));
        return;
      case 'rejected':
        messages.tell({ kind: 'refused', refusal: event.refusal, square: event.square });
        return;
      case 'failed':
        messages.notify('player-failed');
        return;
      default:
    }
  }

  #end(game: Game, cut: boolean): void {
    const { view, play, showsResults } = this.#parts;
    if (!showsResults()) return;
    const wasOverBefore = (this.#jumpedTo === game && game.line.length > 0) || view.away.value;
    view.lookingBack.value = wasOverBefore;
    if (wasOverBefore) return;
    if (!cut) play('end');
    this.#showResultLater();
  }

  #showResultLater(): void {
    const { view, timing } = this.#parts;
    this.#cancelResult?.();
    this.#cancelResult = timing.after(RESULT_DELAY_MS, () => {
      if (view.dialog.value === undefined) view.dialog.value = 'result';
    });
  }

  #closeResult(): void {
    const { view } = this.#parts;
    this.#cancelResult?.();
    this.#cancelResult = undefined;
    view.lookingBack.value = false;
    if (view.dialog.value === 'result') view.dialog.value = undefined;
  }
}

function passMessage(passes: Game['startPasses']): Word | undefined {
  const side = passes[0];
  return side === undefined ? undefined : { kind: 'passed', side };
}
