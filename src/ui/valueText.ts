/** A value in discs as it is shown: a sign, one decimal unless it is exact, and `=` before an exact one. */
export function makeValue(value: number, exact: boolean): string {
  const shown = exact ? Math.abs(value).toFixed(0) : Math.abs(value).toFixed(1);
  const sign = Number(shown) === 0 ? '' : value > 0 ? '+' : '−';
  return exact ? `=${sign}${shown}` : `${sign}${shown}`;
}
