import { type Expectations, type ExpectedWord, wordIn } from './list';
import type { ExpectedVerdicts } from './verdicts/row-facets';

/** Upper-case ASCII letters as lower-case ones; others stay, for a name is no word of any language. */
function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** A crawler by the names that may mean it. */
interface Named {
  readonly names: readonly string[];
}

/** The names, as written, under which something is expected of a crawler: in the order of the crawler's names, whatever their ASCII case. */
export function namesExpectedOf(expectations: Expectations, { names }: Named): readonly string[] {
  const written = expectations.crawlers.map((name) => ({ name, key: asciiLowerCase(name) }));
  const found = new Set<string>();
  for (const key of names.map(asciiLowerCase))
    for (const each of written) if (each.key === key) found.add(each.name);
  return [...found];
}

/** Whether a name means a crawler. */
export function isNameOf({ names }: Named, name: string): boolean {
  const key = asciiLowerCase(name);
  return names.some((each) => asciiLowerCase(each) === key);
}

/**
 * What is expected of some crawlers: of each its own word, else that for all. Names are looked up once, when this is made; it is right until the next
 * word is set.
 */
export class ExpectedWords implements ExpectedVerdicts {
  readonly #forAll: Uint8Array;
  readonly #own: readonly (readonly Uint8Array[])[];

  constructor(expectations: Expectations, crawlers: readonly Named[]) {
    this.#forAll = expectations.wordsFor(null);
    this.#own = crawlers.map((crawler) =>
      namesExpectedOf(expectations, crawler).map((name) => expectations.wordsFor(name)),
    );
  }

  /** What is expected of a row for the crawler with an index. */
  wordAt(row: number, crawler: number): ExpectedWord | null {
    return this.ownAt(row, crawler) ?? wordIn(this.#forAll, row);
  }

  /** The word for a row and the crawler with an index alone, be it that for all too; null where it has none. */
  ownAt(row: number, crawler: number): ExpectedWord | null {
    for (const words of this.#own[crawler] ?? []) {
      const word = wordIn(words, row);
      if (word !== null) return word;
    }
    return null;
  }

  /** What is expected of a row for all crawlers without a word of their own. */
  forAllAt(row: number): ExpectedWord | null {
    return wordIn(this.#forAll, row);
  }

  expectedAt(row: number, crawler: number): 'allowed' | 'disallowed' | null {
    const word = this.wordAt(row, crawler);
    return word === 'blocked' ? 'disallowed' : word;
  }
}
