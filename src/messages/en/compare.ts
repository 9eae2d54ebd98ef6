import type { Judgement } from '../../engine';
import type { VersionVerdict } from '../../engine/versions';
import type { SecondVersion } from '../../store/compare/compare-state';
import type { ChangeKind, CompareResult } from '../../worker/urls/compare/compare-protocol';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { outcomeWord } from './crawlers-row';
import { count, formatNumber } from './intl';
import { lineName } from './rich';
import { changedLineNames, changedOutcome } from './version-change';

const LONGEST_NAME = 60;
const LONGEST_QUERY = 40;

/** A way to choose the second version. Excludes versions that only come from fetching again, or from using another version. */
export type VersionWay = Exclude<SecondVersion['kind'], 'site' | 'replaced'>;

/** Texts of the view that compares two versions of the file. */
export const compareTexts = {
  starting: 'Starting the comparison.',
  noFile: 'Add a robots.txt to compare it with another version.',
  missing: "This part of the page couldn't be loaded. Check your connection, then try again.",
  stopped: 'The comparison has stopped working. Your text is safe. Try again.',
  unavailable:
    "Your browser blocks background tasks, so comparing doesn't work. Your text is safe. Try another browser.",
  tryAgain: 'Try again',
  choose: 'Choose a second version: open a file, or paste its text.',
  comparedFor: (crawlers: string): string => `Compared for ${crawlers}.`,
  comparedForMany: (crawlers: number): string => `Compared for these ${count(crawlers, 'crawler')}`,
  chooseAbout: 'See which verdicts change and where the texts differ.',
  thisFile: 'This file',
  before: 'Before',
  after: 'After',
  source: 'Source',
  change: 'Change',
  close: 'Stop comparing',
  statusLabel: 'Comparison',
  swap: 'Swap',
  swapHint: 'Swap before and after',
  use: 'Use this version',
  useHint: 'Replaces the text in the editor. You can undo this.',
  useFailed: "The editor isn't ready, so nothing was changed. Try again.",
  ways: {
    file: 'Open a file',
    pasted: 'Paste text',
    draft: 'A saved draft',
    link: 'A share link',
    'ai-block': "This file with Cloudflare's AI block",
    simplified: 'This file, simplified',
  } satisfies Record<VersionWay, string>,
  names: {
    file: 'Opened file',
    pasted: 'Pasted text',
    draft: 'Saved draft',
    link: 'From a link',
    'ai-block': 'With AI block',
    simplified: 'Simplified',
    replaced: 'Your previous text',
    site: 'Fetched before',
  } satisfies Record<SecondVersion['kind'], string>,
  working: 'Working it out…',
  /** After the number of changes. */
  sameTexts: 'the texts are the same',
  workingUrls: 'Comparing the verdicts on your URLs.',
  tooMany: 'There are too many URLs and crawlers to compare. Use fewer of either.',
  whatChanges: 'What changes',
  listedUrls: 'Your URLs',
  listStatusLabel: 'Comparison of your URLs',
  proven: 'Worked out from the rules for every possible URL, not sampled.',
  crawlers: 'Crawlers',
  where: 'Where',
  effect: 'Before → after',
  line: 'Line',
  opens: 'Opens',
  becomes: 'becomes',
  copy: 'Copy as text',
  copied: 'Copied',
  copyFailed: "Your browser didn't allow copying.",
  filter: 'Changes',
  shown: {
    all: 'All',
    blocked: 'Become blocked',
    allowed: 'Become allowed',
    other: 'Other',
  } satisfies Record<'all' | ChangeKind, string>,
  find: 'Find a URL',
  crawler: 'Crawler',
  everyCrawler: 'All crawlers',
  clearFilter: 'Clear the filter',
  found: 'Changes found',
  export: 'Export',
  exportFailed: "The changes couldn't be exported. Try again.",
  exported: 'Saved as CSV.',
  exportOutdated: 'Nothing was saved because the comparison has changed. Export again.',
  table: 'Verdicts that change',
  url: 'URL',
  loading: 'Loading',
  diff: 'Where the texts differ',
  diffLoading: 'Comparing the texts.',
  diffMissing: "The text comparison couldn't be loaded. Reload the page to see it.",
  sameText: 'Both texts have the same lines.',
  tooUnlike: 'The texts differ too much to show here. See the list of verdicts for the effect.',
  onlyHere: 'only in this file',
  onlyThere: 'only in the other file',
  signs: (before: string, after: string): string => `− ${before}, + ${after}`,
  allLines: 'Show all lines',
  unchanged: '$ lines are the same',
} as const;

/** Texts of the dialogs that ask for a second version. */
export const secondVersionTexts = {
  close: 'Close',
  compare: 'Compare',
  paste: 'Text of the other version',
  pasteTitle: 'Paste the other version',
  age: 'Compared with the file in the editor, this text is',
  older: 'older',
  newer: 'newer',
  linkTitle: 'Compare with a share link',
  link: 'Share link',
  linkHint: 'Paste the whole link. Its contents stay in this browser.',
  linkWithoutFile: 'This link has no robots.txt. Use a link made with Share, or paste the text.',
  linkForeign: "This isn't a share link. Use a link made with Share, or paste the text of the file.",
  linkMissing: 'Paste the link first.',
  pasteMissing: 'Paste the text first.',
  draftTitle: 'Compare with a saved draft',
  drafts: 'Drafts',
  noDrafts: 'This browser has no other drafts.',
  draftsDenied: "Your browser doesn't allow this page to save drafts.",
  draftGone: 'This draft can no longer be read. Choose another.',
} as const;

