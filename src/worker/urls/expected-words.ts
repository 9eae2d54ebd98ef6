import { type Expectations, type ExpectedOutcome, wordIn } from '../../url-lists/list';
import type { ExpectedVerdicts } from './verdicts/row-facets';

/**
 * Converts only ASCII letters to lower case. Names aren't words of a language, so locale rules don't apply.
 */
function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** A crawler with the names that may refer to it. */
interface Named {
  readonly names: readonly string[];
}

/**
 * Returns the names, as written, under which a crawler has expectations. They are ordered by the crawler's
 * names; ASCII case is ignored.
 */
export function namesExpectedOf(expectations: Expectations, { names }: Named): readonly string[] {
  const written = expectations.crawlers.map((name) => ({ name, key: asciiLowerCase(name) }));
  const found = new Set<string>();
  for (const key of names.map(asciiLowerCase))
    for (const each of written) if (each.key === key) found.add(each.name);
  return [...found];
}

/** Returns whether a name is one of the crawler's, ignoring ASCII case. */
export function isNameOf({ names }: Named, name: string): boolean {
  const key = asciiLowerCase(name);
  return names.some((each) => asciiLowerCase(each) === key);
}

/**
 * The expectations for some crawlers: each crawler's own, otherwise the one for all. Resolves names once,
 * when constructed. Valid until the next expectation is set.
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

  /** Returns the expectation of a row for the crawler with this index. */
  wordAt(row: number, crawler: number): ExpectedOutcome | null {
    return this.ownAt(row, crawler) ?? wordIn(this.#forAll, row);
  }

  /** Returns the crawler's own word on a row, even if it equals the one for all; null for none. */
  ownAt(row: number, crawler: number): ExpectedOutcome | null {
    for (const words of this.#own[crawler] ?? []) {
      const word = wordIn(words, row);
      if (word !== null) return word;
    }
    return null;
  }

  /** Returns the expectation of a row for all crawlers without their own word. */
  forAllAt(row: number): ExpectedOutcome | null {
    return wordIn(this.#forAll, row);
  }
}
