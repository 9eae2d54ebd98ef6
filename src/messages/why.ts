import type { Candidate, Outcome, Reason, Rule, SelectionReason } from '../engine';
import { count } from './count';
import { crawlerName, parserReadsNote, type SaidCrawler } from './crawler';
import { lineNameAtStart, type Rich } from './rich';
import { ruleText } from './rule-text';
import { shorten } from './shorten';
import { group, pattern, productToken } from './terms';
import { type UnreadGroup, unreadGroup } from './unread-group';
import { type SaidUrl, urlChangesNote } from './url';

/** A step of the explanation: its heading and its sentences, one per paragraph. */
export interface Step {
  readonly title: Rich;
  readonly text: readonly Rich[];
}

/** What the explanation needs of a verdict. */
export interface ExplainedVerdict {
  readonly outcome: Outcome;
  readonly path: string;
  readonly reason: Reason;
  readonly selection: { readonly reason: SelectionReason; readonly token: string | null };
  /** The selected groups first; may be cut. */
  readonly groups: readonly {
    readonly firstLine: number;
    readonly lastLine: number;
    /** Values of its user-agent lines; may be cut. */
    readonly agents: readonly string[];
    readonly agentCount: number;
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
export function groupStep(verdict: ExplainedVerdict, asked: SaidCrawler): Step {
  const { title, text } = followedGroup(verdict, asked);
  const isShared = verdict.groups.some(({ selected, agentCount }) => selected && agentCount > 1);
  return { title, text: isShared ? [...text, sharedGroup] : text };
}

const sharedGroup: Rich = [
  'Several names share this group: blank lines, comments and fields such as ',
  { code: 'Crawl-delay' },
  ' or ',
  { code: 'Sitemap' },
  ' do not end a run of ',
  { code: 'User-agent' },
  ' lines.',
];

function followedGroup(verdict: ExplainedVerdict, asked: SaidCrawler): Step {
  const { selection } = verdict;
  const crawler = crawlerName(asked);
  const unread = unreadGroup(verdict, asked);
  const unnamed: Rich = unread === null ? ['No ', group, ' names it'] : unreadNote(unread);
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
        text:
          unread === null
            ? [[...unnamed, ', so it follows the ', { code: '*' }, ' group.', ...merged(verdict)]]
            : [unnamed, ['So for Google it follows the ', { code: '*' }, ' group.', ...merged(verdict)]],
      };
    case 'none':
      return {
        title: [`No group is meant for ${crawler}`],
        text:
          unread === null
            ? [[...unnamed, ' and there is no ', { code: '*' }, ' group.']]
            : [unnamed, ['There is no ', { code: '*' }, ' group.']],
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

function unreadNote({ name, reads, firstLine }: UnreadGroup): Rich {
  const code = { code: shorten(name, LONGEST_CODE) };
  return [
    'The ',
    group,
    ' at ',
    { line: firstLine },
    ' names ',
    code,
    ", but Google's parser stops at the first character that is no letter, ",
    { code: '-' },
    ' or ',
    { code: '_' },
    ...(reads === '' ? [' and reads nothing. '] : [' and reads ', { code: reads }, '. ']),
    code,
    ' itself most likely obeys this group.',
  ];
}

/** What the parser reads of the crawler's name, unless the step has said it already; null where it reads all of it. */
export function groupAside(verdict: ExplainedVerdict, asked: SaidCrawler): Rich | null {
  return unreadGroup(verdict, asked) === null ? parserReadsNote(asked) : null;
}

/** That rules stand where they belong to no group; null where none do. */
export function rulesOutsideNote(file: {
  readonly groups: number;
  readonly rulesOutside: { readonly count: number; readonly firstLine: number } | null;
}): Rich | null {
  if (file.rulesOutside === null) return null;
  const { count: number, firstLine } = file.rulesOutside;
  const [stand, belong] =
    number === 1
      ? [' stands before', 'It belongs to no group, so nobody follows it.']
      : [' stand before', 'They belong to no group, so nobody follows them.'];
  return [
    `${count(number, 'rule')}${stand} ${file.groups === 0 ? 'any' : 'the first'} `,
    { code: 'User-agent' },
    number === 1 ? ' line (' : ' line (the first at ',
    { line: firstLine },
    `). ${belong}`,
  ];
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

function contest({ candidates, reason }: ExplainedVerdict): Rich {
  if (reason === 'only-empty-rules') return ['None of them has a path.'];
  const second = candidates[1];
  if (second?.lostBecause === 'allow-wins-tie')
    return ['The longest patterns are equally long. Allow wins a tie.'];
  if (second?.lostBecause === 'later-line')
    return ['The longest patterns are equally long. The first one is named.'];
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
  const tie = equalRules(verdict);
  return {
    title: [result(verdict.outcome)],
    text: [[...because(verdict), `${may}.`], ...(tie === null ? [] : [tie])],
  };
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
      return verdict.candidateCount + verdict.unmatchedCount === 0
        ? ['A group without rules allows everything, so ']
        : ['What no rule matches is allowed, so '];
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
      return [...rule, ' has one of the longest patterns that match, so '];
    case 'shorter-pattern':
    case null:
      return [...rule, ' has the longest pattern that matches, so '];
  }
}

/** That other rules would have decided in the same way; null where none would. */
function equalRules({ candidates }: ExplainedVerdict): Rich | null {
  const [winner, second] = candidates;
  if (winner === undefined || winner.specificity === 0 || second?.lostBecause !== 'later-line') return null;
  const equal = candidates.filter(
    ({ rule, specificity }) => rule.type === winner.rule.type && specificity === winner.specificity,
  );
  const number = equal.length === 2 ? 'Two' : 'Several';
  const does = winner.rule.type === 'allow' ? 'allow' : 'block';
  return [
    `${number} rules ${does} it with the same length. ${lineNameAtStart(winner.line)} comes first, so it is named.`,
  ];
}

/** What is special about asking for the file itself; null for any other path, and where it is allowed. */
export function robotsFileHint({ outcome, path }: Pick<ExplainedVerdict, 'outcome' | 'path'>): Rich | null {
  if (outcome !== 'disallowed' || path !== '/robots.txt') return null;
  return [
    "Google's parser does not treat ",
    { code: '/robots.txt' },
    ' specially. Crawlers fetch it all the same: they need it to know the rules.',
  ];
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
  if (rule.pattern === '') return [`No path: it ${rule.type === 'allow' ? 'changes' : 'blocks'} nothing.`];
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

/** Why a rule that does not match never can, where that is certain; else its form, if that tells something. */
export function unmatchedNote(rule: Rule): Rich | null {
  if (/^https?:\/\//i.test(rule.written)) return ['write only the path'];
  if (/^[/*]/.test(rule.pattern)) return ruleForm(rule);
  return ['does not start with ', { code: '/' }, ', so it can never match'];
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
