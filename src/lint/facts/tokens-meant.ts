import { asciiLowerCase } from '../../engine/ascii';
import { memoize } from '../../engine/collections';
import type { LintContext } from '../lint-context';
import { knownTokens } from './known-tokens';
import { spellingDistance } from './spelling';

/** Maximum number of crawlers that a name may mean. */
const MOST_TOKENS = 5;
/** Shorter names resemble too many others. Names of at least `LONG` letters may have two wrong letters. */
const SHORTEST = 6;
const LONG = 12;

/** Crawlers that an unknown name may mean. */
export interface TokensMeant {
  /** Product tokens as their operators write them, the most likely first; empty if unclear. */
  readonly tokens: readonly string[];
  /** True for a misspelling of one token. False for the name of a company or service, or the beginning of its crawlers' names. */
  readonly isMisspelt: boolean;
}

/** Results per list of crawlers, cached because the file is checked after every change. */
const meanings = memoize((_: LintContext['crawlers']) => new Map<string, TokensMeant>());
/** Maximum number of cached names. */
const MOST_MEANINGS = 5000;

/**
 * Returns the catalogue's tokens that a name may mean: with "bot" after it, by the name of their operator, by their beginning, or by
 * spelling.
 */
export function tokensMeantBy(value: string, context: LintContext): TokensMeant {
  const name = asciiLowerCase(value);
  const known = meanings(context.crawlers);
  const meant = known.get(name) ?? findMeant(name, context);
  if (known.size > MOST_MEANINGS) known.clear();
  known.set(name, meant);
  return meant;
}

function findMeant(name: string, context: LintContext): TokensMeant {
  const tokens = knownTokens(context);
  const whole = ['bot', '-bot', 'spider', 'crawler'].flatMap((end) => tokens.get(name + end) ?? []);
  const operated = context.crawlers
    .filter(({ operator }) => operator.length === name.length && asciiLowerCase(operator) === name)
    .flatMap(({ productToken, readsOwnName }) => (readsOwnName === false ? [] : productToken));
  const begun = [...tokens].filter(([token]) => token.startsWith(`${name}-`)).map(([, token]) => token);
  const found = [...new Set([...whole, ...operated, ...begun])].slice(0, MOST_TOKENS);
  if (found.length > 0) return { tokens: found, isMisspelt: false };
  const near = nearest(name, tokens);
  return { tokens: near === null ? [] : [near], isMisspelt: true };
}

/** Returns whether a name is a known token with a suffix: SemrushBot-SA isn't a misspelt SemrushBot-SWA. */
function isOfFamily(name: string, tokens: ReadonlyMap<string, string>): boolean {
  const end = name.lastIndexOf('-');
  return end > 0 && tokens.has(name.slice(0, end));
}

/** Returns whether a short name differs from a token by one substituted letter. That is another name rather than a typo (Roverbot, rogerbot). */
function isOneLetterOff(name: string, token: string): boolean {
  return name.length < LONG && name.length === token.length && lettersOf(name) !== lettersOf(token);
}

function lettersOf(name: string): string {
  return [...name].sort().join('');
}

function nearest(name: string, tokens: ReadonlyMap<string, string>): string | null {
  if (name.length < SHORTEST || /\d/.test(name) || isOfFamily(name, tokens)) return null;
  const limit = name.length < LONG ? 1 : 2;
  let least = limit + 1;
  let found: string | null = null;
  for (const [token, written] of tokens) {
    // People rarely misspell the first letter, but many names differ only there.
    if (token.charCodeAt(0) !== name.charCodeAt(0) || token.length < SHORTEST || /\d/.test(token)) continue;
    const distance = spellingDistance(name, token, limit);
    if (distance >= least || isOneLetterOff(name, token)) continue;
    least = distance;
    found = written;
  }
  return found;
}
