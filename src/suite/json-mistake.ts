import type { JsonExpected, JsonMistake } from './suite-problem';

/**
 * Finds the first mistake in a text that `JSON.parse` rejects, whose messages differ between versions of Node and often
 * lack the place. Null if there is none. Recursive: don't call it for deeper nesting than `DEEPEST_SUITE`.
 */
export function jsonMistake(text: string): JsonMistake | null {
  const scanner = new Scanner(text);
  const expected = scanner.scan();
  if (expected === null) return null;
  const before = text.slice(0, scanner.at).split(/\r\n?|\n/);
  const found = text.codePointAt(scanner.at);
  return {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    expected,
    found: found === undefined ? '' : String.fromCodePoint(found),
  };
}

/** Characters after a backslash, without `u`. */
const ESCAPES = '"\\/bfnrt';

/** Reads JSON up to the first mistake. Each method returns what should come at `at`, or null after success. */
class Scanner {
  /** UTF-16 offset. */
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  scan(): JsonExpected | null {
    const mistake = this.#value();
    if (mistake !== null) return mistake;
    this.#space();
    return this.at < this.#text.length ? 'end' : null;
  }

  #value(): JsonExpected | null {
    this.#space();
    switch (this.#text[this.at]) {
      case '{':
        return this.#entries('}', 'comma-or-brace', () => this.#member());
      case '[':
        return this.#entries(']', 'comma-or-bracket', () => this.#value());
      case '"':
        return this.#quoted();
      case 't':
        return this.#word('true');
      case 'f':
        return this.#word('false');
      case 'n':
        return this.#word('null');
      default:
        return this.#number();
    }
  }

  /** Reads a list or an object, from its opening bracket. */
  #entries(
    closing: string,
    expected: JsonExpected,
    readEntry: () => JsonExpected | null,
  ): JsonExpected | null {
    this.at++;
    this.#space();
    if (this.#skip(closing)) return null;
    for (;;) {
      const mistake = readEntry();
      if (mistake !== null) return mistake;
      this.#space();
      if (this.#skip(closing)) return null;
      if (!this.#skip(',')) return expected;
    }
  }

  #member(): JsonExpected | null {
    this.#space();
    if (this.#text[this.at] !== '"') return 'key';
    const mistake = this.#quoted();
    if (mistake !== null) return mistake;
    this.#space();
    return this.#skip(':') ? this.#value() : 'colon';
  }

  #quoted(): JsonExpected | null {
    this.at++;
    for (;;) {
      if (this.#skip('"')) return null;
      if (this.#skip('\\')) {
        if (!this.#escape()) return 'escape';
      } else if (this.#text.charCodeAt(this.at) >= 0x20) this.at++;
      else return 'quoted';
    }
  }

  /** Reads an escape after its backslash. */
  #escape(): boolean {
    if (!this.#skip('u')) return this.#one(ESCAPES);
    for (let digit = 0; digit < 4; digit++) if (!this.#one('0123456789abcdefABCDEF')) return false;
    return true;
  }

  #number(): JsonExpected | null {
    const hasSign = this.#skip('-');
    if (!this.#skip('0') && !this.#digits()) return hasSign ? 'digit' : 'value';
    if (this.#skip('.') && !this.#digits()) return 'digit';
    if (!this.#one('eE')) return null;
    this.#one('+-');
    return this.#digits() ? null : 'digit';
  }

  #digits(): boolean {
    const from = this.at;
    while (this.#one('0123456789'));
    return this.at > from;
  }

  #word(word: string): JsonExpected | null {
    for (const letter of word) if (!this.#skip(letter)) return 'value';
    return null;
  }

  #space(): void {
    while (this.#one(' \t\n\r'));
  }

  #skip(character: string): boolean {
    const isHere = this.#text[this.at] === character;
    if (isHere) this.at++;
    return isHere;
  }

  /** Skips one of these characters. */
  #one(characters: string): boolean {
    const isHere = this.at < this.#text.length && characters.includes(this.#text[this.at] as string);
    if (isHere) this.at++;
    return isHere;
  }
}
