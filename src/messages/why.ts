import type { Candidate, Outcome, Reason, Rule, SelectionReason } from '../engine';
import { count } from './count';
import type { Rich } from './rich';
import { ruleText } from './rule-text';
import { shorten } from './shorten';
import { group, pattern, productToken } from './terms';
import { type SaidUrl, urlChangesNote } from './url';

/** A step of the explanation: its heading and its sentences, one per paragraph. */
export interface Step {
  readonly title: Rich;
  readonly text: readonly Rich[];
}

/** What the explanation needs of a verdict. */
export interface ExplainedVerdict {
  readonly outcome: Outcome;
  readonly reason: Reason;
  readonly selection: { readonly reason: SelectionReason; readonly token: string | null };
  /** The selected groups first; may be cut. */
  readonly groups: readonly {
    readonly firstLine: number;
    readonly lastLine: number;
    readonly selected: boolean;
  }[];
  readonly selectedGroupCount: number;
  /** The winner first; may be cut. */
  readonly candidates: readonly Candidate[];
  readonly candidateCount: number;
  readonly unmatchedCount: number;
}

/** How the text came into the page. */
export type SaidOrigin = { readonly kind: 'typed' | 'example' | 'file' };

/** Merged parts that are named one by one. */
const NAMED_PARTS = 4;
const LONGEST_CODE = 80;

/** Step 1: does this file speak for the URL? */
export function scopeStep(origin: SaidOrigin, url: SaidUrl): Step {
  const place = url.origin === null ? null : `${shorten(url.origin, LONGEST_CODE)}/robots.txt`;
  const changes = urlChangesNote(url);
  return {
    title: ['This file applies to the URL'],
    text: [scope(origin, place), ...(changes === null ? [] : [changes])],
  };
}

function scope(origin: SaidOrigin, place: string | null): Rich {
  const came = howItCame(origin);
  if (place === null)
    return [`${came}, and you asked about a path, so we take both as belonging to one site.`];
  return [`${came}, so we take it as the one at `, { code: place }, '.'];
}

function howItCame(origin: SaidOrigin): string {
  switch (origin.kind) {
    case 'typed':
      return 'You typed this file';
    case 'example':
      return 'This file is an example';
    case 'file':
      return 'You opened this file';
  }
}

/** Step 2: which groups does the crawler follow? */
export function groupStep(verdict: ExplainedVerdict, crawler: string): Step {
  const { selection } = verdict;
  switch (selection.reason) {
    case 'named':
      return {
        title: follows(crawler, selection.token ?? crawler),
        text: [['This ', group, ' names it by ', productToken, '.', ...merged(verdict)]],
      };
    case 'fallback':
      return {
        title: follows(crawler, selection.token ?? ''),
        text: [[`${crawler} has no group here, so it follows ${selection.token}'s.`, ...merged(verdict)]],
      };
    case 'global':
      return {
        title: follows(crawler, '*'),
        text: [['No ', group, ' names it, so it follows the ', { code: '*' }, ' group.', ...merged(verdict)]],
      };
    case 'none':
      return {
        title: [`No group is meant for ${crawler}`],
        text: [['No ', group, ' names it and there is no ', { code: '*' }, ' group.']],
      };
    case 'global-ignored':
      return {
        title: [`No group is meant for ${crawler}`],
        text: [
          ['This crawler skips the ', { code: '*' }, ' ', group, '. Only a group that names it counts.'],
        ],
      };
  }
}

function follows(crawler: string, token: string): Rich {
  return [`${crawler} follows the `, { code: shorten(token, LONGEST_CODE) }, ' group'];
}

function merged({ groups, selectedGroupCount: parts }: ExplainedVerdict): Rich {
  if (parts < 2) return [];
  const times = parts === 2 ? 'twice' : `${parts.toLocaleString('en')} times`;
  if (parts > NAMED_PARTS) return [` It appears ${times}; the rules of all its parts count together.`];
  return [` It appears ${times}, so lines `, ...partLines(groups), ' are merged.'];
}

function partLines(groups: ExplainedVerdict['groups']): Rich {
  const selected = groups.filter((part) => part.selected);
  return selected.flatMap((part, index) => {
    const joint = index === 0 ? '' : index === selected.length - 1 ? ' and ' : ', ';
    const lines: Rich = [{ lines: [part.firstLine, part.lastLine] }];
    return joint === '' ? lines : [joint, ...lines];
  });
}

/** Step 3: which rules match, and which of them is the strongest? */
export function rulesStep(verdict: ExplainedVerdict): Step {
  const matching = verdict.candidateCount;
  const total = matching + verdict.unmatchedCount;
  if (total === 0) return { title: ['There is no rule to compare'], text: [nothingToCompare(verdict)] };
  if (matching === 0) return { title: ['No rule matches'], text: [] };
  if (matching === 1) return { title: ['1 rule matches'], text: [] };
  return {
    title: [
      `${matching.toLocaleString('en')} of ${total.toLocaleString('en')} rules match. `,
      ...contest(verdict),
    ],
    text: shorterMatchedMore(verdict) ? [['Length counts the pattern, not the part it matched.']] : [],
  };
}

function nothingToCompare({ reason, selectedGroupCount }: ExplainedVerdict): Rich {
  if (reason === 'no-rules') return ['No group of this file has a rule.'];
  return selectedGroupCount === 0
    ? ['Rules count only in a group that the crawler follows.']
    : ['The group has no rule.'];
}

function contest({ candidates }: ExplainedVerdict): Rich {
  const second = candidates[1];
  if (second?.lostBecause === 'allow-wins-tie')
    return ['The longest have the same length. Allow wins a tie.'];
  if (second?.lostBecause === 'later-line') return ['The first of the longest is named.'];
  return ['The longest ', pattern, ' wins.'];
}

