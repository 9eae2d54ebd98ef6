import { memoize } from '../collections';
import type { Dialect } from '../dialects/dialect';
import { pathOf } from '../match/contest';
import { compileGlob } from '../match/glob';
import { fillGaps, GAP, gapWordsOf } from './gap-word';

/** A site that made-up paths are on, so that a path like `//x` isn't read as a host. */
export const EXAMPLE_SITE = 'https://example.com';

/** Characters that no URL contains after the WHATWG URL Standard has serialised it. */
const NEVER = /[^\x21-\x7E\uE000]|["#<>]/;
/** Characters that it escapes before the first `?` only. */
const NOT_IN_PATH = /[`{}\\]/;
/** Words without any character that a dialect or the URL Standard changes or that could make a segment of dots. */
const ORDINARY = /^(?:[\w/~!&()+,;=:@?\uE000-]|(?<=\w)\.)*$/;
/** Path segments that it resolves, and those of them without an escape. */
const DOT_SEGMENT = /^(?:\.|%2E){1,2}$/;
const PLAIN_DOT_SEGMENT = /^\.{1,2}$/;
/** Escapes with lower-case digits. The tester writes those of a tested URL in upper case (engine/address). */
const LOWER_CASE_ESCAPE = /%(?:[0-9A-Fa-f][a-f]|[a-f][0-9A-Fa-f])/;

/** Reason why a pattern matches no path. */
export type NeverMatches =
  /** It begins with neither `/` nor `*`. */
  | 'no-slash'
  /** It contains a character that URLs contain only in escaped form. */
  | 'character'
  /** It contains the segment `.` or `..`, which URLs don't keep. */
  | 'dot-segment'
  /** It consists of `$` alone, the end of a path without characters. */
  | 'only-end';

/**
 * The paths that a dialect compares with patterns: those of URLs as the URL Standard serialises them, with upper-case
 * escapes, in the dialect's form.
 */
export class PathForms {
  readonly #dialect: Dialect;
  /** True if the dialect decodes some escapes. Then any escape can remain: `%%32E` becomes `%2E` in its single pass. */
  readonly #decodes: boolean;
  /** Segments that no path has. Null if the dialect decodes an escaped `/`: then a path may have any. */
  readonly #dotSegment: RegExp | null;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
    this.#decodes = this.#formOf('/%41') !== '/%41';
    const isSplitLater = this.#formOf('/%2F') !== '/%2F';
    this.#dotSegment = isSplitLater ? null : this.#decodes ? PLAIN_DOT_SEGMENT : DOT_SEGMENT;
  }

  /**
   * Returns whether some URL may have a path of this gap word. Wrong only in one direction: true for some words that
   * no URL has. `^` counts as possible, because some browsers escape it and others don't.
   */
  isPossible(word: string): boolean {
    return this.obstacle(word) === null;
  }

  /** Returns the offset of the text that makes this gap word impossible, and why; null if it is possible. */
  obstacle(word: string): { readonly because: NeverMatches; readonly at: number } | null {
    if (isOrdinary(word)) return null;
    const at = this.#wrongCharacter(word);
    if (at >= 0) return { because: 'character', at };
    const segment = this.#dotSegment === null ? -1 : findSegment(word, this.#dotSegment);
    return segment < 0 ? null : { because: 'dot-segment', at: segment };
  }

  /**
   * Returns whether a gap word describes paths that can be shown: each is the path of a URL that is written the same,
   * whatever the dialect then decodes.
   */
  isPath(word: string): boolean {
    return this.isPossible(word) && findSegment(word, DOT_SEGMENT) < 0 && this.#keepsForm(word);
  }

  /**
   * Yields the word if it is possible. Otherwise, a gap may contain the first `?` and make what follows a query, where
   * more is possible: yields the possible ones of these words.
   */
  *possibleOf(word: string): Generator<string, void> {
    if (this.isPossible(word)) {
      yield word;
      return;
    }
    const query = word.indexOf('?');
    for (let gap = word.indexOf(GAP); gap >= 0; gap = word.indexOf(GAP, gap + 1)) {
      if (query >= 0 && query < gap) return;
      const withQuery = `${word.slice(0, gap + 1)}?${word.slice(gap)}`;
      if (this.isPossible(withQuery)) yield withQuery;
    }
  }

  #wrongCharacter(word: string): number {
    const lower = this.#decodes ? -1 : (LOWER_CASE_ESCAPE.exec(word)?.index ?? -1);
    const never = NEVER.exec(word)?.index ?? -1;
    if (never >= 0 || lower >= 0) return never >= 0 ? never : lower;
    const query = word.indexOf('?');
    const quote = query < 0 ? -1 : word.indexOf("'", query);
    if (quote >= 0) return quote;
    const inPath = NOT_IN_PATH.exec(query < 0 ? word : word.slice(0, query))?.index ?? -1;
    if (inPath >= 0 || word.includes('%') || this.#keepsForm(word)) return inPath;
    return this.#firstChange(word);
  }

  #keepsForm(word: string): boolean {
    if (this.#dialect.paths.normalizeTested === null) return true;
    const text = filled(word);
    return this.#formOf(text) === text;
  }

  #firstChange(word: string): number {
    const text = filled(word);
    const form = this.#formOf(text);
    let at = 0;
    while (at < text.length && text[at] === form[at]) at++;
    return at;
  }

  #formOf(path: string): string {
    return pathOf(EXAMPLE_SITE + path, { dialect: this.#dialect });
  }
}

/** Returns whether no dialect changes or rules out the paths of a gap word. */
export function isOrdinary(word: string): boolean {
  return ORDINARY.test(word);
}

/** Replaces gaps by a letter, which no dialect changes. */
function filled(word: string): string {
  return fillGaps(word, 'x');
}

/** Returns the offset of the first segment before a `?` that fits; -1 if there is none. */
function findSegment(word: string, dots: RegExp): number {
  if (!word.includes('.') && !word.includes('%2E')) return -1;
  const query = word.indexOf('?');
  let at = 0;
  for (const segment of (query < 0 ? word : word.slice(0, query)).split('/')) {
    if (dots.test(segment)) return at;
    at += segment.length + 1;
  }
  return -1;
}

const formsOf = memoize((dialect: Dialect) => new PathForms(dialect));

/** Returns whether a pattern in a dialect's form is proven to match no URL. */
export function matchesNoUrl(pattern: string, dialect: Dialect): boolean {
  return gapWordsOf(compileGlob(pattern)).every(
    (word) => formsOf(dialect).possibleOf(word).next().done === true,
  );
}
