import type { TextKind } from '../../engine/text-kind';
import type { ImportSummary, RejectedRow } from '../../worker/urls/urls-protocol';
import { shorten } from '../shorten';
import { bytes } from './bytes';
import { count, formatNumber, series } from './intl';
import { lineNameAtStart } from './rich';
import { rejectTexts } from './urls-import-reasons';

/** Maximum length of a file name in a sentence, in UTF-16 units. */
const LONGEST_NAME = 80;

/** Format of an imported source. */
export type DescribedSource = 'list' | 'csv' | 'tsv' | 'table' | 'sitemap' | 'log' | 'har';

const sourceNames: Readonly<Record<DescribedSource, string>> = {
  list: 'list',
  csv: 'CSV',
  tsv: 'TSV',
  table: 'table',
  sitemap: 'sitemap',
  log: 'log',
  har: 'HAR file',
};

/** The facts about a file to import that its description needs. */
export interface DescribedPlan {
  readonly source: DescribedSource;
  readonly packed: boolean;
  readonly isUtf16: boolean;
  /** Cell separator, header and number of columns; null if the source isn't a table. */
  readonly table: {
    readonly separator: string;
    readonly hasHeader: boolean;
    readonly columns: number;
  } | null;
}

const planNames: Readonly<Record<DescribedSource, string>> = {
  list: 'A list with a URL in each line',
  csv: 'CSV',
  tsv: 'TSV',
  table: 'A table',
  sitemap: 'An XML sitemap',
  log: "A server's access log",
  har: 'A HAR file: what a browser loaded',
};

const separatorNames: Readonly<Record<string, string>> = {
  ',': 'separated by commas',
  ';': 'separated by semicolons',
  '\t': 'separated by tabs',
  '|': 'separated by |',
};

/** Describes the detected format of a file: `CSV, separated by semicolons, with a header · 3 columns`. */
export function planText({ source, packed, isUtf16, table }: DescribedPlan): string {
  const facts = [planNames[source]];
  if (table !== null) {
    facts.push(separatorNames[table.separator] ?? `separated by ${table.separator}`);
    facts.push(table.hasHeader ? 'with a header' : 'without a header');
  }
  if (isUtf16) facts.push('in UTF-16');
  if (packed) facts.push('compressed with gzip');
  const text = series(facts);
  return table === null ? text : `${text} · ${count(table.columns, 'column')}`;
}

/** Says what a text or file is that holds no list of URLs, and what to do; null for any other. */
export function noUrlsText(kind: TextKind['kind']): string | null {
  return NO_URLS[kind] ?? null;
}

const NO_URLS: Readonly<Partial<Record<TextKind['kind'], string>>> = {
  binary:
    "This doesn't look like text. Pictures, spreadsheets and archives can't be read. Save the list as CSV or text, then import that.",
  'web-page': "That's a web page, not a list of URLs.",
  code: "That's code or data, not a list of URLs.",
  answer:
    "That's a server's answer, not a list of URLs. To test it, close this window, then paste or drop it.",
  'test-file': "That's a test file, not a list of URLs. To open it, close this window, then drop it.",
};

/** Name of a column in a choice: `2: Address`, or `Column 2` if it has no name. `column` counts from 0. */
export function columnName(column: number, name: string): string {
  const number = formatNumber(column + 1);
  return name === '' ? `Column ${number}` : `${number}: ${name}`;
}

/** Shown below the first columns of a wide table. */
export function columnsShown(shown: number, all: number): string {
  return `${formatNumber(shown)} of ${count(all, 'column')} are shown.`;
}

/** Name and size of a file, from bytes: `urls.csv, 12.3 MiB`. */
export function fileText(name: string, size: number): string {
  return `${name}, ${bytes(size)}`;
}

/** Shown after a file was dropped during another import. */
export function fileNotAccepted(name: string): string {
  return `${shorten(name, LONGEST_NAME)} wasn't imported because another import is running. Drop it again when that import ends.`;
}

