import type { Documentation } from '../../editor/documentation/documentation';
import type { DialectId, Rule } from '../../engine';
import type { RuleWords } from '../../lint/texts';
import type { LineEffect } from '../../worker/lint/lint-protocol';
import { LONGEST_CODE, shorten } from '../shorten';
import { dialectRules } from './dialects';
import { formatNumber, listed } from './intl';
import { proofLimit } from './proof-limit';
import { lineName } from './rich';
import { ruleText } from './rule-text';

type ShownRule = Pick<Rule, 'type' | 'written'>;
type EffectOf<Kind extends LineEffect['kind']> = Extract<LineEffect, { kind: Kind }>;

/** Maximum number of lines that a sentence names. */
const MOST_LINES = 3;

/** The description of a rule. */
interface DescribedRule extends Documentation {
  /** The path that the text names as an example; null for none. */
  readonly example: string | null;
}

/** Describes what a rule does for a crawler, for every address there is. */
export function ruleEffectDocumentation(
  rule: ShownRule,
  crawler: string,
  effect: LineEffect,
  dialect: DialectId,
): DescribedRule {
  const idiom = idiomOf(rule, crawler, effect);
  if (idiom !== null) return described(rule, idiom);
  const example = 'path' in effect ? effect.path : null;
  return described(rule, textOf(rule, crawler, effect, dialect), example);
}

/** Describes a rule in a group that the crawler doesn't follow. */
export function unusedRuleDocumentation(rule: ShownRule, crawler: string): DescribedRule {
  return described(rule, [[`This line isn't used for ${crawler}. Its group is for other crawlers.`]]);
}

function described(
  rule: ShownRule,
  text: readonly RuleWords[],
  example: string | null = null,
): DescribedRule {
  return { title: [{ code: shorten(ruleText(rule), LONGEST_CODE) }], text, sources: [], example };
}

/** Describes lines that change nothing but are a usual way to say something. Null for any other line. */
function idiomOf(
  { type, written }: ShownRule,
  crawler: string,
  effect: LineEffect,
): readonly RuleWords[] | null {
  if (effect.kind === 'needed' || effect.kind === 'undecided') return null;
  if (written === '')
    return type === 'disallow'
      ? [[`Blocks nothing. This is the usual way to say that ${crawler} may fetch everything.`]]
      : [['Has no path, so it allows nothing in particular.']];
  const isWholeSite = type === 'allow' && /^(?:\/\*?|\*)$/.test(written);
  if (!isWholeSite || effect.kind !== 'changes-nothing' || linesOf(effect.covers).length > 0) return null;
  return [
    [`Says that ${crawler} may fetch everything that no other line blocks.`],
    ['Crawlers assume this anyway, so you can keep the line or leave it out.'],
  ];
}

function textOf(
  { type, written }: ShownRule,
  crawler: string,
  effect: LineEffect,
  dialect: DialectId,
): readonly RuleWords[] {
  const blocks = type === 'disallow' && written !== '';
  switch (effect.kind) {
    case 'needed':
      return [
        ['Decides, for example, ', code(effect.path), effect.isShortest ? ' (the shortest address).' : '.'],
        [
          blocks
            ? `Without this line, ${crawler} could fetch it.`
            : `Without this line, it would be blocked for ${crawler}.`,
        ],
      ];
    case 'changes-nothing':
      return [
        [`Changes nothing for ${crawler}: ${sameWithout(effect.covers, blocks)}`],
        ['It decides, for example, ', code(effect.path), '.'],
      ];
    case 'never-decides':
      return [[`Never decides for ${crawler}: `, ...stronger(effect.covers)]];
    case 'never-matches':
      return neverMatches(written, effect);
    case 'undecided':
      return [[`We couldn't prove what this line does: ${undecided(effect, dialect)}`]];
  }
}

/** Says why the verdicts are the same without the line. */
function sameWithout(covers: readonly (number | null)[], blocks: boolean): string {
  const lines = linesOf(covers);
  if (lines.length === 0) return 'these addresses are allowed anyway.';
  const verb = `${blocks ? 'block' : 'allow'}${lines.length === 1 ? 's' : ''}`;
  return lines.length === covers.length
    ? `${lineNames(lines)} already ${verb} every address that it decides.`
    : `${lineNames(lines)} already ${verb} some of these addresses, and the others are allowed anyway.`;
}

