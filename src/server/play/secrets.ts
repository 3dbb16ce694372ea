import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '../../net/doors.ts';

const TOKEN_BYTES = 16;

/** A code for a room: ten symbols, about 2⁴⁹ possibilities. */
export function makeCode(): string {
  return Array.from({ length: CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  ).join('');
}

/** The secret of a seat: 128 bits as hexadecimal digits. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}

/** What is stored of a secret. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
