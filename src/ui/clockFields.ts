import { err, ok, type Result } from '../lib/result.ts';
import { MAX_CLOCK_INCREMENT, MAX_CLOCK_MINUTES, type ClockSetup } from '../records/gameSetup.ts';

/** A clock as it is typed. */
export interface ClockFields {
  readonly minutes: string;
  readonly increment: string;
}

/** Which of the typed values cannot be used. */
export interface ClockProblems {
  readonly minutes: boolean;
  readonly increment: boolean;
}

/** The typed clock, or which fields are wrong; a decimal comma is as good as a point. */
export function readClock(fields: ClockFields): Result<ClockSetup, ClockProblems> {
  const minutes = parseNumber(fields.minutes);
  const increment = parseNumber(fields.increment);
  const problems = {
    minutes: !(minutes > 0 && minutes <= MAX_CLOCK_MINUTES),
    increment: !(increment >= 0 && increment <= MAX_CLOCK_INCREMENT),
  };
  return problems.minutes || problems.increment ? err(problems) : ok({ minutes, increment });
}

export function clockFieldsOf(clock: ClockSetup): ClockFields {
  return { minutes: String(clock.minutes), increment: String(clock.increment) };
}

/** NaN for anything that is not a plain decimal number. */
function parseNumber(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
