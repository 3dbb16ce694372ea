import { EngineHost, type HostParts } from './engineHost.ts';
import type { Link, Reply } from './protocol.ts';

/** An engine in the thread of its caller, for tests and for programs that may wait. */
export function makeLocalLink(parts: Omit<HostParts, 'reply'>): Link {
  let hear: ((reply: Reply) => void) | undefined;
  const host = new EngineHost({ ...parts, reply: (reply) => hear?.(reply) });
  return {
    post: (request) => host.receive(request),
    attach: (onReply) => {
      hear = onReply;
    },
    close: () => {
      hear = undefined;
    },
  };
}
