import { Howl } from 'howler';
import dropUrl from '../../assets/sounds/drop.wav';
import endUrl from '../../assets/sounds/end.mp3';
import flipUrl from '../../assets/sounds/flip.wav';
import passUrl from '../../assets/sounds/pass.mp3';
import type { Clips, Cue } from './sounds.ts';

const URLS: Readonly<Record<Cue, string>> = { drop: dropUrl, flip: flipUrl, pass: passUrl, end: endUrl };

/** Fetches the four sounds; rejects where one of them cannot be had. */
export async function loadClips(): Promise<Clips> {
  const [drop, flip, pass, end] = await Promise.all([
    loadHowl(URLS.drop),
    loadHowl(URLS.flip),
    loadHowl(URLS.pass),
    loadHowl(URLS.end),
  ]);
  return new HowlClips({ drop, flip, pass, end });
}

class HowlClips implements Clips {
  readonly #howls: Readonly<Record<Cue, Howl>>;

  constructor(howls: Readonly<Record<Cue, Howl>>) {
    this.#howls = howls;
  }

  play(cue: Cue, ended: () => void): void {
    const howl = this.#howls[cue];
    const id = howl.play();
    for (const event of ['end', 'stop', 'playerror'] as const) howl.once(event, ended, id);
  }

  stop(): void {
    for (const howl of Object.values(this.#howls)) howl.stop();
  }

  dispose(): void {
    for (const howl of Object.values(this.#howls)) howl.unload();
  }
}

function loadHowl(src: string): Promise<Howl> {
  return new Promise((resolve, reject) => {
    const howl = new Howl({
      src,
      onload: () => resolve(howl),
      onloaderror: (_id, why) => reject(new Error(`no sound from ${src}: ${String(why)}`)),
    });
  });
}
