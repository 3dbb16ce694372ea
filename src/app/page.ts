import { effect, untracked } from '@preact/signals';
import type { Engine } from '../engine/engineClient.ts';
import type { GameEvent } from '../game/gameEvent.ts';
import { createTranslator, type Translate } from '../i18n/translator.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import type { Random } from '../lib/random.ts';
import type { Timing } from '../lib/timing.ts';
import { DEFAULT_SETUP } from '../records/gameSetup.ts';
import { makeSquare, type Refusal, type Square } from '../rules/index.ts';
import { Sounds } from '../sound/sounds.ts';
import { mountHud, type Hud } from '../ui/hud.tsx';
import type { Intents } from '../ui/intents.ts';
import { installKeys } from '../ui/keys.ts';
import { languageFor } from '../ui/language.ts';
import { createView, type Notice } from '../ui/view.ts';
import { watchErrors } from './alarm.ts';
import { BoardHost } from './boardHost.ts';
import { BoardStage } from './boardStage.ts';
import { EngineDesk } from './engineDesk.ts';
import { Hand } from './hand.ts';
import { Keep, type TextStorage } from './keep.ts';
import { makeIntents } from './makeIntents.ts';
import { Messages } from './messages.ts';
import { Preferences } from './preferences.ts';
import { Presenter } from './presenter.ts';
import { Session } from './session.ts';
import { say } from './say.ts';
import { Tour } from './tour.ts';

export interface PageParts {
  readonly root: HTMLElement;
  readonly window: Window;
  /** Undefined where the browser keeps nothing for us. */
  readonly storage: TextStorage | undefined;
  readonly timing: Timing;
  readonly random: Random;
  /** Plays the levels and advises; disposed with the page. */
  readonly engine: Engine;
}

/** The whole page: one of everything, and the wires between them. */
export class Page implements Disposable {
  readonly #parts: PageParts;
  readonly #disposer = new Disposer();
  readonly #view = createView();
  readonly #board = new BoardHost();
  readonly #sounds = this.#disposer.add(new Sounds({ failed: () => this.#notify('sound-failed') }));
  readonly #messages: Messages;
  readonly #keep: Keep;
  readonly #preferences: Preferences;
  readonly #presenter: Presenter;
  readonly #desk: EngineDesk;
  readonly #session: Session;
  readonly #tour: Tour;
  readonly #hand: Hand;
  readonly #hud: Hud;
  readonly #stage: BoardStage;
  readonly #reducedMotion: MediaQueryList;

