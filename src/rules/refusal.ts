/** Why a disc cannot be placed or a turn cannot be passed. */
export type Refusal = 'off-board' | 'occupied' | 'no-flips' | 'may-not-pass' | 'game-over';

/** What the rules allow, or the named refusal. It has the shape of lib's Result, which this room does without. */
export type Ruling<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Refusal };

export function allow<Value>(value: Value): Ruling<Value> {
  return { ok: true, value };
}

export function refuse<Value>(error: Refusal): Ruling<Value> {
  return { ok: false, error };
}
