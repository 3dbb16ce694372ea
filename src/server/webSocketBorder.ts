import { WebSocket } from 'ws';

/** Colyseus names the browser's `WebSocket`, which Node has from version 22 on. */
export function provideWebSocket(): void {
  if (!('WebSocket' in globalThis)) Object.defineProperty(globalThis, 'WebSocket', { value: WebSocket });
}
