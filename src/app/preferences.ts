import type { QualityChoice, Settings } from '../records/settings.ts';
import { QUALITIES } from '../records/settings.ts';
import type { View } from '../ui/view.ts';
import type { Keep } from './keep.ts';

/** The settings of this person, kept, and as they hold on this page. */
export class Preferences {
  readonly #view: Pick<View, 'settings'>;
  readonly #keep: Pick<Keep, 'writeSettings'>;
  readonly #asked: QualityChoice | undefined;
  readonly #reducedMotion: Pick<MediaQueryList, 'matches'>;

  constructor(
    view: Pick<View, 'settings'>,
    keep: Pick<Keep, 'writeSettings'>,
    page: { readonly search: string; readonly reducedMotion: Pick<MediaQueryList, 'matches'> },
  ) {
    this.#view = view;
    this.#keep = keep;
    const asked = new URLSearchParams(page.search).get('quality');
    this.#asked = QUALITIES.find((each) => each === asked);
    this.#reducedMotion = page.reducedMotion;
  }

  /** What holds here: the address may set the quality, the system may ask for no motion. */
  get current(): Settings {
    const settings = this.#view.settings.value;
    return {
      ...settings,
      quality: this.#asked ?? settings.quality,
      speed: this.#reducedMotion.matches ? 0 : settings.speed,
    };
  }

  /** How much faster than normal things go; normal when travel is off. */
  get pace(): number {
    return this.#view.settings.value.speed || 1;
  }

  change(change: Partial<Settings>): void {
    this.#view.settings.value = { ...this.#view.settings.value, ...change };
    this.#keep.writeSettings(this.#view.settings.value);
  }
}
