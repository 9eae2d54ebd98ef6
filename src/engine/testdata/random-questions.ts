import type { CrawlerProfile } from '../crawlers';
import { witness } from '../match/witness';
import { parseRobotsTxt } from '../parse';

/** Pseudo-random numbers, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const ENDS = [
  '',
  '/',
  'x',
  '/x',
  '.html',
  '?a=1',
  '?',
  '$',
  '/index.html',
  '%2F',
  '%41',
  'é',
  '*',
  '.php?x',
] as const;

/** Returns `count` URLs near the patterns of texts, spread over known crawlers, unknown ones, and crawlers that only `*` names (token null). */
export function randomQuestions(
  texts: readonly string[],
  crawlers: readonly CrawlerProfile[],
  count: number,
): readonly { readonly token: string | null; readonly urls: readonly string[] }[] {
  const next = numbers(42);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const paths = texts.flatMap((text) =>
    parseRobotsTxt(text).groups.flatMap(({ rules }) => rules.map(({ pattern }) => witness(pattern))),
  );
  const tokens = [null, 'UnknownBot', ...crawlers.map(({ productToken }) => productToken)];
  const urlsByToken = new Map<string | null, string[]>();
  for (let i = 0; i < count; i++) {
    const token = pick(tokens);
    const path = pick(['/', '/a', ...paths]);
    const url = (next() < 0.3 ? path.slice(0, 1 + Math.floor(next() * path.length)) : path) + pick(ENDS);
    urlsByToken.set(token, [...(urlsByToken.get(token) ?? []), url]);
  }
  return [...urlsByToken].map(([token, urls]) => ({ token, urls }));
}
