// 64 letters that stand in a link as they are (RFC 4648, base64url): six bits each, three squares of a board each.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SQUARES_PER_LETTER = 3;
const CODES = 3;

/** The letter for 0 … 63. */
export function letterOf(value: number): string {
  return LETTERS.charAt(value);
}

/** 0 … 63, or −1 for anything that is no such letter. */
export function valueOf(letter: string | undefined): number {
  return letter?.length === 1 ? LETTERS.indexOf(letter) : -1;
}

/** How many letters a board of so many squares takes. */
export function boardLettersFor(squares: number): number {
  return Math.ceil(squares / SQUARES_PER_LETTER);
}

/** Three squares a letter; codes a1…: 0 empty, 1 black, 2 white. */
export function makeBoardLetters(codes: Uint8Array): string {
  let letters = '';
  for (let square = 0; square < codes.length; square += SQUARES_PER_LETTER) {
    const [first = 0, second = 0, third = 0] = codes.subarray(square, square + SQUARES_PER_LETTER);
    letters += letterOf(first + CODES * second + CODES * CODES * third);
  }
  return letters;
}

/** The codes of a board of so many squares, or undefined when the letters are no such board. */
export function parseBoardLetters(letters: string, squares: number): Uint8Array | undefined {
  if (letters.length !== boardLettersFor(squares)) return undefined;
  const codes = new Uint8Array(letters.length * SQUARES_PER_LETTER);
  for (const [index, letter] of [...letters].entries()) {
    const value = valueOf(letter);
    if (value < 0 || value >= CODES ** SQUARES_PER_LETTER) return undefined;
    const square = index * SQUARES_PER_LETTER;
    codes[square] = value % CODES;
    codes[square + 1] = Math.floor(value / CODES) % CODES;
    codes[square + 2] = Math.floor(value / (CODES * CODES));
  }
  return codes.subarray(squares).some((code) => code !== 0) ? undefined : codes.slice(0, squares);
}
