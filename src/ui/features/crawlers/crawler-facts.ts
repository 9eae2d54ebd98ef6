import { consultationOf } from '../../../catalogue';
import {
  answerNote,
  type CrawlerNote,
  type CrawlerTally,
  controlTokenNote,
  disobeyNote,
  fallbackNote,
  outcomeWord,
  personNote,
  ruleNote,
  scopeNote,
} from '../../../messages';
import type { Crawler, CrawlerRow } from './comparison-types';

/** What the row of a crawler says. */
export interface CrawlerFacts {
  readonly tally: CrawlerTally;
  readonly outcome: string;
  /** Why, in few words; null where the line says it. */
  readonly note: string | null;
  /** What those words mean; null where they say all. */
  readonly explain: string | null;
  /** The line that decides; 0 where none does. */
  readonly line: number;
  /** Whether RFC 9309 stands in for a reading that is not documented. */
  readonly isAssumed: boolean;
}

/** What there is to say about a crawler and the URL. What the file says counts for nothing where the crawler never asks. */
export function crawlerFacts(crawler: Crawler, row: CrawlerRow): CrawlerFacts {
  switch (consultationOf(crawler)) {
    case 'fetches-for-a-person':
      return undecided(outcomeWord('not-asked'), personNote(crawler.name));
    case 'does-not-obey':
      return undecided(outcomeWord('no-effect'), disobeyNote(crawler.name));
    case 'control-token':
      return judged(crawler, row, controlTokenNote(crawler.name, crawler.operator));
    case 'asks':
      return judged(crawler, row, null);
  }
}

/** Whether two rows say the same. */
export function haveSameFacts(one: CrawlerFacts, other: CrawlerFacts): boolean {
  return (
    one.outcome === other.outcome &&
    one.line === other.line &&
    one.note === other.note &&
    one.explain === other.explain &&
    one.isAssumed === other.isAssumed
  );
}

function judged(crawler: Crawler, row: CrawlerRow, about: CrawlerNote | null): CrawlerFacts {
  const { outcome, by } = row.judgement;
  const tally = tallyOf(outcome);
  return {
    tally,
    outcome: outcomeWord(outcome),
    ...wordsOf(notesOn(row, about)),
    line: by === 'rules' ? row.line : 0,
    isAssumed: crawler.dialect === 'unknown' && tally !== 'other',
  };
}

/** What can be said, the most telling first. */
function notesOn({ judgement, scope, effect, reason, selection }: CrawlerRow, about: CrawlerNote | null) {
  if (judgement.by === 'scope') return [scope && scopeNote(scope)];
  if (judgement.by === 'answer') return [answerNote(effect), about];
  const follows = selection.reason === 'fallback' && selection.token !== null;
  const isNamed = follows ? fallbackNote(selection.token) : null;
  const rule = ruleNote(reason, selection.reason);
  return rule?.explain == null ? [isNamed, about, rule] : [rule, isNamed, about];
}

/** The words of the first note, and the explanations of all that have one; words that need none stand only where nothing else does. */
function wordsOf(notes: readonly (CrawlerNote | null)[]): Pick<CrawlerFacts, 'note' | 'explain'> {
  const parts = notes.filter((note) => note !== null);
  const explanations = parts.flatMap(({ explain }) => explain ?? []);
  return {
    note: parts[0]?.text ?? null,
    explain: explanations.length === 0 ? null : explanations.join(' '),
  };
}

function undecided(outcome: string, { text, explain }: CrawlerNote): CrawlerFacts {
  return { tally: 'other', outcome, note: text, explain, line: 0, isAssumed: false };
}

function tallyOf(outcome: CrawlerRow['judgement']['outcome']): CrawlerTally {
  switch (outcome) {
    case 'allowed':
      return 'allowed';
    case 'disallowed':
      return 'blocked';
    case 'undefined':
    case 'not-applicable':
      return 'other';
  }
}
