import { Disposer, type Disposable } from '../lib/disposer.ts';

/** A press that travels this far, in CSS pixels, is a drag. */
const DRAG_PIXELS = 6;

/** A second tap so soon and so near, in milliseconds and CSS pixels, is the same tap: fingers bounce. */
const SAME_TAP_MS = 500;
const SAME_TAP_PIXELS = 24;

export type PointerKind = 'mouse' | 'touch' | 'pen';

/** What a pointer does on the canvas, in CSS pixels of the canvas. */
export interface PointerListener {
  /** `again` says that a finger repeats the tap it has just made. */
  pressed(x: number, y: number, pointer: PointerKind, again: boolean): void;
  hovered(x: number, y: number): void;
  left(): void;
}

interface Tap {
  readonly x: number;
  readonly y: number;
  /** The event's time, in milliseconds. */
  readonly at: number;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Tells presses of the left button or of a single finger from drags and from gestures of two fingers. */
export class PointerInput implements Disposable {
  readonly #canvas: HTMLElement;
  readonly #listener: PointerListener;
  readonly #disposer = new Disposer();
  readonly #down = new Set<number>();
  #press: Press | undefined;
  #tap: Tap | undefined;

  constructor(canvas: HTMLElement, listener: PointerListener) {
    this.#canvas = canvas;
    this.#listener = listener;
    this.#on('pointerdown', (event) => this.#began(event));
    this.#on('pointermove', (event) => this.#moved(event));
    this.#on('pointerup', (event) => this.#ended(event));
    this.#on('pointercancel', (event) => this.#forget(event.pointerId));
    this.#on('pointerleave', () => this.#listener.left());
  }

  dispose(): void {
    this.#disposer.dispose();
  }

  #began(event: PointerEvent): void {
    if (event.isPrimary) this.#down.clear();
    this.#down.add(event.pointerId);
    const single = this.#down.size === 1 && event.button === 0;
    this.#press = single ? { id: event.pointerId, x: event.clientX, y: event.clientY } : undefined;
  }

  #moved(event: PointerEvent): void {
    const press = this.#press;
    if (press && press.id === event.pointerId && travelled(press, event)) this.#press = undefined;
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      const { x, y } = this.#place(event);
      this.#listener.hovered(x, y);
    }
  }

  #ended(event: PointerEvent): void {
    const press = this.#press;
    this.#forget(event.pointerId);
    if (!press || press.id !== event.pointerId || travelled(press, event)) return;
    const { x, y } = this.#place(event);
    const pointer = kindOf(event.pointerType);
    const again = pointer === 'touch' && this.#isSameTap({ x, y, at: event.timeStamp });
    this.#listener.pressed(x, y, pointer, again);
  }

  /** Whether a tap repeats the one before it. */
  #isSameTap(tap: Tap): boolean {
    const before = this.#tap;
    this.#tap = tap;
    if (before === undefined || tap.at - before.at > SAME_TAP_MS) return false;
    return Math.hypot(tap.x - before.x, tap.y - before.y) <= SAME_TAP_PIXELS;
  }

  #forget(id: number): void {
    this.#down.delete(id);
    this.#press = undefined;
  }

  #place(event: PointerEvent): { readonly x: number; readonly y: number } {
    const box = this.#canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #on(
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerleave',
    heard: (event: PointerEvent) => void,
  ): void {
    this.#canvas.addEventListener(name, heard);
    this.#disposer.defer(() => this.#canvas.removeEventListener(name, heard));
  }
}

function travelled(press: Press, event: PointerEvent): boolean {
  return Math.hypot(event.clientX - press.x, event.clientY - press.y) >= DRAG_PIXELS;
}

function kindOf(type: string): PointerKind {
  return type === 'touch' || type === 'pen' ? type : 'mouse';
}
