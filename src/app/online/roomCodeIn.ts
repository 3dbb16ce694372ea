const INVITATION = /#(?:.*&)?room=([^&#]+)/;

/** The code of the room that an address invites to, as it stands there; undefined where it invites to none. */
export function roomCodeIn(address: string): string | undefined {
  return INVITATION.exec(address)?.[1];
}