/** Progress of an import. `read` and `size` in bytes; `urls` is the length of the list. */
export function progressText(read: number, size: number, urls: number): string {
  return `${bytes(read)} of ${bytes(size)} · ${count(urls, 'URL')} in the list`;
}

/** The facts about an import that its headline needs. */
export interface DescribedImport
  extends Pick<ImportSummary, 'added' | 'repeated' | 'lines' | 'rejectedCount' | 'sitemapCount'> {
  readonly rejected: readonly Pick<RejectedRow, 'line' | 'reason'>[];
  /** Why it ended early; null if the whole source was read. */
  readonly end: object | null;
}

/** Headline of an import's report: `Line 14 of the CSV has no URL. 2,417 others were imported.` */
export function importText(done: DescribedImport, source: DescribedSource): string {
  const { added, repeated, lines, rejectedCount } = done;
  const name = sourceNames[source];
  if (done.sitemapCount > 0 && rejectedCount === 0)
    return `This is an index of sitemaps: it names ${count(done.sitemapCount, 'sitemap')} but no pages.`;
  if (added + repeated + rejectedCount === 0)
    return done.end === null ? `This ${name} has no URLs. Nothing was imported.` : 'Nothing was imported.';
  if (added + repeated === 0 && rejectedCount > 1) {
    const read = done.end === null ? `of the ${name}` : 'that were read';
    return `None of the ${units(lines, source)} ${read} has a URL that can be imported.`;
  }
  const [first] = done.rejected;
  if (rejectedCount === 1 && first !== undefined)
    return `${rejectedSentence(first, source)} ${otherImports(added, repeated)}`;
  if (rejectedCount === 0) return imported(added);
  return `${imported(added)} ${units(rejectedCount, source)} weren't${added === 0 ? ' imported' : ''}.`;
}

function units(number: number, source: DescribedSource): string {
  return source === 'har' || source === 'sitemap' ? count(number, 'entry', 'entries') : count(number, 'line');
}

function rejectedSentence(
  { line, reason }: DescribedImport['rejected'][number],
  source: DescribedSource,
): string {
  const place = source === 'har' ? `Entry ${formatNumber(line)}` : lineNameAtStart(line);
  return `${place} of the ${sourceNames[source]} ${rejectTexts[reason].predicate}.`;
}

function otherImports(added: number, repeated: number): string {
  if (added === 0) return repeated === 0 ? 'Nothing was imported.' : 'All others were already in the list.';
  return added === 1 ? '1 other was imported.' : `${formatNumber(added)} others were imported.`;
}

function imported(added: number): string {
  if (added === 0) return 'No new URLs: all were already in the list.';
  return `${count(added, 'URL was', 'URLs were')} imported.`;
}

/** Heading of the rejected lines. */
export function rejectedTitle(number: number): string {
  return number === 1 ? "1 line wasn't imported" : `${count(number, 'line')} weren't imported`;
}

/** Shown below the first rows of a long table. */
export function rejectedShown(shown: number, all: number): string {
  return `The first ${formatNumber(shown)} of ${formatNumber(all)} are shown.`;
}

/** Warns that lines that aren't UTF-8 were read as Windows-1252. */
export function legacyLinesText(lines: number): string {
  return lines === 1
    ? "1 line isn't UTF-8 and was read as Windows-1252. Check its accented letters."
    : `${count(lines, 'line')} aren't UTF-8 and were read as Windows-1252. Check their accented letters.`;
}

/** Heading of the sitemaps that an index names. */
export function sitemapsTitle(number: number): string {
  return `This index names ${count(number, 'sitemap')}`;
}

/** Heading of the user agents in an access log. */
export function agentsTitle(number: number): string {
  return count(number, 'user agent');
}

/** Button that makes the crawlers found in an access log the table's columns. */
export function asColumns(crawlers: number): string {
  return crawlers === 1 ? 'Show this crawler as the column' : `Show these ${crawlers} crawlers as columns`;
}

