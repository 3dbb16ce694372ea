const TENTHS_BELOW_MS = 10_000;

/** Time left in milliseconds as `1:02:03`, `4:05`, or `0:09.4` when it is short; rounded so that 0 means time is up. */
export function clockText(ms: number): string {
  if (ms < TENTHS_BELOW_MS) {
    const tenths = Math.ceil(ms / 100);
    return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`;
  }
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes % 60).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