/** Says which lines win. */
function stronger(covers: readonly (number | null)[]): RuleWords {
  const lines = linesOf(covers);
  const always: RuleWords = [{ code: '/robots.txt' }, ' is always allowed.'];
  if (lines.length === 0) return always;
  const wins = `wherever it matches, ${lines.length === 1 ? '' : 'one of '}${lineNames(lines)} wins`;
  return lines.length === covers.length ? [`${wins}.`] : [`${wins}, and `, ...always];
}

function linesOf(covers: readonly (number | null)[]): readonly number[] {
  return covers.filter((line) => line !== null);
}

/** Names lines: `line 9`, `lines 9, 12 and 15`, `lines 9, 12, 15 and 4 others`. */
function lineNames(lines: readonly number[]): string {
  if (lines.length === 1) return lines.map((line) => lineName(line)).join('');
  const named = lines.slice(0, MOST_LINES).map(formatNumber);
  const others = lines.length - named.length;
  const rest = others === 0 ? [] : [`${formatNumber(others)} ${others === 1 ? 'other' : 'others'}`];
  return `lines ${listed([...named, ...rest])}`;
}

/** Says why no address matches, and what to write instead. */
function neverMatches(written: string, { because, text }: EffectOf<'never-matches'>): readonly RuleWords[] {
  switch (because) {
    case 'no-slash':
      return [['No address can match this: paths start with ', code('/'), '.'], fromSlash(written)];
    case 'only-end':
      return [
        ['No address can match this: even the shortest path is ', code('/'), '.'],
        ['To match only the home page, write ', code('/$'), '.'],
      ];
    case 'dot-segment':
      return [
        ['No address can match this: crawlers resolve ', code('.'), ' and ', code('..'), ' in paths first.'],
        ['Write the path without them.'],
      ];
    case 'character':
      return wrongCharacter(written, text);
  }
}

function fromSlash(written: string): RuleWords {
  const path = /^https?:\/\/[^/]*(.*)$/i.exec(written)?.[1];
  if (path === undefined) return write(`/${written}`.replaceAll(' ', '%20'));
  // Without the site's address nothing may remain, and `/` would be the whole site.
  return path.length > 1 ? write(path) : ["Write only a path, without the site's address."];
}

function wrongCharacter(written: string, text: string): readonly RuleWords[] {
  if (text === '#')
    return [
      ['No address can match this: crawlers never send ', code('#'), ' or anything after it.'],
      ['Leave out that part.'],
    ];
  if (/\{\{|\$\{|<%/.test(written))
    return [
      ['No address can match this: it looks like a template that was never filled in.'],
      ['Write the path itself.'],
    ];
  const instead = replacementFor(text);
  const shown: RuleWords[number] = text === ' ' ? 'a space' : code(text);
  if (instead === null) return [['No address can match this: addresses never contain ', shown, '.']];
  return [
    ['No address can match this: addresses contain ', code(instead), ' instead of ', shown, '.'],
    write(written.includes(text) ? written.replaceAll(text, instead) : instead),
  ];
}

/** Returns the form in which addresses contain a character or escape; null if there is none. */
function replacementFor(text: string): string | null {
  if (text === '\\') return '/';
  if (/^%../.test(text)) return text === text.toUpperCase() ? null : text.toUpperCase();
  // Patterns are ASCII; see `RankedPattern`.
  return /^[\0-\x7F]$/.test(text) ? percentEscape(text.charCodeAt(0)) : null;
}

function percentEscape(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

function write(suggestion: string): RuleWords {
  return ['Write ', code(suggestion), '.'];
}

function undecided({ because, most = 0 }: EffectOf<'undecided'>, dialect: DialectId): string {
  switch (because) {
    case 'too-many-overlaps':
      return 'it overlaps with other rules in too many ways.';
    case 'no-example':
      return "we couldn't find an address that shows it.";
    case 'left-open':
      return `${dialectRules(dialect)} don't say which rule wins if several match.`;
    case 'too-many-stars':
      return `${proofLimit({ kind: 'stars', most })}.`;
    case 'too-much-work':
      return `${proofLimit({ kind: 'work' })}.`;
  }
}

function code(text: string): { readonly code: string } {
  return { code: shorten(text, LONGEST_CODE) };
}
