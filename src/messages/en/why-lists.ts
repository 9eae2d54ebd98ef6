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
  answer: 'Reasons for the answer',
  source: 'Source',
  changeThis: 'Change this',
  tryingChanges: 'Trying changes…',
  groups: 'Groups in this file',
  rules: 'Rules that match',
  columns: { rule: 'Rule', line: 'Line', length: 'Length' },
  names: {
    file: 'File',
    group: 'Group',
    crawler: 'Crawler',
    preference: 'Preference',
    otherLines: 'Other lines',
    engines: 'Other engines',
  },
  wins: 'wins',
  length: (length: number): string => formatNumber(length),
  used: 'used',
  usedMerged: 'used, merged',
  notUsed: 'not used',
  moreParts: (number: number): string => `and ${count(number, 'more part')}`,
  namesAndMore: (names: string, more: number): string => `${names} and ${count(more, 'more name')}`,
  outline: {
    title: 'What decides an answer',
    facts: [
      ['File', 'It must be for the same protocol (http or https), host and port as the URL.'],
      ['Group', 'The crawler follows the rules under its name, or under User-agent: *.'],
      ['Rules', 'Only rules that match the path count.'],
      ['Result', 'The longest rule wins. Allow wins a tie.'],
    ],
  },
} as const;

/** Says in words what a bar shows: `matches /shop/cart?x=, with shop/cart for *`. */
export function barLabel(reached: string, stars: readonly string[]): string {
  if (reached === '') return 'has no path';
  const rest = stars.length === 0 ? '' : `, with ${listed(stars)} for *`;
  return `matches ${reached}${rest}`;
}

/** Label of the button that shows the rules that the ruler leaves out. */
export function moreMatches(number: number, areShorter: boolean): string {
  return count(
    number,
    areShorter ? 'shorter match' : 'more match',
    areShorter ? 'shorter matches' : 'more matches',
  );
}

/** Says which lines concern the crawler, although they don't affect the answer. */
export function otherLines(fields: readonly string[]): Rich {
  const shown = fields.slice(0, NAMED_FIELDS);
  const more = fields.length - shown.length;
  return [
    ...shown.flatMap((field, index): Rich => {
      const joint = index === 0 ? '' : index === shown.length - 1 && more === 0 ? ' and ' : ', ';
      return [joint, { code: field }];
    }),
    ...(more > 0 ? [` and ${count(more, 'more field')}`] : []),
    ': no effect on this answer.',
  ];
}

/** Maximum number of fields named in one line. */
const NAMED_FIELDS = 3;

/** Says that some lines without effect on the verdict aren't listed: those beyond the limit, or those in other groups. */
export function fieldsNotListed(notShown: number, elsewhere: number): string {
  const parts = [
    ...(notShown > 0 ? [count(notShown, 'more line')] : []),
    ...(elsewhere > 0 ? [`${count(elsewhere, 'line')} for other crawlers`] : []),
  ];
  return `Not shown: ${listed(parts)}.`;
}
