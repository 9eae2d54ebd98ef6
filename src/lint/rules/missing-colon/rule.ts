import { memoize } from '../../../engine/collections';
import { CompactOutcome, decideMany } from '../../../engine/match';
import type { TextEdit } from '../../../engine/text-edits';
import { directivesIn } from '../../facts/directives-in-line';
import { type FieldMistake, foundOf, type MistakeValues } from '../../facts/field-mistake';
import { fieldMistakeRule } from '../../facts/field-mistake-rule';
import { intentOfLine } from '../../facts/intent-of-line';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import type { Found, Intent } from '../../lint-rule';

/**
 * `isRead`: Google reads the line as intended. `mayLose`: an Allow rule whose group has a longer Disallow rule. `count`: number of paths.
 * `rest`: words after the path. `closes`: crawlers that are blocked from the whole site because of the line: Google, which reads it, or the
 * others, which skip it.
 */
type Values = MistakeValues & {
  isRead: boolean;
  mayLose: boolean;
  count: number;
  rest: string;
  closes: 'google' | 'others' | '';
};

export const rule = fieldMistakeRule<Values>({
  covers: ({ kind }) => kind === 'no-colon' || kind === 'no-colon-many' || kind === 'separator',
  oneCause: ['meant', 'isRead', 'mayLose', 'count', 'rest', 'closes'],
  found(file, mistake) {
    if (mistake.kind === 'no-colon-many') return foundInWords(file, mistake);
    const { line } = mistake;
    const { params, ...found } = foundOf(file, mistake);
    const values = { ...params, isRead: false, mayLose: false, count: 1, rest: '', closes: '' as const };
    if (mistake.kind === 'separator') return { ...found, params: values };
    const inner = directivesIn(mistake);
    if (inner === null) {
      const isRead = line.missingColon && line.kind !== 'other';
      const mayLose = isRead && line.kind === 'allow' && hasLongerDisallow(file, line);
      const closes = isRead ? closedBy(file, line) : '';
      const { fix: _, ...withoutFix } = found;
      // With the colon, the site would be closed to the others too, whose rules show that they may crawl it.
      const isMeantOpen = closes === 'google' && (file.groupOf(line)?.rules.length ?? 0) > 1;
      return { ...(isMeantOpen ? withoutFix : found), params: { ...values, isRead, mayLose, closes } };
    }
    // A line without its first colon may contain a later one: "User-agent * Disallow: /".
    const intent = intentOfLine(mistake.meant.toLowerCase(), inner);
    return {
      ...found,
      params: { ...values, value: inner.firstValue },
      ...(intent !== null && { intent }),
      fix: () => [
        [mistake.fieldFrom, mistake.valueFrom, `${mistake.meant}: `],
        ...inner.rest.map(({ blankFrom, from }): TextEdit => [blankFrom, from, '\n']),
      ],
    };
  },
});

/** The verdicts on the start page: Google's, and that of crawlers that no group names. */
const startPage = memoize((file: LintFile) => ({
  google: decideMany(file.google, { productTokens: ['Googlebot'] }, ['/']),
  others: decideMany(file.readBy('rfc9309'), { productTokens: [] }, ['/']),
}));

/** Returns the crawlers that can't fetch the start page because only Google reads a line. */
function closedBy(file: LintFile, line: LintLine): Values['closes'] {
  if (line.kind !== 'disallow' && line.kind !== 'user-agent') return '';
  const { google, others } = startPage(file);
  const isBlocked = ({ outcome }: typeof google): boolean => outcome[0] === CompactOutcome.disallowed;
  if (isBlocked(google) === isBlocked(others)) return '';
  if (line.kind === 'disallow') return isBlocked(google) && google.line[0] === line.number ? 'google' : '';
  const isBelow = file.groupAt(others.line[0] as number) === file.groupAt(line.number);
  return isBlocked(others) && isBelow ? 'others' : '';
}

/** Returns the finding about a line of more than two words. */
function foundInWords(file: LintFile, mistake: FieldMistake): Found<Values> {
  const { meant, fieldFrom, valueTo } = mistake;
  const words = mistake.value.split(/[ \t]+/);
  // Several paths are several rules. Other words after the first path are a comment.
  const values = words.every((word) => /^[/*]/.test(word)) ? words : words.slice(0, 1);
  const rest = values.length > 1 ? '' : words.slice(1).join(' ');
  const lines = values.map((one) => `${meant}: ${one}`).join('\n');
  const { params, ...found } = foundOf(file, { ...mistake, value: values[0] as string });
  return {
    ...found,
    to: valueTo,
    params: { ...params, isRead: false, mayLose: false, count: values.length, rest, closes: '' },
    ...(found.intent && { intent: withRules(found.intent, values) }),
    fix: () => [[fieldFrom, valueTo, rest === '' ? lines : `${lines} # ${rest}`]],
  };
}

/** Returns the intent with a rule for each path. */
function withRules(intent: Intent, paths: readonly string[]): Intent {
  const rule = intent.kind === 'rules' ? intent.rules[0] : undefined;
  if (rule === undefined) return intent;
  return { ...intent, kind: 'rules', rules: paths.map((path) => ({ type: rule.type, path })) };
}

/** Length of the longest Disallow pattern by group. */
const longestDisallow = memoize((file: LintFile): ReadonlyMap<number, number> => {
  const longest = new Map<number, number>();
  for (const line of file.rules) {
    if (line.kind !== 'disallow') continue;
    const group = file.groupAt(line.number);
    longest.set(group, Math.max(longest.get(group) ?? 0, file.patternOf(line).length));
  }
  return longest;
});

function hasLongerDisallow(file: LintFile, line: LintLine): boolean {
  return (longestDisallow(file).get(file.groupAt(line.number)) ?? 0) > file.patternOf(line).length;
}
