import type { Candidate, Outcome, Reason, SelectionReason } from '../engine';
import { crawlerName, type SaidCrawler } from './crawler';
import { plain, type Rich } from './rich';
import { ruleText } from './rule-text';
import { shorten } from './shorten';
import { type GroupsOfVerdict, unreadGroup } from './unread-group';

/** What a verdict says, as far as its sentence needs it. */
export interface SaidVerdict extends GroupsOfVerdict {
  readonly outcome: Outcome;
  readonly reason: Reason;
  readonly line: number;
  readonly path: string;
  readonly selection: { readonly reason: SelectionReason };
  /** The winner first; may be cut after it. */
  readonly candidates: readonly Pick<Candidate, 'rule'>[];
}

/** Longest path that is read out. */
const LONGEST_PATH = 160;

/** The verdict in one sentence; it names the deciding line where there is one. */
export function verdictSentence(verdict: SaidVerdict, asked: SaidCrawler): Rich {
  // Where the file names the crawler in vain for Google, the crawler itself may well read it otherwise.
  const reader = unreadGroup(verdict, asked) === null ? '' : " by Google's reading";
  const allowed = `Allowed${reader}: `;
  switch (verdict.reason) {
    case 'winning-rule':
      return decided(verdict, reader);
    case 'only-empty-rules':
      return [
        ...answer(verdict.outcome),
        allowed,
        { line: verdict.line },
        ' has no path, so it blocks nothing.',
      ];
    case 'no-rule-matched':
      return [...answer(verdict.outcome), `${allowed}no rule matches this URL.`];
    case 'no-group':
      return [
        ...answer(verdict.outcome),
        allowed,
        ...withoutGroup(verdict.selection.reason, crawlerName(asked)),
      ];
    case 'no-rules':
      return [...answer(verdict.outcome), `${allowed}this file has no rules.`];
  }
}

/** The verdict for somebody who hears it: with the crawler and the path, which are seen elsewhere. */
export function spokenVerdict(verdict: SaidVerdict, asked: SaidCrawler): string {
  const crawler = crawlerName(asked);
  const [opening, ...rest] = verdictSentence(verdict, asked);
  const path = shorten(verdict.path, LONGEST_PATH);
  const spoken = `${plain(opening === undefined ? [] : [opening])} ${mayCrawl(verdict.outcome, crawler)} ${path}. ${plain(rest).trim()}`;
  return spoken.endsWith('.') ? spoken : `${spoken}.`;
}

function mayCrawl(outcome: Outcome, crawler: string): string {
  switch (outcome) {
    case 'allowed':
      return `${crawler} may crawl`;
    case 'disallowed':
      return `${crawler} may not crawl`;
    case 'undefined':
      return `It is left open whether ${crawler} may crawl`;
  }
}

function answer(outcome: Outcome): Rich {
  switch (outcome) {
    case 'allowed':
      return [{ strong: 'Yes.' }, ' '];
    case 'disallowed':
      return [{ strong: 'No.' }, ' '];
    case 'undefined':
      return [{ strong: 'Undecided.' }, ' '];
  }
}

function decided({ outcome, line, candidates }: SaidVerdict, reader: string): Rich {
  const by = reader === '' ? ' by ' : `${reader}, `;
  const rule = candidates[0]?.rule;
  const quoted: Rich = rule === undefined ? ['.'] : [': ', { code: ruleText(rule) }];
  switch (outcome) {
    case 'allowed':
      return [...answer(outcome), `Allowed${by}`, { line }, ...quoted];
    case 'disallowed':
      return [...answer(outcome), `Blocked${by}`, { line }, ...quoted];
    case 'undefined':
      return [...answer(outcome), 'The case is left open at ', { line }, ...quoted];
  }
}

function withoutGroup(reason: SelectionReason, crawler: string): Rich {
  if (reason !== 'global-ignored') return [`no group is meant for ${crawler}.`];
  return [`no group names ${crawler}, and it skips the `, { code: '*' }, ' group.'];
}
