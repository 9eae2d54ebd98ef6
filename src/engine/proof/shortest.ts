import { fillGaps, GAP } from './gap-word';
import type { PathForms } from './path-forms';

/** Most gaps of a word of which all combinations are tried: 1,024 for ten. */
const MOST_GAPS = 10;

/** Most characters of words that are tried for one word, so that long ones don't take seconds. */
const MOST_TRIED = 100_000;

/** Texts that URLs can only have behind a `?`, or that a `?` before them makes harmless. */
const NEEDS_QUERY = /[.`{}\\]|%2E/;

/** Letters for gaps, those that read well first. All of them keep their form in URLs. */
const LETTERS = 'xa1nte0yzbcdfghijklmopqrsuvwABCDEFGHIJKLMNOPQRSTUVWXYZ23456789-_~!,;:@()+=&[]|';
const SECOND_LETTERS = 'q7~_';

/** A word for which something holds. */
export interface Shortest {
  /** Its gaps stand for one character each. Null if it holds for none. */
  readonly word: string | null;
  /** False if a shorter one may have been missed, because a word has too many gaps to try all. */
  readonly isShortest: boolean;
}

/**
 * Returns the shortest word for which `holds`, of all that are made from the given ones by leaving gaps out. A gap that
 * isn't left out never needs more than one character, apart from a `?`.
 */
export function shortestOf(
  words: Iterable<string>,
  paths: PathForms,
  holds: (word: string) => boolean,
): Shortest {
  let word: string | null = null;
  let isShortest = true;
  const isFound = (path: string): boolean => paths.isPath(path) && holds(path);
  const byLetters = Array.from(new Set(words), (each) => ({ each, letters: withoutGaps(each) }));
  for (const { each, letters } of byLetters.sort((a, b) => a.letters - b.letters)) {
    const most = word === null ? Number.POSITIVE_INFINITY : word.length;
    const pieces = each.split(GAP);
    if (letters >= most) break;
    if (pieces.length - 1 > MOST_GAPS) {
      isShortest = false;
      const shortened = withFewerGaps(each, isFound);
      if (shortened !== null && shortened.length < most) word = shortened;
      continue;
    }
    for (const { texts, length } of fillings(pieces.length - 1, NEEDS_QUERY.test(each))) {
      if (letters + length >= most) break;
      const path = pieces.map((piece, at) => piece + (texts[at] ?? '')).join('');
      if (!isFound(path)) continue;
      word = path;
      break;
    }
  }
  return { word, isShortest };
}

/**
 * Puts letters into the gaps of the shortest word. It isn't sure to be the shortest path if no single letter fits.
 */
export function asPath(
  { word, isShortest }: Shortest,
  paths: PathForms,
  holds: (path: string) => boolean,
): Shortest {
  if (word === null) return { word, isShortest };
  const path = pathOfWord(word, paths, holds);
  return { word: path, isShortest: isShortest && path?.length === word.length };
}

/** Returns a path with letters between neighbouring slashes, which reads better, if `holds` for it; else the path itself. */
export function withLetters(path: string, paths: PathForms, holds: (path: string) => boolean): string {
  return pathOfWord(path.replace(/\/(?=\/)/g, `/${GAP}`), paths, holds) ?? path;
}

/** Returns a path of the word for which `holds`, with the same text in all of its gaps; null if none is found. */
export function pathOfWord(word: string, paths: PathForms, holds: (path: string) => boolean): string | null {
  let tried = 0;
  for (const text of textsForGaps(word)) {
    tried += word.length;
    if (tried > MOST_TRIED && tried > word.length) return null;
    const path = fillGaps(word, text);
    if (paths.isPath(path) && holds(path)) return path;
  }
  return null;
}

/** Yields texts for all gaps of a word, those that read well first, and no text last. */
function* textsForGaps(word: string): Generator<string, void> {
  if (word.includes(GAP)) {
    yield* LETTERS;
    for (const second of LETTERS) for (const first of SECOND_LETTERS) yield first + second;
  }
  yield '';
}

/** Leaves out one gap after another, from the last on, while it can and the word isn't too long. */
function withFewerGaps(word: string, isFound: (word: string) => boolean): string | null {
  let shortened = word;
  let isShortened = false;
  let tried = 0;
  for (let at = word.length - 1; at >= 0 && tried < MOST_TRIED; at--) {
    if (word[at] !== GAP) continue;
    tried += word.length;
    const without = shortened.slice(0, at) + shortened.slice(at + 1);
    if (!isFound(without)) continue;
    shortened = without;
    isShortened = true;
  }
  return isShortened || isFound(word) ? shortened : null;
}

function withoutGaps(word: string): number {
  let count = word.length;
  for (let at = word.indexOf(GAP); at >= 0; at = word.indexOf(GAP, at + 1)) count--;
  return count;
}

/** One text for each gap of a word: empty, a gap of one character, or with a `?`. */
interface Filling {
  readonly texts: readonly string[];
  readonly length: number;
}

const QUERIES = ['?', `${GAP}?`, `?${GAP}`, `${GAP}?${GAP}`];

const keptFillings = new Map<string, readonly Filling[]>();

/** Returns all ways to fill a number of gaps, the shortest first; on demand also those with a `?` in one of them. */
function fillings(gaps: number, withQuery: boolean): readonly Filling[] {
  const key = `${gaps} ${withQuery}`;
  const kept = keptFillings.get(key);
  if (kept !== undefined) return kept;
  const all: string[][] = [];
  for (let chosen = 0; chosen < 1 << gaps; chosen++) {
    const texts: string[] = Array.from({ length: gaps }, (_, at) => ((chosen >> at) & 1 ? GAP : ''));
    all.push(texts);
    if (!withQuery) continue;
    for (const [at, text] of texts.entries())
      if (text === '') for (const query of QUERIES) all.push(texts.with(at, query));
  }
  const sorted = all
    .map((texts) => ({ texts, length: texts.join('').length }))
    .sort((a, b) => a.length - b.length);
  keptFillings.set(key, sorted);
  return sorted;
}