/** Shown below the user agents: number of logged requests without one. */
export function withoutAgent(requests: number): string {
  return `${count(requests, 'request')} without a user agent`;
}

/** Fixed texts of the dialogs that add, edit and import URLs. */
export const urlsImportTexts = {
  close: 'Close',
  paste: {
    title: 'Add URLs',
    label: 'URLs, one per line',
    hint: "Paths such as /cart are tested on the file's own site. Lines that start with # are left out.",
    expectedHint:
      'A second column can say allowed or blocked, and a third can name the crawler: /cart,blocked,Googlebot',
    add: 'Add',
    replace: 'Replace the list',
    empty: 'Type or paste a URL first.',
  },
  edit: {
    title: 'Edit the list',
    loading: 'Loading the list.',
    'too-many-urls':
      'This list is too long to edit here. Export it, edit it in another program, then import it with “Replace the list”.',
    'url-too-long':
      "This list can't be edited here: one URL has more than 8,192 characters. Export the list, edit it in another program, then import it with “Replace the list”.",
    failed:
      "The list couldn't be read because URL testing has stopped. Restart it in the URLs view, then try again.",
    save: 'Save',
  },
  file: {
    title: 'Import URLs',
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    field: 'File with URLs',
    formats:
      'Lists (TXT), tables (CSV, TSV), sitemaps (XML), access logs (Common and Combined format) and HAR files. All of them can be compressed as .gz.',
    drop: 'Or drop it anywhere on this page. The file stays in this browser.',
    reading: 'Checking the file.',
    robots: 'This is a robots.txt. Only lines that are a URL or a path are imported.',
    failed: "The file couldn't be read. It may have been moved or changed. Choose it again.",
    hasHeader: 'The first row names the columns',
    urlColumn: 'URLs',
    expectedColumn: 'Expected verdict',
    crawlerColumn: 'For which crawler',
    noExpected: 'none',
    allCrawlers: 'for all crawlers',
    sample: 'First rows',
    mode: 'The list',
    add: 'Add to the list',
    replace: 'Replace the list',
    import: 'Import',
  },
  progress: {
    title: 'Importing',
    bar: 'Import',
    meanwhile: 'You can close this window. The import continues.',
    cancel: 'Cancel',
  },
  report: {
    title: 'Import report',
    failed:
      'The import stopped because URL testing has failed. Restart it in the URLs view, then import again.',
    none: 'This report is no longer available.',
    unchanged: 'The list stays as it was.',
    done: 'Done',
    added: 'New URLs',
    repeated: 'Repeated',
    blank: 'Blank lines',
    comments: 'Comments',
    headers: 'Header',
    rejected: 'Not imported',
    reason: 'Reason',
    count: 'Lines',
    meaning: 'What to do',
    line: 'Line',
    entry: 'Entry',
    text: 'Text',
    showMore: 'Show more',
    showFailed: "The other lines couldn't be read. Try again.",
    saveAll: 'Save all as CSV',
    saving: 'Collecting the lines.',
    saved: 'Saved',
    fileName: 'lines-without-url.csv',
    sitemapsNote: "This page doesn't fetch them. Save each one on your computer, then import it here.",
    copy: 'Copy the addresses',
    copied: 'Copied',
    copyDenied: "Your browser didn't allow copying. Allow clipboard access for this site, then try again.",
    agent: 'User agent',
    requests: 'Requests',
    crawler: 'Crawler',
    other: 'other',
    browser: 'browser',
    columnsSet: 'The table now has a column for each of these crawlers.',
    catalogueMissing:
      "The list of crawlers couldn't be loaded, so no crawler is recognised. Reload the page, then import the log again.",
    requestersMissing:
      "The list of crawlers couldn't be loaded, so “Requested by” shows no crawlers from this log. Import the log again.",
    agentsNote:
      'Based on the name in each request, which can be faked. “Requested by” above the table shows the URLs each crawler requested.',
  },
  status: {
    details: 'Details',
    dismiss: 'Dismiss',
  },
} as const;
