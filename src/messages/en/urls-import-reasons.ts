import type { ImportSummary, RejectedRow } from '../../worker/urls/urls-protocol';
import { bytes } from './bytes';
import { formatNumber } from './intl';
import { lineName } from './rich';

/** A reason in words. */
export interface RejectText {
  /** In a cell: `No URL`. */
  readonly name: string;
  /** Behind the line's name: `has no URL`. */
  readonly predicate: string;
  /** What it means, and what to do. */
  readonly meaning: string;
}

/** Why lines gave no URL. */
export const rejectTexts: Readonly<Record<RejectedRow['reason'], RejectText>> = {
  'no-url': {
    name: 'No URL',
    predicate: 'has no URL',
    meaning: 'Nothing stands where the URL should. In a table, check which column has the URLs.',
  },
  'no-scheme': {
    name: 'No https:// in front',
    predicate: 'has no https:// in front',
    meaning: 'Put https:// before a host, and nothing before that. A path alone begins with a slash.',
  },
  'unfetched-scheme': {
    name: 'Not a web address',
    predicate: 'is not a web address',
    meaning: 'Crawlers of web sites fetch http and https only, not mailto: or javascript:.',
  },
  'not-a-url': {
    name: 'Not a URL',
    predicate: 'is not a URL',
    meaning: 'No browser reads it as one. Look at the host and the port.',
  },
  'too-long': {
    name: 'Too long',
    predicate: 'is too long',
    meaning: 'A URL has up to 65,535 characters here. Servers refuse far shorter ones.',
  },
  'broken-quotes': {
    name: 'Broken quotes',
    predicate: 'has a quotation mark in the wrong place',
    meaning:
      'Where its cells end is not certain. Close each quoted cell, and double the marks that belong to its text.',
  },
  'unknown-word': {
    name: 'Unknown verdict',
    predicate: 'expects neither allowed nor blocked',
    meaning: 'What is expected is allowed or blocked. Other words are not guessed.',
  },
  'conflicting-word': {
    name: 'Contradiction',
    predicate: 'expects another verdict than a line above it',
    meaning: 'The same URL came before with the other verdict, and that one is kept.',
  },
  'too-many-crawlers': {
    name: 'Too many crawlers',
    predicate: 'names one crawler too many',
    meaning: 'The list keeps expected verdicts for no more crawlers. Leave some out.',
  },
  'not-a-log-line': {
    name: 'Not a log line',
    predicate: 'is not a line of an access log',
    meaning: 'Lines in the Common and the Combined format are read.',
  },
  'no-request': {
    name: 'No address asked for',
    predicate: 'names no address that was asked for',
    meaning: 'The server wrote no request down, as it does for broken connections.',
  },
  'list-full': {
    name: 'List full',
    predicate: 'found the list full',
    meaning: 'There is no room for one more URL. The import ended here.',
  },
};

/** Why an import ended early: what happened; what it means and what to do. */
export interface EndText {
  readonly happened: string;
  readonly meaning: string;
}

const kept = 'What could be read before that place is in the list.';

/** Why imports ended early. */
export const endTexts: Readonly<Record<NonNullable<ImportSummary['end']>['reason'], EndText>> = {
  cancelled: {
    happened: 'You cancelled the import.',
    meaning:
      'What was read before is in the list. To have the rest, import the file again: no URL is listed twice.',
  },
  'source-failed': {
    happened: 'The file could not be read to its end.',
    meaning: `It was moved, changed or deleted meanwhile. ${kept} Choose the file again.`,
  },
  'list-full': {
    happened: 'The list is full.',
    meaning: `It holds up to 10 million URLs or 800 MB. ${kept} Split the file, and test the parts one after another.`,
  },
  'broken-quotes': {
    happened: 'Too many quotation marks of this table are not closed.',
    meaning: `Where its cells end is not certain. ${kept} Export the table again, or save it with tabs between the cells.`,
  },
  doctype: {
    happened: 'This XML has a DOCTYPE.',
    meaning:
      'A DOCTYPE may define anything and name other files, so reading stops there. A sitemap needs none: remove it. If this is a web page, save the sitemap itself.',
  },
  'not-well-formed': {
    happened: 'This XML is broken.',
    meaning: `${kept} Crawlers may stop there, too. Often an & stands where &amp; should, or a name such as &nbsp;, which XML does not have.`,
  },
  'not-a-sitemap': {
    happened: 'This XML is not a sitemap.',
    meaning:
      'A sitemap begins with <urlset>, an index of sitemaps with <sitemapindex>. Choose one of these, or a list of URLs.',
  },
  'unknown-encoding': {
    happened: 'This XML names an encoding that browsers do not know.',
    meaning: 'Its letters cannot be told. Save it as UTF-8, then import it again.',
  },
  'part-too-long': {
    happened: 'A part of this XML is longer than any in a sitemap.',
    meaning: `${kept} Look there for a comment or a tag that is not closed.`,
  },
  'ends-early': {
    happened: 'The sitemap ends in the middle.',
    meaning:
      'It was cut off, probably while it was saved. What it has was read. Save it again to have the rest.',
  },
  'not-json': {
    happened: 'This is not valid JSON.',
    meaning:
      'A HAR file is one piece of JSON, read as a whole, so nothing was taken. Export it from the browser again. Where each line is JSON of its own, import a list of the URLs.',
  },
  'not-a-har': {
    happened: 'This JSON is not a HAR file.',
    meaning:
      'It has no list of requests, so nothing was taken. Export a HAR file from the network panel of a browser, or choose a list of URLs.',
  },
  'har-too-large': {
    happened: 'This HAR file is larger than 100 MB.',
    meaning:
      'It would have to be read as a whole, so nothing was taken. Export it without contents, or with fewer requests.',
  },
  'har-too-deep': {
    happened: 'This HAR file is nested more than 1,000 levels deep.',
    meaning: 'Reading it could use up your memory, so nothing was taken. Export it from the browser again.',
  },
  'gzip-damaged': {
    happened: 'This .gz is damaged.',
    meaning:
      'What came out before that place is in the list. A .gz is checked at its end only, so even that may be wrong. Get the file again.',
  },
  'gzip-ends-early': {
    happened: 'This .gz ends in the middle.',
    meaning:
      'It was cut off, probably while it was saved. What came out is in the list. Get the file again to have the rest.',
  },
  'gzip-further-member': {
    happened: 'This .gz has several parts, and the first was read.',
    meaning: 'Browsers unpack one part only. Unpack the file on your computer, then import what comes out.',
  },
  'gzip-too-large': {
    happened: 'More than 1 GB comes out of this .gz.',
    meaning: `Reading stopped to save your memory. ${kept} Unpack the file on your computer, then import parts of it.`,
  },
};

/** Where an import ended; `line` is an entry in a HAR file, and 0 where none was read. */
export function endPlace(
  { line, byte }: { readonly line: number; readonly byte: number },
  isHar: boolean,
): string {
  const after = `after ${bytes(byte)} of the source.`;
  if (line === 0) return `Reading ended ${after}`;
  const place = isHar ? `entry ${formatNumber(line)}` : lineName(line);
  return `Reading ended at ${place}, ${after}`;
}
