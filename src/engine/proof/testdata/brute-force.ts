import type { Dialect } from '../../dialects/dialect';
import { pathOf } from '../../match/contest';
import { decideMany } from '../../match/decide-many';
import { parseRobotsTxt, type RobotsTxt } from '../../parse';

/** Signs of random rules and of all paths they are tried with. The longer the paths, the fewer signs. */
export interface Alphabet {
  readonly name: string;
  /** Signs of patterns; a sign that is there twice is chosen twice as often. */
  readonly inPatterns: string;
  /** Most signs of a pattern besides `*` and `$`. */
  readonly mostLiterals: number;
  /** Signs of paths, besides `/`. One of them is in no pattern. */
  readonly inPaths: string;
  /** Length of the longest paths. */
  readonly longest: number;
}

export const ALPHABETS: readonly Alphabet[] = [
  { name: 'letters', inPatterns: '/ab**', mostLiterals: 3, inPaths: 'abz', longest: 7 },
  { name: 'one letter', inPatterns: 'a/**', mostLiterals: 4, inPaths: 'az', longest: 8 },
  { name: 'dots and queries', inPatterns: '/..?**', mostLiterals: 3, inPaths: '.?z', longest: 7 },
  { name: 'quotes and braces', inPatterns: "/.?'{**", mostLiterals: 2, inPaths: ".?'{z", longest: 6 },
];

/**
 * Returns all paths up to the alphabet's length that a URL can have, those that are shortest in the dialect's form
 * first.
 */
export function allPaths({ inPaths, longest }: Alphabet, dialect: Dialect): readonly string[] {
  const paths: string[] = [];
  let last = ['/'];
  for (let length = 1; length <= longest; length++) {
    paths.push(...last.filter(isUrlPath));
    last = last.flatMap((path) => [...`/${inPaths}`].map((sign) => path + sign));
  }
  const length = (path: string): number => pathOf(`https://example.com${path}`, { dialect }).length;
  return paths
    .map((path) => ({ path, length: length(path) }))
    .sort((a, b) => a.length - b.length)
    .map(({ path }) => path);
}

/** Node 20 keeps a dot segment at the end of some paths (`//.a/.`), which browsers resolve. */
function isUrlPath(path: string): boolean {
  const [beforeQuery = ''] = path.split('?', 1);
  if (beforeQuery.split('/').some((segment) => segment === '.' || segment === '..')) return false;
  return new URL(`https://example.com${path}`).href === `https://example.com${path}`;
}

/** A generator of random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns rule lines, `Allow: …` or `Disallow: …`. */
export function randomRules(alphabet: Alphabet, random: () => number): readonly string[] {
  return Array.from({ length: 1 + Math.floor(random() * 5) }, () => randomRule(alphabet, random));
}

/** Returns a changed version of the rules, or other rules. */
export function randomVersion(
  rules: readonly string[],
  alphabet: Alphabet,
  random: () => number,
): readonly string[] {
  const at = Math.floor(random() * rules.length);
  const choice = random();
  if (choice < 0.2) return rules.toSpliced(at, 1);
  if (choice < 0.4) return rules.with(at, randomRule(alphabet, random));
  if (choice < 0.55) return [...rules, randomRule(alphabet, random)];
  if (choice < 0.65) return rules.with(at, `${rules[at]}*`);
  return choice < 0.75 ? rules.toReversed() : randomRules(alphabet, random);
}

function randomRule({ inPatterns, mostLiterals }: Alphabet, random: () => number): string {
  const field = random() < 0.45 ? 'Allow' : 'Disallow';
  for (;;) {
    let pattern = random() < 0.85 ? '/' : random() < 0.8 ? '*' : '';
    const length = Math.floor(random() * 5);
    for (let i = 0; i < length; i++) pattern += inPatterns[Math.floor(random() * inPatterns.length)];
    if (pattern.replaceAll('*', '').length > mostLiterals) continue;
    const end = random();
    return `${field}: ${pattern}${end < 0.2 ? '$' : end < 0.25 ? '/index.html' : ''}`;
  }
}

const CRAWLER = { productTokens: ['x'] };

/** Returns a file with the rules for every crawler. Rule `i` is in line `i + 2`. */
export function fileOf(rules: readonly string[], dialect: Dialect): RobotsTxt {
  return parseRobotsTxt(['User-agent: *', ...rules, ''].join('\n'), dialect);
}

/** The verdicts on all paths, and the lines that decide. */
export function verdictsOf(robots: RobotsTxt, paths: readonly string[]): ReturnType<typeof decideMany> {
  return decideMany(
    robots,
    CRAWLER,
    paths.map((path) => `https://example.com${path}`),
  );
}

/** The first path, and so the shortest, for which a condition holds; null if there is none. */
export function firstPath(paths: readonly string[], holds: (index: number) => boolean): string | null {
  const index = paths.findIndex((_, at) => holds(at));
  return index < 0 ? null : (paths[index] as string);
}
