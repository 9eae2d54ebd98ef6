import type { DecidedBy } from '../../answer';
import type { AnswerEffect, DialectId } from '../../engine';
import type { DialectRow } from '../../worker/tester/comparison';
import type { Rich } from '../rich';
import { answerNote, outcomeWord } from './crawlers-row';
import { dialectName } from './dialects';
import { count } from './intl';

/** A dialect's verdict on the question. */
export interface DescribedReading extends Pick<DialectRow, 'judgement' | 'effect' | 'reason' | 'line'> {
  readonly selection: Pick<DialectRow['selection'], 'reason'>;
}

/** Fixed texts of the list of other engines. */
export const enginesTexts = {
  name: 'Other engines',
  back: 'Why',
  /** Accessible name of the button. */
  backName: 'Back to Why',
  table: 'What each engine decides, and what it does with this file',
  answer: 'Answer',
  answersNow: 'in use',
  pending: '…',
  comparing: 'Checking the other engines…',
  waiting: "Once there's an answer, you can compare the engines here.",
  /** Shown above the table for a crawler that does not consult the file, or does not obey it. */
  notConsulted: (crawler: string, { consultation }: Extract<DecidedBy, { by: 'crawler' }>): string =>
    consultation === 'policy-token'
      ? `${crawler} isn't a crawler. This is how engines would read its rules.`
      : `robots.txt may not stop ${crawler}. This is what the rules would say.`,
  touching: 'What they may read differently in this file',
  /** The same if a server's answer decides for every engine, or the file doesn't apply. */
  touchingUnread: 'If the file were read: what they may read differently',
  untouched: "What doesn't matter to this file",
  untouchedMeaning: 'Changed alone, none of these changes an answer, whatever the crawler and the URL.',
  tooLarge: 'This file is too large to find out what the engines read differently in it.',
  answerBy: 'Answer by another engine…',
  reasons: 'Why they differ',
  assumption: "Our assumption: the operator doesn't document this.",
  documented: "What's documented and what's assumed",
  source: 'Source:',
  /** Before the name of another source. */
  and: ', and',
  newTab: 'opens in a new tab',
  assumedPart: '(assumed)',
  choices: 'What we chose where sources disagree',
} as const;

/** Says how many differences between engines don't touch the file. Null if there are none. */
export function untouchedCount(number: number): string | null {
  if (number === 0) return null;
  const rest = number === 1 ? "doesn't touch this file on its own" : "don't touch this file on their own";
  return `${count(number, 'more difference')} ${rest}.`;
}

/** Label of the button that shows or hides the differences that don't touch the file. */
export function untouchedButton(isShown: boolean): string {
  return isShown ? 'Hide them' : 'Show them';
}

/** Names the first line that concerns a difference. */
export function traitLine(line: number): Rich {
  return ['from ', { line }];
}

/** Design decisions that are not settings: the choice made, and the argument against it. */
export const settledChoices: readonly Rich[] = [
  [
    'For crawlers that no group names, we use one list of fallbacks. ',
    { code: 'Googlebot-Image' },
    ' falls back to the group for ',
    { code: 'Googlebot' },
    ', ',
    { code: 'Storebot-Google' },
    ' to the ',
    { code: '*' },
    " group. Google's texts disagree on which crawlers do this.",
  ],
  [
    'The longest rule decides. Allow wins a tie, but not against a longer Disallow. Older guides say Allow always wins.',
  ],
  [
    "Bing's ",
    { code: 'Crawl-delay' },
    " is a whole number from 1 to 20. One guide says so; the parts of Bing's own texts that we read give no range.",
  ],
  [
    'We follow five redirects; a sixth counts as a missing file. Python follows ten; an eleventh blocks everything. Google wrote “at least five” and later “up to five”.',
  ],
  ['The size limit is 500 KiB (512,000 bytes). One guide says 500 kb, which would be less.'],
  [
    'Google also reads a robots.txt on an FTP server. Some of its texts call this an extra, but the result is the same.',
  ],
];

/** The first choice of dialect: the crawler's own rules, with their name. */
export function ownDialect(id: DialectId, isDocumented: boolean): string {
  return isDocumented
    ? `Its own: ${dialectName(id)} (default)`
    : `Its own: undocumented, so ${dialectName(id)} (default)`;
}

/** A dialect's verdict in one or two words. */
export function verdictWord({ judgement, reason }: Pick<DescribedReading, 'judgement' | 'reason'>): string {
  return judgement.by === 'rules' && reason === 'left-open' ? 'Undecided' : outcomeWord(judgement.outcome);
}

/** The reason for the verdict, shown after it in a few words. */
export function verdictGround(reading: DescribedReading, crawler: string): Rich {
  switch (reading.judgement.by) {
    case 'scope':
      return ["this file doesn't apply to the URL"];
    case 'answer':
      return [answerGround(reading.effect)];
    case 'rules':
      return ruleGround(reading, crawler);
  }
}

function ruleGround({ reason, line, selection }: DescribedReading, crawler: string): Rich {
  switch (reason) {
    case 'winning-rule':
      return ['by ', { line }];
    case 'only-empty-rules':
      return [{ line }, ' has no path, so it blocks nothing'];
    case 'no-rule-matched':
      return ['no rule matches'];
    case 'no-group':
      return selection.reason === 'global-ignored'
        ? [`no User-agent line names ${crawler}, and it ignores `, { code: 'User-agent: *' }]
        : [`no User-agent line applies to ${crawler}`];
    case 'no-rules':
      return ['the file has no rules'];
    case 'always-allowed-path':
      return [{ code: '/robots.txt' }, ' itself is always allowed'];
    case 'left-open':
      return ['Allow and Disallow both match'];
    case 'file-too-large':
      return ['the file is too large, so it counts as missing'];
    case 'reader-fails':
      return ['it stops with an error at ', { line }];
  }
}

function answerGround(effect: AnswerEffect): string {
  const ground = `${answerNote(effect).text}: ${meaningOf(effect)}`;
  return effect.documented ? ground : `${ground} (assumed, not documented)`;
}

function meaningOf(effect: AnswerEffect): string {
  const isTemporary = effect.kind === 'all-disallowed' && effect.temporary;
  return isTemporary ? 'nothing is allowed for now' : MEANINGS[effect.kind];
}

const MEANINGS: Readonly<Record<AnswerEffect['kind'], string>> = {
  rules: 'the rules decide',
  'all-allowed': 'everything is allowed',
  'all-disallowed': 'nothing is allowed',
  'reader-fails': 'it stops with an error',
};
