import type { DialectId, Effect, Rule } from '../../engine';
import type { DialectRow } from '../../worker/comparison';
import type { Rich } from '../rich';
import { answerNote, outcomeWord } from './crawlers-row';
import { dialectTexts } from './dialect-texts';
import { dialectName } from './dialects';
import { ruleText } from './rule-text';

/** What a reader makes of the question. */
export interface DescribedReading
  extends Pick<
    DialectRow,
    'dialect' | 'judgement' | 'effect' | 'reason' | 'line' | 'differs' | 'difference'
  > {
  readonly rule: Pick<Rule, 'type' | 'written'> | null;
  readonly selection: Pick<DialectRow['selection'], 'reason'>;
}

/** Fixed texts of the Engines view. */
export const enginesTexts = {
  title: 'If this crawler read the file by other rules',
  choice: 'Read the file by',
  choiceAbout: 'The answer, the marks in the editor and the explanation follow.',
  table: 'What each reader decides',
  columns: {
    reader: 'Reader',
    verdict: 'Verdict',
    compared: (base: DialectId): string => `Compared with ${dialectName(base)}`,
    action: 'Answer by',
  },
  answersNow: 'answers now',
  answerBy: 'Answer by this',
  /** Either of them for who does not see the row it stands in. */
  ofReader: (words: string, id: DialectId): string => `${words}: ${dialectName(id)}`,
  /** Where it answers now, for the cell that compares it with itself. */
  isBase: 'The others are compared with this one.',
  assumption: 'Assumed: its operator does not say.',
  comparing: 'The other readers are being asked.',
  waiting: 'Once there is an answer, every reader is listed here with its own.',
  pending: '…',
  /** Above the table for a crawler that does not ask the file, or does not obey it. */
  notConsulted: (crawler: string): string =>
    `${crawler} does not go by this file. This is what its rules would say.`,
  documented: 'What is documented, and what is assumed',
  source: 'Source:',
  newTab: 'opens in a new tab',
  assumedPart: '(assumed)',
  choices: 'Choices made where the texts contradict each other',
} as const;

/** The choices that are no settings: what holds, and what speaks against it. */
export const settledChoices: readonly Rich[] = [
  [
    'A crawler without a group of its own follows one list of names. ',
    { code: 'Googlebot-Image' },
    ' then follows the group for ',
    { code: 'Googlebot' },
    ', ',
    { code: 'Storebot-Google' },
    ' the ',
    { code: '*' },
    " group. Google's texts do not agree on which crawlers do so.",
  ],
  ['The longest rule decides, and Allow wins a tie only. Older guides let Allow win always.'],
  [
    "Bing's ",
    { code: 'Crawl-delay' },
    " is a whole number from 1 to 20. One guide says so; the parts of Bing's own texts that we read give no range.",
  ],
  [
    'Five redirects are followed, a sixth means that there is no file. Python follows ten, and an eleventh blocks everything. Google wrote “at least five” and later “up to five”.',
  ],
  ['500 KiB are 512,000 bytes. One guide says 500 kb, which would be fewer.'],
  [
    'For Google a robots.txt on an FTP server counts too. Its texts call that an extra or a plain part, which comes to the same.',
  ],
];

/** The first way to read: by the crawler's own rules, and which those are. */
export function ownDialect(id: DialectId, isDocumented: boolean): string {
  return isDocumented
    ? `Its own: ${dialectName(id)} (default)`
    : `Its own: not documented, so ${dialectName(id)} (default)`;
}

/** The verdict of a reader in one or two words. */
export function verdictWord({ judgement, reason }: Pick<DescribedReading, 'judgement' | 'reason'>): string {
  return judgement.by === 'rules' && reason === 'left-open' ? 'Left open' : outcomeWord(judgement.outcome);
}

/** What the verdict rests on, in a few words behind it. */
export function verdictGround(reading: DescribedReading, crawler: string): Rich {
  switch (reading.judgement.by) {
    case 'scope':
      return ['this file does not speak for the URL'];
    case 'answer':
      return [answerGround(reading.effect)];
    case 'rules':
      return ruleGround(reading, crawler);
  }
}

function ruleGround({ reason, line, rule, selection }: DescribedReading, crawler: string): Rich {
  switch (reason) {
    case 'winning-rule':
      return rule === null ? ['by ', { line }] : ['by ', { line }, ': ', { code: ruleText(rule) }];
    case 'only-empty-rules':
      return [{ line }, ' has no path, so it blocks nothing'];
    case 'no-rule-matched':
      return ['no rule matches'];
    case 'no-group':
      return selection.reason === 'global-ignored'
        ? [`no group names ${crawler}, and it skips the `, { code: '*' }, ' group']
        : [`no group is meant for ${crawler}`];
    case 'no-rules':
      return ['the file has no rules'];
    case 'always-allowed-path':
      return [{ code: '/robots.txt' }, ' itself is always allowed'];
    case 'left-open':
      return ['rules match that contradict each other'];
    case 'file-too-large':
      return ['the file is too large, so it counts as none'];
    case 'reader-fails':
      return ['it stops with an error at ', { line }];
  }
}

function answerGround(effect: Effect): string {
  const ground = `${answerNote(effect).text}: ${meaningOf(effect)}`;
  return effect.documented ? ground : `${ground} (assumed, not documented)`;
}

function meaningOf(effect: Effect): string {
  const isTemporary = effect.kind === 'all-disallowed' && effect.temporary;
  return isTemporary ? 'nothing is allowed for now' : MEANINGS[effect.kind];
}

const MEANINGS: Readonly<Record<Effect['kind'], string>> = {
  rules: 'the rules decide',
  'all-allowed': 'everything is allowed',
  'all-disallowed': 'nothing is allowed',
  'reader-fails': 'it stops with an error',
};

/** How a reader's verdict differs from the one that answers. */
export function comparedText({ differs, line }: Pick<DescribedReading, 'differs' | 'line'>): Rich {
  switch (differs) {
    case null:
      return ['Same answer.'];
    case 'line':
      return line === 0 ? ['Same answer, by no rule.'] : ['Same answer, by ', { line }, '.'];
    case 'outcome':
      return [{ strong: 'Decides otherwise.' }];
  }
}

/** Why it differs: the sentence about that reader, and whether that is an assumption. Null where nothing is known to say. */
export function whyItDiffers({
  dialect,
  difference,
  effect,
}: Pick<DescribedReading, 'dialect' | 'difference' | 'effect'>): {
  readonly text: string;
  readonly isAssumed: boolean;
} | null {
  if (difference === null) return null;
  const { parts, assumedParts } = dialectTexts[dialect];
  const isAssumed = difference === 'fetch' ? !effect.documented : assumedParts.includes(difference);
  return { text: parts[difference], isAssumed };
}
