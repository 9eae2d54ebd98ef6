import { asciiLowerCase } from '../../match/ascii';
import type { LintContext } from '../lint-context';
import { knownTokens } from './known-tokens';
import { memoize } from './memoize';
import { spellingDistance } from './spelling';

/** Names of crawlers that a name may stand for. */
const MOST_TOKENS = 5;
/** Shorter names are near to too many others; from the second length on two letters may be wrong. */
const SHORTEST = 6;
const LONG = 12;

/** What somebody may have meant who wrote a name that no crawler has. */
export interface TokensMeant {
  /** As their operators write them, the likeliest first; empty where it could be anything. */
  readonly tokens: readonly string[];
  /** A misspelling of one token; else the name of a company or service, or the beginning of its crawlers' names. */
  readonly isMisspelt: boolean;
}

/** What names meant, per list of crawlers: a file is looked through again after each key. */
const meanings = memoize((_: LintContext['crawlers']) => new Map<string, TokensMeant>());
/** Names that are kept. */
const MOST_MEANINGS = 5000;

/** Which tokens of the catalogue a name is near to: with "bot" behind it, as their operator's name, as their beginning, or by its spelling. */
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
    .map(({ productToken }) => productToken);
  const begun = [...tokens].filter(([token]) => token.startsWith(`${name}-`)).map(([, token]) => token);
  const found = [...new Set([...whole, ...operated, ...begun])].slice(0, MOST_TOKENS);
  if (found.length > 0) return { tokens: found, isMisspelt: false };
  const near = nearest(name, tokens);
  return { tokens: near === null ? [] : [near], isMisspelt: true };
}

/** Whether a name is a known one with a word behind it: SemrushBot-SA is no misspelt SemrushBot-SWA. */
function isOfFamily(name: string, tokens: ReadonlyMap<string, string>): boolean {
  const end = name.lastIndexOf('-');
  return end > 0 && tokens.has(name.slice(0, end));
}

/** Whether a short name differs in one letter from a token: another name rather than a slip (Roverbot, rogerbot). */
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
    // Nobody misspells the first letter, but many names differ in nothing else.
    if (token.charCodeAt(0) !== name.charCodeAt(0) || token.length < SHORTEST || /\d/.test(token)) continue;
    const distance = spellingDistance(name, token, limit);
    if (distance >= least || isOneLetterOff(name, token)) continue;
    least = distance;
    found = written;
  }
  return found;
}
