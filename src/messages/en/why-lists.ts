import type { Rule } from '../../engine';
import type { Rich } from '../rich';
import { LONGEST_CODE, shorten } from '../shorten';
import { count, formatNumber, listed } from './intl';

/** Notes the form in which a rule was compared; null if it is as written. */
export function ruleForm(rule: Rule, effectivePattern: string = rule.pattern): Rich | null {
  if (rule.pattern === '') return [`No path: it ${rule.type === 'allow' ? 'changes' : 'blocks'} nothing.`];
  if (effectivePattern !== rule.pattern) {
    return [
      'A rule for ',
      { code: 'index.htm…' },
      ' also allows its folder: ',
      { code: shorten(effectivePattern, LONGEST_CODE) },
    ];
  }
  return rule.written === rule.pattern
    ? null
    : ['compared as ', { code: shorten(rule.pattern, LONGEST_CODE) }];
}

/** Says why an unmatched rule can never match, if that is certain; otherwise returns the note on its form. */
export function unmatchedNote(rule: Rule): Rich | null {
  if (/^https?:\/\//i.test(rule.written)) return ['a full address can never match: write only the path'];
  if (/^[/*]/.test(rule.pattern)) return ruleForm(rule);
  return ["doesn't start with ", { code: '/' }, ', so it can never match'];
}

/** Says how many rules or groups the list doesn't show. */
export function andMore(number: number, noun: 'rule' | 'group'): string {
  return `and ${count(number, `more ${noun}`)}`;
}

/** Heading of the rules that do not match. */
export function unmatchedHeading(number: number): string {
  return number === 1
    ? "1 rule in this group doesn't match"
    : `${count(number, 'rule')} in this group don't match`;
}

/** Fixed texts of the Why view. */
export const whyTexts = {
  steps: 'Four steps to the answer',
  groups: 'Groups in this file',
  rules: 'Rules that match',
  columns: {
    outcome: 'Outcome',
    line: 'Line',
    rule: 'Rule',
    path: 'Matched part of the path',
    length: 'Length',
  },
  wins: 'wins',
  matches: 'matches',
  length: (length: number): string => formatNumber(length),
  /** Used when there is no column heading above the number. */
  lengthAlone: (length: number): string => `length ${formatNumber(length)}`,
  used: 'used',
  usedMerged: 'used, merged',
  notUsed: 'not used',
  lines: 'lines',
  line: 'line',
  caching: 'When changes take effect',
  moreParts: (number: number): string => `and ${count(number, 'more part')}`,
  namesAndMore: (names: string, more: number): string => `${names} and ${count(more, 'more name')}`,
  outline: {
    title: 'Four steps explain every answer',
    steps: [
      ['Does the file apply to the URL?', 'Same protocol (http or https), host and port.'],
      ['Which group does the crawler follow?', 'The rules under its name, or under User-agent: *.'],
      ['Which rules match the path?', 'We list them all and underline the matched part.'],
      ['Allowed or blocked?', 'The longest matching rule wins. Allow wins a tie.'],
    ],
  },
} as const;

/** Accessible name of a part of the path: `/shop/cart, matched`. */
export function partLabel(text: string, kind: 'literal' | 'star' | 'rest'): string {
  return `${text}, ${PARTS[kind]}`;
}

const PARTS = { literal: 'matched', star: 'matched by *', rest: 'not matched' } as const;

/** Says that some lines without effect on the verdict aren't listed: those beyond the limit, or those in other groups. */
export function fieldsNotListed(notShown: number, elsewhere: number): string {
  const parts = [
    ...(notShown > 0 ? [count(notShown, 'more line')] : []),
    ...(elsewhere > 0 ? [`${count(elsewhere, 'line')} for other crawlers`] : []),
  ];
  return `Not shown: ${listed(parts)}.`;
}
