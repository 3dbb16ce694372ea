import { Disposer, type Disposable } from '../lib/disposer.ts';

export type Cue = 'drop' | 'flip' | 'pass' | 'end';

/** The sounds once they are fetched. `ended` is called, perhaps more than once, when a sound is over. */
export interface Clips extends Disposable {
  play(cue: Cue, ended: () => void): void;
  stop(): void;
}

export interface SoundsParts {
  readonly load: () => Promise<Clips>;
  /** Where the first click, tap or key is heard: no browser lets a page sound before it. */
  readonly input: EventTarget;
  readonly isHidden: () => boolean;
  /** Told once where the sounds cannot be had; the game goes on without them. */
  readonly failed: () => void;
}

const INPUTS = ['pointerdown', 'keydown'] as const;
/** So many of a kind may sound together; more would be noise. */
const MOST_AT_ONCE: Readonly<Record<Cue, number>> = { drop: 2, flip: 4, pass: 1, end: 1 };

/** The sounds of the game, fetched after the first input. To play one never throws: what cannot sound is silent. */
export class Sounds implements Disposable {
  readonly #parts: SoundsParts;
  readonly #disposer = new Disposer();
  readonly #sounding: Record<Cue, number> = { drop: 0, flip: 0, pass: 0, end: 0 };
  #isEnabled = true;
  #hadInput = false;
  #isLoading = false;
  #clips: Clips | undefined;

  constructor(parts: Partial<SoundsParts> = {}) {
    this.#parts = { ...partsOfPage(), ...parts };
    for (const type of INPUTS) {
      const listen = (): void => this.#hearInput();
      this.#parts.input.addEventListener(type, listen, { once: true, capture: true });
      this.#disposer.defer(() => this.#parts.input.removeEventListener(type, listen, { capture: true }));
    }
  }

  play(cue: Cue): void {
    if (!this.#clips || !this.#isEnabled || this.#parts.isHidden()) return;
    if (this.#sounding[cue] >= MOST_AT_ONCE[cue]) return;
    this.#sounding[cue]++;
    let isOver = false;
    this.#clips.play(cue, () => {
      if (!isOver) this.#sounding[cue]--;
      isOver = true;
    });
  }

  setEnabled(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    if (isEnabled) this.#load();
    else this.#clips?.stop();
  }

  dispose(): void {
    this.#disposer.dispose();
    this.#clips = undefined;
  }

  #hearInput(): void {
    this.#hadInput = true;
    this.#load();
  }

  #load(): void {
    if (!this.#isEnabled || !this.#hadInput || this.#isLoading || this.#disposer.disposed) return;
    this.#isLoading = true;
    this.#parts.load().then(
      (clips) => this.#keep(clips),
      () => this.#parts.failed(),
    );
  }

  #keep(clips: Clips): void {
    this.#disposer.add(clips);
    if (!this.#disposer.disposed) this.#clips = clips;
  }
}

function partsOfPage(): SoundsParts {
  return {
    load: async () => (await import('./clips.ts')).loadClips(),
    input: globalThis,
    isHidden: () => document.hidden,
    failed: () => undefined,
  };
}
