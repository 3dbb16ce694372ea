const CHANNELS = ['uncaughtException', 'unhandledRejection'] as const;

/** What nobody caught while `run` ran: the errors that a browser would hand to the top of the page. */
export async function unhandledDuring(run: () => Promise<void>): Promise<unknown[]> {
  const unhandled: unknown[] = [];
  const restores = CHANNELS.map((channel) => divert(channel, (mistake) => unhandled.push(mistake)));
  try {
    await run();
  } finally {
    for (const restore of restores) restore();
  }
  return unhandled;
}

/** Sends what comes through a channel here only; the function returned puts the others back. */
function divert(channel: (typeof CHANNELS)[number], note: (mistake: unknown) => void): () => void {
  const others = process.listeners(channel as 'uncaughtException');
  process.removeAllListeners(channel);
  process.on(channel, note);
  return () => {
    process.off(channel, note);
    for (const other of others) process.on(channel as 'uncaughtException', other);
  };
}