  constructor(parts: PageParts) {
    this.#parts = parts;
    const { root, window, storage } = parts;
    this.#messages = this.#disposer.add(new Messages(this.#view, parts.timing));
    this.#keep = new Keep(storage, () => this.#notify('storage-full'));
    this.#reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.#preferences = new Preferences(this.#view, this.#keep, {
      search: window.location.search,
      reducedMotion: this.#reducedMotion,
    });
    this.#readSettings();
    this.#presenter = this.#disposer.add(this.#makePresenter());
    this.#desk = this.#disposer.add(this.#makeDesk());
    this.#session = this.#disposer.add(this.#makeSession());
    this.#tour = new Tour(this.#session, this.#view);
    this.#hand = this.#makeHand();
    const intents = this.#makeIntents();
    this.#hud = this.#disposer.add(mountHud(root, this.#view, intents));
    this.#stage = this.#disposer.add(this.#makeStage());
    this.#disposer.defer(installKeys(window, this.#view, intents));
    this.#disposer.defer(this.#session.changed.listen(() => this.#review()));
  }

  /** Shows the board and begins or goes on with the game. */
  async start(): Promise<void> {
    const kept = this.#keep.readGame();
    const size = (kept.value?.setup ?? DEFAULT_SETUP).size;
    await this.#stage.start(this.#preferences.current, size);
    this.#disposer.defer(this.#hud.onInsets((insets) => this.#stage.setInsets(insets)));
    this.#disposer.defer(effect(() => this.#applySettings()));
    this.#watchPage();
    if (kept.value) this.#session.restore(kept.value);
    else this.#session.startGame(DEFAULT_SETUP);
    if (kept.broken) this.#notify('save-broken');
    this.#view.offerTour.value = this.#keep.isFirstVisit();
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  get #translate(): Translate {
    return createTranslator(languageFor(this.#view.settings.value.language));
  }

  #readSettings(): void {
    const { value, broken } = this.#keep.readSettings();
    this.#view.settings.value = value;
    if (broken) this.#notify('settings-broken');
  }

  #makePresenter(): Presenter {
    return new Presenter({
      view: this.#view,
      messages: this.#messages,
      timing: this.#parts.timing,
      translate: () => this.#translate,
      play: (cue) => this.#sounds.play(cue),
      showsResults: () => !this.#tour.isOn,
    });
  }

  #makeDesk(): EngineDesk {
    return new EngineDesk({
      engine: this.#parts.engine,
      view: this.#view,
      board: this.#board,
      timing: this.#parts.timing,
      translate: () => this.#translate,
      notice: (notice) => this.#notify(notice),
    });
  }

  #makeSession(): Session {
    const { timing, random } = this.#parts;
    return new Session(DEFAULT_SETUP, {
      board: this.#board,
      timing,
      random,
      engine: this.#desk.seat,
      pace: () => this.#preferences.pace,
      happened: (event) => {
        if (event.kind === 'played') this.#messages.passHasBeenRead();
        this.#save(event);
      },
      shown: (event, cut) => {
        this.#presenter.shown(event, cut);
        this.#tour.shown(event);
      },
      clockTicked: (left, running) => {
        this.#view.clock.value = left && { ...left, running };
      },
    });
  }

  #makeHand(): Hand {
    return new Hand({
      view: this.#view,
      board: this.#board,
      session: this.#session,
      tour: this.#tour,
      refused: (refusal, square) => this.#refuse(refusal, square),
    });
  }

  #makeIntents(): Intents {
    return makeIntents({
      view: this.#view,
      session: this.#session,
      tour: this.#tour,
      hand: this.#hand,
      preferences: this.#preferences,
      desk: this.#desk,
      messages: this.#messages,
      resetCamera: () => this.#stage.scene?.resetCamera(),
    });
  }

  #makeStage(): BoardStage {
    return new BoardStage({
      host: this.#hud.board,
      board: this.#board,
      view: this.#view,
      timing: this.#parts.timing,
      pressed: (square, pointer, again) => this.#hand.press(square, pointer, again),
      hovered: (square) => this.#hand.hover(square),
      touched: (touch) => this.#sounds.play(touch),
      notice: (notice) => this.#notify(notice),
    });
  }

  #applySettings(): void {
    const settings = this.#preferences.current;
    untracked(() => {
      this.#stage.apply(settings);
      this.#sounds.setEnabled(settings.sound);
      this.#review();
    });
  }

  #watchPage(): void {
    const { document } = this.#parts.window;
    const listen = (target: EventTarget, name: string, run: () => void): void => {
      target.addEventListener(name, run);
      this.#disposer.defer(() => target.removeEventListener(name, run));
    };
    listen(document, 'visibilitychange', () => this.#session.setHidden(document.hidden));
    listen(this.#parts.window, 'pagehide', () => this.#saveTime());
    this.#disposer.defer(watchErrors(this.#parts.window, () => this.#notify('unexpected-error')));
    listen(this.#reducedMotion, 'change', () => this.#applySettings());
  }

  #refuse(refusal: Refusal, square: Square): void {
    const name = makeSquare(square, this.#view.position.value.size);
    this.#messages.tell({ kind: 'refused', refusal, square });
    say(this.#view, this.#translate(`refusal.${refusal}`, { square: name }));
  }

  #notify(notice: Notice): void {
    this.#messages.notify(notice);
    say(this.#view, this.#translate(`notice.${notice}`));
  }

  /** After anything has changed: what can be done now. */
  #review(): void {
    const view = this.#view;
    const session = this.#session;
    view.setup.value = session.setup;
    view.paused.value = session.paused;
    view.mayUndo.value = session.mayUndo;
    view.mayRedo.value = session.mayRedo;
    view.thinking.value = session.thinking;
    if (session.thinking !== undefined) this.#messages.passHasBeenRead();
    this.#hand.review();
    this.#desk.review(session);
    this.#stage.scene?.setSlack(view.open.value ? session.game.position.legalMoves : []);
  }

  /** Thinking time is not won back by a reload. */
  #saveTime(): void {
    const { saved } = this.#session;
    if (saved.time !== undefined && !this.#tour.isOn) this.#keep.writeGame(saved);
  }

  #save(event: GameEvent): void {
    const changes = event.kind === 'played' || event.kind === 'replaced' || event.kind === 'ended';
    if (changes && !this.#tour.isOn) this.#keep.writeGame(this.#session.saved);
  }
}
