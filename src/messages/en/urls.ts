import type { TableQuery, UrlRow, UrlsRequests } from '../../worker/urls/urls-protocol';
import type { CellOutcome } from '../../worker/urls/verdicts/cell-outcome';
import { shorten } from '../shorten';
import { count, formatNumber } from './intl';

/** Filter of the table. */
export type ShownUrls = TableQuery['choice'];

/** Verdict of a cell; `pending` until it is known. */
export type CellWord = keyof typeof CellOutcome | 'asked' | 'not-asked';

/** Expected verdict of a URL. */
export type RowExpectation = NonNullable<UrlRow['expected']>;

/** Result of comparing a row with its expectations. `waiting`: not all verdicts are known yet. */
export type RowCheck = 'failed' | 'passed' | 'not-set' | 'waiting';

const LONGEST_QUERY = 40;
/** Maximum length of a URL in a sentence, in UTF-16 units. */
const LONGEST_URL = 60;
/** Maximum number of crawlers listed with their expectations. */
const MOST_NAMED = 8;

/** Names of the filters. */
export const shownUrls = {
  all: 'All',
  failed: 'Fail',
  passed: 'Pass',
  'not-set': 'Not set',
  differs: 'Differs',
  allowed: 'Allowed',
  disallowed: 'Blocked',
  undefined: 'Undecided',
  'not-applicable': 'Not by this file',
} as const satisfies Record<ShownUrls, string>;

/** Text of a cell. */
export const cellWords = {
  allowed: 'Allowed',
  disallowed: 'Blocked',
  undefined: 'Undecided',
  'not-applicable': 'Not this file',
  asked: 'Asked',
  'not-asked': 'Not asked',
  pending: '…',
} as const satisfies Record<CellWord, string>;

/** Tooltip of a cell. Words that explain themselves have none. */
export const cellMeanings: Readonly<Partial<Record<CellWord, string>>> = {
  undefined: "There's no clear answer: the rules don't say, or reading stops with an error.",
  'not-applicable': "This file doesn't apply: the URL is on another site.",
  asked: "The file asks this crawler to stay away, but can't stop it.",
  'not-asked': "Nothing asks this crawler to stay away. The file couldn't stop it, either.",
  pending: 'Being tested',
};

/** Names of the expected verdicts. */
export const expectationWords = {
  allowed: 'Allowed',
  blocked: 'Blocked',
  asked: 'Asked',
} as const satisfies Record<RowExpectation, string>;

/** Names of the expected verdicts where they are chosen. */
export const expectationChoices = {
  ...expectationWords,
  asked: 'Asked to stay away',
} as const satisfies Record<RowExpectation, string>;

/** Text of the Check column. */
export const checkWords = {
  failed: 'fail',
  passed: 'pass',
  'not-set': '–',
  waiting: '…',
} as const satisfies Record<RowCheck, string>;

/** Deciding line in a cell: `L12`. Other texts write `line 12`; here space is short. */
export function cellLine(line: number): string {
  return `L${line}`;
}

/** Heading of the URL column. `host`: the file's host; null if unknown. */
export function urlHead(host: string | null): string {
  return host === null ? 'URL' : `URL on ${host}`;
}

/**
 * Failed expectation in the layout for narrow screens, with the first crawler:
 * `fail: expected Blocked for Googlebot`.
 */
export function failedText(word: RowExpectation, crawlers: readonly string[]): string {
  const [first, ...more] = crawlers;
  const others = more.length === 0 ? '' : ` and ${count(more.length, 'other')}`;
  return `fail: expected ${expectationWords[word]}${first === undefined ? '' : ` for ${first}${others}`}`;
}

/** Expectation and its check in the layout for narrow screens: `pass: expected Blocked`. */
export function expectedText(expected: RowExpectation | 'by-crawler' | null, check: RowCheck): string {
  if (expected === null) return 'No expectation';
  const word = expected === 'by-crawler' ? 'for each crawler' : expectationWords[expected];
  return `${checkWords[check]}: expected ${word}`;
}

