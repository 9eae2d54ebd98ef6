import type { CatalogueCrawler } from '../../../catalogue';
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
import type { CrawlerRow } from '../../../store';

/** The content of a crawler's row. */
export interface CrawlerFacts {
  readonly tally: CrawlerTally;
  readonly outcome: string;
  /** The reason in a few words; null if the line is enough. */
  readonly note: string | null;
  /** Explains the note; null if it needs no explanation. */
  readonly explain: string | null;
  /** The deciding line; 0 for none. */
  readonly line: number;
  /** True if the dialect is undocumented and RFC 9309 is applied instead. */
  readonly isAssumed: boolean;
}

/**
 * Returns what a row shows about a crawler and the URL. If the crawler doesn't consult robots.txt, the file
 * is ignored.
 */
export function crawlerFacts(crawler: CatalogueCrawler, row: CrawlerRow): CrawlerFacts {
  switch (consultationOf(crawler)) {
    case 'fetches-for-a-person':
      return undecided(row, outcomeWord('not-asked'), personNote(crawler.name));
    case 'does-not-obey':
      return undecided(row, outcomeWord('no-effect'), disobeyNote(crawler.name));
    case 'control-token':
      return judged(crawler, row, controlTokenNote(crawler.name, crawler.operator));
    case 'asks':
      return judged(crawler, row, null);
  }
}

/** Returns whether two rows show the same content. */
export function haveSameFacts(one: CrawlerFacts, other: CrawlerFacts): boolean {
  return (
    one.outcome === other.outcome &&
    one.line === other.line &&
    one.note === other.note &&
    one.explain === other.explain &&
    one.isAssumed === other.isAssumed
  );
}

function judged(crawler: CatalogueCrawler, row: CrawlerRow, about: CrawlerNote | null): CrawlerFacts {
  const { outcome, line } = row.answer;
  const tally = tallyOf(outcome);
  return {
    tally,
    outcome: outcomeWord(outcome),
    ...wordsOf(notesOn(row, about)),
    line,
    isAssumed: crawler.dialect === 'unknown' && tally !== 'other',
  };
}

/** Returns the notes that apply, most important first. */
function notesOn({ judgement, scope, effect, reason, selection }: CrawlerRow, about: CrawlerNote | null) {
  if (judgement.by === 'scope') return [scope && scopeNote(scope)];
  if (judgement.by === 'answer') return [answerNote(effect), about];
  const follows = selection.reason === 'fallback' && selection.token !== null;
  const isNamed = follows ? fallbackNote(selection.token) : null;
  const rule = ruleNote(reason, selection.reason);
  return rule?.explain == null ? [isNamed, about, rule] : [rule, isNamed, about];
}

/** Joins the text of the first note with all explanations. */
function wordsOf(notes: readonly (CrawlerNote | null)[]): Pick<CrawlerFacts, 'note' | 'explain'> {
  const parts = notes.filter((note) => note !== null);
  const explanations = parts.flatMap(({ explain }) => explain ?? []);
  return {
    note: parts[0]?.text ?? null,
    explain: explanations.length === 0 ? null : explanations.join(' '),
  };
}

function undecided({ answer }: CrawlerRow, outcome: string, { text, explain }: CrawlerNote): CrawlerFacts {
  return { tally: 'other', outcome, note: text, explain, line: answer.line, isAssumed: false };
}

function tallyOf(outcome: CrawlerRow['answer']['outcome']): CrawlerTally {
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
