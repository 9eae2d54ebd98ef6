import { asciiLowerCase } from '../../engine/ascii';
import { memoize } from '../../engine/collections';
import { google } from '../../engine/dialects';
import { isPolicyToken } from '../../engine/policy-token';
import type { LintContext } from '../lint-context';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { directivesIn } from './directives-in-line';
import { knownTokens } from './known-tokens';
import { quotedText } from './quoted-text';
import { isValueInDoubt } from './value-in-doubt';

/** Mistakes in the value of a user-agent line. Each has its own rule. */
export type AgentMistake =
  | 'empty'
  | 'quotes'
  /** The line contains further directives. */
  | 'directives'
  /** A full User-Agent header of a browser or crawler. */
  | 'header'
  /** Several names. */
  | 'several'
  | 'star-in-front'
  | 'star-behind'
  | 'version'
  /** Characters that the standard doesn't permit in a name. */
  | 'characters';

/** A name in a list: up to three words, with or without quotes. */
const IN_LIST = /^[ \t]*['"“”‘’]?[\w!.*/-]+(?: [\w!./-]+){0,2}['"“”‘’]?[ \t]*$/;

/** Longer values are skipped. */
const LONGEST_VALUE = 1000;

/** User-agent lines whose value isn't one plain name. Each has one mistake, the most specific one. Cached per file. */
export const agentMistakes = memoize((file: LintFile): ReadonlyMap<LintLine, AgentMistake> => {
  const mistakes = new Map<LintLine, AgentMistake>();
  for (const line of file.agents) {
    const mistake = isValueInDoubt(file, line) ? null : agentMistake(line, file.context);
    if (mistake !== null) mistakes.set(line, mistake);
  }
  return mistakes;
});

/** Returns the user-agent lines of a file with a certain mistake. */
export function agentLinesWith(file: LintFile, expected: AgentMistake): readonly LintLine[] {
  return [...agentMistakes(file)].flatMap(([line, mistake]) => (mistake === expected ? [line] : []));
}

/** Returns the mistake in the value of a user-agent line, or null. */
function agentMistake(line: LintLine, context: LintContext): AgentMistake | null {
  const { value } = line;
  if (value === '') return 'empty';
  if (value === '*') return null;
  const token = google.agents.read(value).token;
  if (token.length === value.length) return null;
  const tokens = knownTokens(context);
  if (value.length > LONGEST_VALUE || tokens.has(asciiLowerCase(value))) return null;
  if (directivesIn(line) !== null) return 'directives';
  if (isListOfNames(value)) return 'several';
  if (quotedText(value) !== null) return 'quotes';
  if (/^mozilla\/\d/i.test(value) || (value.includes('(') && value.includes('/'))) return 'header';
  if (value.includes('*') && agentNames(value).length === 1)
    return /^[*./]/.test(value) ? 'star-in-front' : 'star-behind';
  if (areNames(agentNames(value), tokens)) return 'several';
  // The draft doesn't say what may follow a policy token.
  if (isPolicyToken(value)) return null;
  if (/^[^ \t/]+\/v?\d[\w.-]*$/i.test(value)) return 'version';
  return 'characters';
}

/** Splits a value into its names. */
export function agentNames(value: string): readonly string[] {
  return value
    .split(/[ \t,;|&]+/)
    .map((name) => quotedText(name) ?? name)
    .filter((name) => name !== '' && name !== 'and' && name !== 'or');
}

/** Returns whether a value is a comma-separated list of two or more short names. */
export function isListOfNames(value: string): boolean {
  if (!value.includes(',')) return false;
  const names = value.split(',').filter((name) => name.trim() !== '');
  return names.length > 1 && names.every((name) => IN_LIST.test(name));
}

/** Returns whether words are several names rather than parts of one: all are known crawlers or policy tokens. */
function areNames(words: readonly string[], tokens: ReadonlyMap<string, string>): boolean {
  return (
    words.length > 1 &&
    words.every((word) => word === '*' || isPolicyToken(word) || tokens.has(asciiLowerCase(word)))
  );
}