function shorterMatchedMore({ candidates }: ExplainedVerdict): boolean {
  const [winner, ...others] = candidates;
  if (winner === undefined) return false;
  const most = matchedLength(winner);
  return others.some((other) => other.specificity < winner.specificity && matchedLength(other) > most);
}

function matchedLength({ spans }: Candidate): number {
  return spans.reduce((length, { from, to }) => length + to - from, 0);
}

/** Step 4: the result, and what it means. */
export function resultStep(verdict: ExplainedVerdict, crawler: string): Step {
  const may = mayCrawl(verdict.outcome, crawler);
  return { title: [result(verdict.outcome)], text: [[...because(verdict), `${may}.`]] };
}

function result(outcome: Outcome): string {
  switch (outcome) {
    case 'allowed':
      return 'Result: allowed';
    case 'disallowed':
      return 'Result: blocked';
    case 'undefined':
      return 'Result: left open';
  }
}

function mayCrawl(outcome: Outcome, crawler: string): string {
  switch (outcome) {
    case 'allowed':
      return `${crawler} may crawl this URL`;
    case 'disallowed':
      return `${crawler} may not crawl this URL`;
    case 'undefined':
      return `it is left open whether ${crawler} may crawl this URL`;
  }
}

function because(verdict: ExplainedVerdict): Rich {
  switch (verdict.reason) {
    case 'winning-rule':
      return becauseOfRule(verdict);
    case 'only-empty-rules':
      return ['A rule without a path blocks nothing, and no other rule matches, so '];
    case 'no-rule-matched':
      return ['What no rule matches is allowed, so '];
    case 'no-group':
      return ['Without a group there is no rule to obey, so '];
    case 'no-rules':
      return ['A file without rules allows everything, so '];
  }
}

function becauseOfRule({ candidates, candidateCount }: ExplainedVerdict): Rich {
  const [winner, second] = candidates;
  if (winner === undefined) return [];
  const rule: Rich = [{ code: ruleText(winner.rule) }];
  if (candidateCount === 1 || second === undefined) return [...rule, ' is the only rule that matches, so '];
  switch (second.lostBecause) {
    case 'allow-wins-tie':
      return [
        ...rule,
        ' and ',
        { code: ruleText(second.rule) },
        ' have the same length, and Allow wins a tie, so ',
      ];
    case 'later-line':
      return [...rule, ' has the longest pattern that matches; the same stands once more below it, so '];
    case 'shorter-pattern':
    case null:
      return [...rule, ' has the longest pattern that matches, so '];
  }
}

/** What people often take the result for. */
export function resultHint(outcome: Outcome): Rich {
  switch (outcome) {
    case 'allowed':
      return ['Allowed means it may be crawled. It does not mean it will be indexed.'];
    case 'disallowed':
      return [
        'Blocked is not hidden: search engines can still list the address. To keep a page out of results, allow it and use ',
        { code: 'noindex' },
        '.',
      ];
    case 'undefined':
      return ['Crawlers decide such cases in different ways.'];
  }
}

/** What is to be known about the form in which a rule was compared; null where it is as written. */
export function ruleForm(rule: Rule, effectivePattern: string = rule.pattern): Rich | null {
  if (rule.pattern === '') return ['No path: it blocks nothing.'];
  if (effectivePattern !== rule.pattern) {
    return [
      'A rule for ',
      { code: 'index.htm…' },
      ' also opens its folder: ',
      { code: shorten(effectivePattern, LONGEST_CODE) },
    ];
  }
  return rule.written === rule.pattern
    ? null
    : ['compared as ', { code: shorten(rule.pattern, LONGEST_CODE) }];
}

/** The part of the list of rules that did not fit. */
export function andMore(number: number, noun: 'rule' | 'group'): string {
  return `and ${count(number, `more ${noun}`)}`;
}

/** Heading of the rules that do not match. */
export function unmatchedHeading(number: number): string {
  return number === 1
    ? '1 rule in this group does not match'
    : `${count(number, 'rule')} in this group do not match`;
}

/** Fixed texts of the Why view. */
export const whyTexts = {
  steps: 'Four steps to the answer',
  groups: 'Groups of this file',
  rules: 'Rules that match',
  columns: {
    outcome: 'Outcome',
    line: 'Line',
    rule: 'Rule',
    path: 'Part of the path it matches',
    length: 'Length',
  },
  wins: 'wins',
  matches: 'matches',
  length: (length: number): string => length.toLocaleString('en'),
  /** Where no column head stands above the number. */
  lengthAlone: (length: number): string => `length ${length.toLocaleString('en')}`,
  used: 'used',
  usedMerged: 'used, merged',
  notUsed: 'not used',
  lines: 'lines',
  line: 'line',
  moreParts: (number: number): string => `and ${count(number, 'more part')}`,
  moreNames: (number: number): string => `and ${count(number, 'more name')}`,
  outline: {
    title: 'Every answer is explained in four steps',
    steps: [
      ['Does the file apply to the URL?', 'Same scheme, host and port.'],
      ['Which group does the crawler follow?', 'The group that names it, or the * group.'],
      ['Which rules match the path?', 'All of them, with the matched part underlined.'],
      ['Allowed or blocked?', 'The longest matching rule wins. Allow wins a tie.'],
    ],
  },
} as const;

/** A part of the path as readers hear it: `/shop/cart, matched`. */
export function spokenPart(text: string, kind: 'literal' | 'star' | 'rest'): string {
  switch (kind) {
    case 'literal':
      return `${text}, matched`;
    case 'star':
      return `${text}, matched by *`;
    case 'rest':
      return `${text}, not matched`;
  }
}
