/** An answer that may be a named refusal instead of a value; nothing is thrown. */
export type Result<Value, Code> = Ok<Value> | Err<Code>;

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Err<Code> {
  readonly ok: false;
  readonly error: Code;
}

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

export function err<Code>(error: Code): Err<Code> {
  return { ok: false, error };
}
