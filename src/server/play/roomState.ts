import { schema, t, type SchemaType } from '@colyseus/schema';

/** What a room's pages see at every moment. The board is never in it: the moves are the one truth. */
export const RoomState = schema({
  status: t.string().default('waiting'),
  blackName: t.string().default(''),
  whiteName: t.string().default(''),
  blackHere: t.boolean().default(false),
  whiteHere: t.boolean().default(false),
  watchers: t.uint16().default(0),
});
export type RoomState = SchemaType<typeof RoomState>;