/** Shown beside the title of a version: its name, if it has one, and its number of lines. */
export function versionFacts(name: string, lines: number): string {
  const size = count(lines, 'line');
  return name === '' ? size : `${shorten(name, LONGEST_NAME)}, ${size}`;
}

/** Explains the origin of the AI block before the current text. `servedOn` is YYYY-MM-DD. */
export function aiBlockSource(service: string, servedOn: string): string {
  return `${service} can add a block like this above the file. Its “managed robots.txt” setting served this one on ${servedOn}. Newer settings are said to have replaced it since; ${service}'s documentation shows an older block.`;
}

/** Name of the current text, which is in the editor. */
export const inTheEditor = 'the editor';

/** The two versions that are compared, as they are called in a sentence. */
export interface ComparedNames {
  readonly before: ComparedName;
  readonly after: ComparedName;
}

type ComparedName = SecondVersion['kind'] | 'here';

const inSentence = {
  here: 'this file',
  file: 'the opened file',
  pasted: 'the pasted text',
  draft: 'the saved draft',
  link: 'the version from the link',
  'ai-block': 'the file with the AI block',
  site: 'the file fetched before',
  simplified: 'the simplified file',
  replaced: 'your previous text',
} satisfies Record<ComparedName, string>;

/** Says where the changes between two versions come from: `from the pasted text to this file · your answer changes`. */
export function compareOrigin({ before, after }: ComparedNames, isQuestionChanged: boolean): string {
  const question = isQuestionChanged ? ' · your answer changes' : '';
  return `from ${inSentence[before]} to ${inSentence[after]}${question}`;
}

/** Outcome in a cell of the table of changes: `Blocked`, or `Asked to stay away` for a crawler that need not obey. */
export function changedOutcomeWord(verdict: VersionVerdict, needNotObey: boolean): string {
  if (!needNotObey) return outcomeWord(verdict.outcome);
  const words = changedOutcome(verdict, true);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The lines that decide after a change; says if none does. */
export function decidingLineNames({ lines, outcome }: VersionVerdict): Rich {
  return lines.length === 0 ? [WITHOUT_LINE[outcome]] : changedLineNames(lines);
}

/** Below the place of a change: one of its addresses. */
export function exampleOfChange(path: string): string {
  return `for example ${path}`;
}

/** Button that shows all listed changes: `12 more`. */
export function showMoreChanges(more: number): string {
  return `${formatNumber(more)} more`;
}

/** Heading of the listed URLs that change: `**4 of your 200 URLs change** for at least one of 3 crawlers`. */
export function urlsSummary({
  urls,
  changedUrls,
  crawlers,
}: Pick<CompareResult, 'urls' | 'changedUrls' | 'crawlers'>): {
  readonly strong: string;
  readonly rest: string;
} {
  const rest = crawlers.length === 1 ? '' : ` for at least one of ${count(crawlers.length, 'crawler')}`;
  if (urls === 1)
    return changedUrls === 0
      ? { strong: "Your URL doesn't change", rest: '' }
      : { strong: 'Your URL changes', rest };
  return changedUrls === 0
    ? { strong: `None of your ${count(urls, 'URL')} changes`, rest: '' }
    : {
        strong: `${formatNumber(changedUrls)} of your ${count(urls, 'URL')} ${changedUrls === 1 ? 'changes' : 'change'}`,
        rest,
      };
}

/** Shown below the list if it has fewer rows than there are changes. */
export function firstChanges(listed: number, all: number): string {
  return `Showing the first ${formatNumber(listed)} of ${formatNumber(all)} changes.`;
}

/** Announced to screen readers after filtering: `3 of 12 changes`. */
export function changesFound(shown: number, all: number): string {
  return `${formatNumber(shown)} of ${count(all, 'change')}`;
}

/** Shown instead of rows if the filter matches none. */
export function noChangeFound(query: string): string {
  return query === ''
    ? 'There are no changes of this kind.'
    : `No URL contains “${shorten(query, LONGEST_QUERY)}”.`;
}

/** Longest name of a crawler. */
const LONGEST_CRAWLER = 40;

/** Name of a compared crawler, shortened because test files can contain names of any length. */
export function shownCrawler(name: string): string {
  return shorten(name, LONGEST_CRAWLER);
}

/** Shown after a verdict: the deciding line, or the reason if `line` is 0. */
export function byWhat(outcome: Judgement['outcome'], line: number): string {
  if (line > 0) return `by ${lineName(line)}`;
  return WITHOUT_LINE[outcome];
}

const WITHOUT_LINE: Readonly<Record<Judgement['outcome'], string>> = {
  allowed: 'no rule matches',
  disallowed: "by the server's response",
  undefined: 'left open',
  'not-applicable': 'not by this file',
};

/** Tooltip of a row's button, which opens the Why view for this URL and crawler. */
export function whyChange(url: string, crawler: string): string {
  return `Why: ${shorten(url, LONGEST_NAME)}, ${shownCrawler(crawler)}`;
}

/** Shown while a server's response is simulated, which may decide whatever the file says. */
export function simulationLeftOut(answer: string): string {
  return `Compared as if the server delivers the file. The simulated response (${answer}) isn't counted here.`;
}
