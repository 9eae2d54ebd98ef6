import type { DialectId, Outcome } from '../../engine';
import type { Rich } from '../rich';
import { crawlerName, NOT_A_CRAWLER, notConsulted } from './crawler';
import { dialectName } from './dialects';
import { formatNumber, listed } from './intl';
import { atStart, readerOf } from './reader-names';
import { lineName, lineNameAtStart, plain } from './rich';
import type { ExplainedAnswer, ExplainedVerdict } from './why-types';

/** The result in one line. Plain text, because it is a heading. */
export interface ResultText {
  /** `Blocked.` */
  readonly opening: string;
  readonly reason: string;
}

/**
 * States the result and its reason. `texts` are those in condition.ts, for a result that the site's answer or the file's location decides. Empty while
 * they are loading.
 */
export function resultText(
  answer: ExplainedAnswer,
  texts: Pick<typeof import('./condition'), 'conditionResult'> | null,
): ResultText {
  const { decided, verdict, dialect, crawler } = answer;
  switch (decided.by) {
    case 'crawler': {
      const reason = plain(notConsulted(crawlerName(crawler), decided.consultation, 0));
      return decided.consultation === 'policy-token'
        ? { opening: NOT_A_CRAWLER, reason }
        : { opening: NOT_BY_THIS_FILE, reason: `${reason} To stop it, block its addresses at your server.` };
    }
    case 'scope':
    case 'answer':
      return texts?.conditionResult(decided, dialect) ?? { opening: '', reason: '' };
    case 'rules':
      return {
        opening: verdict.reason === 'reader-fails' ? 'No answer.' : OPENINGS[verdict.outcome],
        reason: reasonOf(answer),
      };
  }
}

/** Opening of a result that the file's rules don't decide. */
export const NOT_BY_THIS_FILE = 'Not by this file.';

const OPENINGS: Readonly<Record<Outcome, string>> = {
  allowed: 'Allowed.',
  disallowed: 'Blocked.',
  undefined: 'Undecided.',
};

function reasonOf({ verdict, dialect, crawler: chosen, unreadGroup }: ExplainedAnswer): string {
  const crawler = crawlerName(chosen);
  switch (verdict.reason) {
    case 'winning-rule':
      return reasonOfRule(verdict, dialect);
    case 'only-empty-rules':
      return reasonOfEmptyRule(verdict);
    case 'no-rule-matched':
      return verdict.candidateCount + verdict.unmatchedCount === 0
        ? `The group that ${crawler} follows has no rules.`
        : `No rule for ${crawler} matches this page.`;
    case 'no-group': {
      if (verdict.selection.reason === 'global-ignored')
        return `No group names ${crawler}, and it ignores the * group.`;
      const none = `o group is for ${crawler}, and there's no * group.`;
      return unreadGroup === null ? `N${none}` : `As Google reads it, n${none}`;
    }
    case 'no-rules':
      return 'This file has no rules.';
    case 'always-allowed-path':
      return '/robots.txt itself is always allowed.';
    case 'left-open':
      return "Allow and Disallow both match, and Google's page of 2020 doesn't say which wins.";
    case 'file-too-large':
      return `The file is too large for ${dialectName(dialect)}, so it counts as missing.`;
    case 'reader-fails':
      return `${dialectName(dialect)} stops with an error at ${lineName(verdict.line)}.`;
  }
}

function reasonOfRule(verdict: ExplainedVerdict, dialect: DialectId): string {
  const { line, candidates, candidateCount } = verdict;
  const [winner, second] = candidates;
  if (winner === undefined || second === undefined)
    return `${lineNameAtStart(line)} is the only rule that matches.`;
  const number = formatNumber(candidateCount);
  switch (second.lostBecause) {
    case 'allow-wins-tie':
      return `${linesAtStart([line, second.line])} are equally long; Allow wins a tie.`;
    case 'not-first':
      return `${atStart(readerOf(dialect))} uses the first of ${number} rules that match, ${lineName(line)}.`;
    case 'later-line':
      return equalRules(verdict, winner);
    case 'shorter-pattern':
    // These don't occur if a rule wins.
    case 'left-open':
    case 'always-allowed-path':
    case null:
      return `Of ${number} rules that match, ${lineName(line)} is the longest.`;
  }
}

/** Says that other rules of the same length give the same result. */
function equalRules(
  { line, candidates }: ExplainedVerdict,
  winner: ExplainedVerdict['candidates'][number],
): string {
  const equal = candidates.filter(
    ({ rule, specificity }) => rule.type === winner.rule.type && specificity === winner.specificity,
  );
  const does = winner.rule.type === 'allow' ? 'allow' : 'block';
  return equal.length === 2
    ? `${linesAtStart(equal.map((one) => one.line))} are equally long and both ${does} it.`
    : `Several rules are equally long and ${does} it. ${lineNameAtStart(line)} is the first.`;
}

function linesAtStart(lines: readonly number[]): string {
  return `Lines ${listed(lines.toSorted((a, b) => a - b).map(formatNumber))}`;
}

function reasonOfEmptyRule({ line, candidates, candidateCount }: ExplainedVerdict): string {
  if (candidates[1]?.lostBecause === 'not-first')
    return `The first rule that matches, ${lineName(line)}, has no path, so it blocks nothing.`;
  return candidateCount === 1
    ? `${lineNameAtStart(line)}, the only rule that matches, has no path, so it blocks nothing.`
    : 'The rules that match have no path, so they block nothing.';
}

/** Says what a site owner can do about a server that stops the crawler for now, as one paragraph each. */
export function whatToDo({
  decided,
  dialect,
}: Pick<ExplainedAnswer, 'decided' | 'dialect'>): readonly Rich[] {
  if (decided.by !== 'answer' || decided.effect.kind !== 'all-disallowed' || !decided.effect.temporary)
    return [];
  return [
    [
      { strong: 'What to do:' },
      " make robots.txt load normally again (status 200), with your rules. Your host or agency can do that. If you don't want to block anything, a missing file (404) is fine too.",
    ],
    [
      { strong: 'Planned outage?' },
      ' Pages can answer 503, which means “come back later”. robots.txt must keep loading normally.',
    ],
    ...(dialect === 'google'
      ? [
          [
            { strong: 'Fixed?' },
            ' Once robots.txt works again, Google usually notices within a day. To speed it up, request a recrawl of robots.txt in Search Console.',
          ],
        ]
      : []),
  ];
}

/** Explains the special case of testing the file itself; null for any other path, or if it is allowed. */
export function robotsFileHint({ verdict: { outcome, path }, dialect }: ExplainedAnswer): Rich | null {
  if (outcome !== 'disallowed' || path !== '/robots.txt') return null;
  return [
    `${dialectName(dialect)} doesn't treat `,
    { code: '/robots.txt' },
    ' specially. Crawlers still fetch it, because they need it to know the rules.',
  ];
}

/** Corrects a common misunderstanding of the result. */
export function resultHint(outcome: Outcome): Rich {
  return HINTS[outcome];
}

const HINTS: Readonly<Record<Outcome, Rich>> = {
  allowed: [
    'Allowed means this URL may be crawled, not that it will be indexed. If this address redirects to a blocked one, it counts as blocked.',
  ],
  disallowed: [
    "Blocked isn't hidden: search engines can still list the address. To keep a page out of results, allow it and use ",
    { code: 'noindex' },
    '.',
  ],
  undefined: ['Crawlers handle this case in different ways.'],
};