/** Shown beside a URL that is in the list several times: `×3`. */
export function timesText(times: number): string {
  return `×${formatNumber(times)}`;
}

/** Tooltip of `timesText`. */
export function timesMeaning(times: number): string {
  return `In the list ${formatNumber(times)} times`;
}

/** Announced to screen readers after filtering: `12 of 2,418 URLs`. */
export function urlsFound(shown: number, all: number): string {
  return `${formatNumber(shown)} of ${count(all, 'URL')}`;
}

const nothingOf = {
  all: 'There are no URLs.',
  failed: 'No expectation fails.',
  passed: 'No expectation passes.',
  'not-set': 'Every URL has an expectation.',
  differs: 'All chosen crawlers get the same result for every URL.',
  allowed: 'No URL is allowed.',
  disallowed: 'No URL is blocked.',
  undefined: 'No URL is undecided.',
  'not-applicable': 'This file decides about every URL.',
} as const satisfies Record<ShownUrls, string>;

/** Shown instead of rows if the filter matches none. */
export function noUrlFound(shown: ShownUrls, search: string): string {
  if (search === '') return nothingOf[shown];
  const among = shown === 'all' ? '' : ` under “${shownUrls[shown]}”`;
  return `No URL${among} contains “${shorten(search, LONGEST_QUERY)}”.`;
}

/** Option under More filters, with its number of rows: `Left open 12`. */
export function countedFilter(shown: ShownUrls, rows: number): string {
  return `${shownUrls[shown]} ${formatNumber(rows)}`;
}

/** Progress of the verdicts, in percent of the number of results. */
export function testingText(percent: number, all: number): string {
  return `Testing: ${percent} % of ${count(all, 'result')}`;
}

/** Status after the current results were set as expected. `rows`: number of URLs that got an expectation. */
export function verdictsAccepted(rows: number): string {
  return rows === 0
    ? 'Nothing was set: no result is Allowed or Blocked yet.'
    : `Expectations set for ${count(rows, 'URL')}.`;
}

/** Confirmation before the current results replace expectations. */
export function acceptQuestion(rows: number): string {
  return `The current results replace your expectations for ${count(rows, 'URL')}. You can't undo this.`;
}

/** Confirmation before the list is cleared. */
export function clearQuestion(urls: number): string {
  return `This removes ${count(urls, 'URL')} and your expectations. You can't undo this.`;
}

/** Number of chosen columns, and their maximum. */
export function columnsChosen(chosen: number, most: number): string {
  return `${chosen} of ${most} chosen`;
}

/** Title of the dialog that sets the expectations for a URL, by crawler. */
export function expectedOf(url: string): string {
  return `What do you expect of ${shorten(url, LONGEST_URL)}?`;
}

/**
 * Tooltip that lists the expectations by crawler, then the one for all others:
 * `GPTBot: Blocked. All others: Allowed.`
 */
export function expectedByCrawler(
  own: readonly { readonly crawler: string; readonly word: RowExpectation }[],
  others: RowExpectation | null,
): string {
  const named = own
    .slice(0, MOST_NAMED)
    .map(({ crawler, word }) => `${shorten(crawler, 40)}: ${expectationWords[word]}.`);
  const more = own.length - named.length;
  if (more > 0)
    named.push(
      `${count(more, 'other crawler')} with ${more === 1 ? 'its own expectation' : 'their own expectations'}.`,
    );
  return `${named.join(' ')} All others: ${others === null ? 'Not set' : expectationWords[others]}.`;
}

/** Shown if an expectation for a URL wasn't set, with the reason. */
export function expectRefused(reason: Exclude<UrlsRequests['expect']['reply'], 'set'>, url: string): string {
  return reason === 'not-listed'
    ? `Nothing was set: ${shorten(url, LONGEST_URL)} is no longer in the list.`
    : "Nothing was set: the list can't hold expectations for more crawlers. Remove those of another crawler first.";
}

