import { Bucket } from '../door/bucket.ts';
import type { Settings } from '../settings.ts';
import type { Speaker } from './matchParts.ts';

/** A page in a room, and how much it may still say. */
export interface Guest extends Speaker {
  readonly messages: Bucket;
  readonly chat: Bucket;
  /** Refusals in a row. */
  refused: number;
}

const SECONDS_PER_MINUTE = 60;
const CHAT_AT_ONCE = 5;

export function makeGuest(speaker: Speaker, settings: Settings, now: number): Guest {
  const { messagesPerSecond, chatPerMinute } = settings;
  return {
    ...speaker,
    messages: new Bucket(messagesPerSecond, messagesPerSecond, now),
    chat: new Bucket(CHAT_AT_ONCE, chatPerMinute / SECONDS_PER_MINUTE, now),
    refused: 0,
  };
}
