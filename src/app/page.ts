import { effect, untracked } from '@preact/signals';
import type { Engine } from '../engine/engineClient.ts';
import { Disposer, type Disposable } from '../lib/disposer.ts';
import type { Random } from '../lib/random.ts';
import type { Timing } from '../lib/timing.ts';
import { DEFAULT_SETUP } from '../records/gameSetup.ts';
import { Sounds } from '../sound/sounds.ts';
import { mountHud, type Hud } from '../ui/hud.tsx';
import type { Intents } from '../ui/intents.ts';
import { installKeys } from '../ui/keys.ts';
import { createView } from '../ui/view.ts';
import { BoardHost } from './boardHost.ts';
import { BoardStage } from './boardStage.ts';
import type { EngineDesk } from './engineDesk.ts';
import { GameSaver } from './gameSaver.ts';
import { Hand } from './hand.ts';
import { Keep, type TextStorage } from './keep.ts';
import { makeIntents } from './makeIntents.ts';
import { Messages } from './messages.ts';
import type { Pieces } from './pieces.ts';
import { Preferences } from './preferences.ts';
import { Presenter } from './presenter.ts';
import type { OnlineHost } from './online/onlineHost.ts';
import type { RecordRoom } from './recordRoom.ts';
import { makeDesk, makeOnline, makeRecord, makeStudy } from './rooms.ts';
import { Session } from './session.ts';
import { SharedEngine } from './sharedEngine.ts';
import type { Study } from './study.ts';
import { followLanguage } from './spokenLanguage.ts';
import { Tour } from './tour.ts';
import { watchPage } from './watchPage.ts';
import { Words } from './words.ts';

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
  readonly #sounds = this.#disposer.add(new Sounds({ failed: () => this.#words.notify('sound-failed') }));
  readonly #messages: Messages;
  readonly #words: Words;
  readonly #keep: Keep;
  readonly #saver: GameSaver;
  readonly #preferences: Preferences;
  readonly #presenter: Presenter;
  readonly #desk: EngineDesk;
  readonly #record: RecordRoom;
  readonly #study: Study;
  readonly #online: OnlineHost;
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
    this.#words = new Words(this.#view, this.#messages);
    this.#keep = new Keep(storage, () => this.#words.notify('storage-full'));
    const isKept = (): boolean => !this.#tour.isOn && !this.#online.isOn;
    this.#saver = new GameSaver({ keep: this.#keep, session: () => this.#session, isKept });
    this.#reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.#preferences = new Preferences(this.#view, this.#keep, {
      search: window.location.search,
      reducedMotion: this.#reducedMotion,
    });
    this.#readSettings();
    this.#disposer.defer(followLanguage(this.#view, () => this.#words.notify('language-failed')));
    this.#presenter = this.#disposer.add(this.#makePresenter());
    const pieces = this.#makePieces();
    this.#desk = this.#disposer.add(makeDesk(pieces));
    this.#online = this.#disposer.add(makeOnline(pieces, parts, () => this.#study));
    this.#record = this.#disposer.add(makeRecord(pieces, () => this.#study));
    this.#session = this.#disposer.add(this.#makeSession());
    this.#tour = new Tour(this.#session, this.#view);
    this.#study = this.#disposer.add(makeStudy(pieces, this.#record.opener));
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
    const watch = watchPage(this.#parts.window, this.#reducedMotion, {
      hidden: (isHidden) => this.#session.setHidden(isHidden),
      leaving: () => this.#saver.left(),
      motion: () => this.#applySettings(),
      failed: () => this.#words.notify('unexpected-error'),
    });
    this.#disposer.add(watch);
    this.#record.start();
    if (kept.value) {
      this.#study.resume(kept.value.game);
      this.#session.restore(kept.value);
    } else this.#session.startGame(DEFAULT_SETUP);
    if (kept.broken) this.#words.notify('save-broken');
    this.#view.offerTour.value = this.#keep.isFirstVisit();
    this.#online.start();
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #readSettings(): void {
    const { value, broken } = this.#keep.readSettings();
    this.#view.settings.value = value;
    if (broken) this.#words.notify('settings-broken');
  }

  #makePresenter(): Presenter {
    return new Presenter({
      view: this.#view,
      messages: this.#messages,
      timing: this.#parts.timing,
      translate: () => this.#words.translate,
      play: (cue) => this.#sounds.play(cue),
      showsResults: () => !this.#tour.isOn,
    });
  }

  #makePieces(): Pieces {
    const { timing, engine, window, root } = this.#parts;
    return {
      ...{ timing, random: Math.random, window, root, engine: new SharedEngine(engine) },
      ...{ view: this.#view, board: this.#board, keep: this.#keep, words: this.#words },
      pace: () => this.#preferences.pace,
      session: () => this.#session,
      tour: () => this.#tour,
      isOnline: () => this.#online.isOn,
      giveWay: () => this.#online.giveWay(),
      changed: () => this.#review(),
    };
  }

  #makeSession(): Session {
    const { timing, random } = this.#parts;
    return new Session(DEFAULT_SETUP, {
      ...{ timing, random, board: this.#record.travel.gate },
      engine: this.#desk.seat,
      remote: () => this.#online.player,
      pace: () => this.#preferences.pace,
      happened: (event) => {
        if (event.kind === 'played') this.#messages.passHasBeenRead();
        this.#record.happened(event);
        this.#study.happened(event);
        this.#saver.happened(event);
        this.#online.happened(event);
      },
      shown: (event, cut) => {
        this.#record.travel.seen(event);
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
      travel: this.#record.travel,
      refused: (refusal, square) => this.#words.refuse(refusal, square),
    });
  }

  #makeIntents(): Intents {
    return makeIntents({
      view: this.#view,
      session: this.#session,
      tour: this.#tour,
      record: this.#record,
      study: this.#study,
      online: this.#online,
      hand: this.#hand,
      preferences: this.#preferences,
      desk: this.#desk,
      messages: this.#messages,
      resetCamera: () => this.#stage.scene?.resetCamera(),
      picture: () => this.#stage.scene?.picture() ?? Promise.resolve(undefined),
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
      notice: (notice) => this.#words.notify(notice),
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

  /** After anything has changed: what can be done now. */
  #review(): void {
    const view = this.#view;
    const session = this.#session;
    view.setup.value = session.setup;
    view.paused.value = session.paused;
    view.mayUndo.value = this.#online.mayUndo;
    view.mayRedo.value = this.#online.mayRedo;
    view.thinking.value = session.thinking;
    if (session.thinking !== undefined) this.#messages.passHasBeenRead();
    this.#hand.review();
    const { position } = this.#hand;
    this.#desk.review(session, position);
    this.#stage.scene?.setSlack(view.open.value ? position.legalMoves : []);
  }
}
