const USUAL_PORT = 8080;
const USUAL_PORTS = 20;
const LAST_PORT = 65535;

/** The one port that was asked for, or a row of usual ones; undefined where the wish is no port. */
export function portsToTry(wish: string | undefined): readonly number[] | undefined {
  if (wish === undefined || wish === '') {
    return Array.from({ length: USUAL_PORTS }, (_, index) => USUAL_PORT + index);
  }
  const port = Number(wish);
  return /^\d+$/.test(wish) && port <= LAST_PORT ? [port] : undefined;
}