/** Option for a crawler without its own expectation. `word`: the expectation for all crawlers. */
export function asForAll(word: RowExpectation | null): string {
  return word === null ? 'Not set' : `Same as all crawlers (${expectationWords[word]})`;
}

/** Fixed texts of the URLs view. */
export const urlsTexts = {
  starting: 'Preparing the list of URLs.',
  byExample: "These answers come from the example. Paste your site's robots.txt to test your URLs.",
  noFile: (urls: number): string => `Add a robots.txt to test ${count(urls, 'URL')}.`,
  missing:
    "This part of the page couldn't be loaded. Your text is safe. Try again. If that doesn't help, reload the page.",
  unavailable:
    "URL testing couldn't start. Your browser may block it, or it couldn't be loaded. The verdict above still works.",
  stopped: 'URL testing has stopped. Your text is safe, and the verdict above still works.',
  requestersLost:
    'A restart lost the record of which crawlers requested these URLs. Import the log again to see it.',
  restart: 'Restart',
  tryAgain: 'Try again',
  emptyTitle: 'Test many URLs at once',
  empty:
    'Paste URLs, one per line, or import a CSV. A second column can hold what you expect: allowed or blocked.',
  emptyMore: 'Sitemaps, access logs and HAR files work too. Nothing leaves this browser.',
  paste: 'Paste URLs',
  openFile: 'Open a file',
  editList: 'Edit the list',
  import: 'Import',
  export: 'Export',
  more: 'More',
  find: 'Filter URLs',
  found: 'URLs found',
  show: 'Show',
  moreFilters: 'More filters',
  requestedBy: 'Requested by',
  requestedByAll: 'All URLs',
  requestedByAny: 'Any known crawler',
  requestedByOnly: 'Show only this crawler',
  clearFilter: 'Clear the filter',
  table: 'URLs and what crawlers may do with them',
  expected: 'Expected',
  expectedAbout: 'The result you want. The Check column shows whether the file gives it.',
  check: 'Check',
  notSet: 'Not set',
  byCrawler: 'By crawler',
  byCrawlerMore: 'By crawler…',
  differs: 'The chosen crawlers get different results.',
  sort: 'Sort',
  sorted: { list: 'As in the list', url: 'By URL' },
  rowLoading: 'Loading',
  done: 'Last action',
  copied: 'Copied',
  copyDenied: "Your browser didn't allow copying. Allow clipboard access for this site, then try again.",
  saved: 'Saved',
  exportFailed: "The results couldn't be collected. Try again.",
  exportTooMany:
    'There are too many results for one file. Filter the rows or choose fewer crawlers, then export again.',
  exportNothing: "There's nothing to export: no rows are shown.",
  failed: "That didn't work because URL testing has stopped. Try again.",
  csv: 'CSV',
  csvHint: 'for a spreadsheet',
  json: 'JSON',
  jsonHint: 'for a program',
  junit: 'JUnit XML',
  junitHint: 'for a build server',
  columns: 'Crawlers…',
  columnsTitle: 'Crawlers in the table',
  columnsFind: 'Find a crawler',
  columnsReset: 'Use the default crawlers',
  columnsFollow:
    'The table shows the crawler from your question, Googlebot, Bingbot and GPTBot. Choose others here.',
  columnsFull: "You can't choose more. Remove one first.",
  columnsNone: 'No crawler has this name.',
  columnsList: 'Crawlers',
  columnsExpected: 'has expectations',
  columnsLoading: 'Loading the list of crawlers.',
  accept: 'Set current results as expected',
  acceptTitle: 'Replace your expectations?',
  acceptButton: 'Replace',
  clear: 'Clear the list',
  clearTitle: 'Clear the list?',
  clearButton: 'Clear',
  cancel: 'Cancel',
  close: 'Close',
  forAll: 'All crawlers',
  progress: 'Results',
} as const;
