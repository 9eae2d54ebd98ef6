import type { ImportSummary, RejectedRow } from '../../worker/urls/urls-protocol';
import { bytes } from './bytes';
import { formatNumber } from './intl';
import { lineName } from './rich';

/** Texts about a reason why a line was rejected. */
export interface RejectText {
  /** Shown in a table cell: `No URL`. */
  readonly name: string;
  /** Follows the line in a sentence: `has no URL`. */
  readonly predicate: string;
  /** Explanation, with what to do. */
  readonly meaning: string;
}

/** Reasons why a line was rejected. */
export const rejectTexts: Readonly<Record<RejectedRow['reason'], RejectText>> = {
  'no-url': {
    name: 'No URL',
    predicate: 'has no URL',
    meaning: "There's no URL where one should be. In a table, check that you chose the right column.",
  },
  'no-scheme': {
    name: 'No https:// in front',
    predicate: 'has no https:// in front',
    meaning: 'Start the URL with https://, or start a path with a slash.',
  },
  'unfetched-scheme': {
    name: 'Not a web address',
    predicate: "isn't a web address",
    meaning: 'Web crawlers fetch only http and https addresses, not mailto: or javascript:.',
  },
  'not-a-url': {
    name: 'Not a URL',
    predicate: "isn't a URL",
    meaning: "Browsers can't read it as a URL. Check the host and the port.",
  },
  'too-long': {
    name: 'Too long',
    predicate: 'is too long',
    meaning: 'URLs can have up to 65,535 characters here. Most servers refuse far shorter ones.',
  },
  'broken-quotes': {
    name: 'Broken quotes',
    predicate: 'has a quotation mark in the wrong place',
    meaning:
      "It's unclear where its cells end. Close each quoted cell, and double any quotation marks inside it.",
  },
  'unknown-word': {
    name: 'Unknown verdict',
    predicate: 'expects neither allowed nor blocked',
    meaning: "Use allowed or blocked. Other words aren't recognised.",
  },
  'conflicting-word': {
    name: 'Contradiction',
    predicate: 'expects a different verdict than an earlier line',
    meaning: 'The same URL is listed earlier with the other verdict, which is kept.',
  },
  'too-many-crawlers': {
    name: 'Too many crawlers',
    predicate: 'names one crawler too many',
    meaning: "The list can't hold expected verdicts for more crawlers. Leave some out.",
  },
  'not-a-log-line': {
    name: 'Not a log line',
    predicate: "isn't a line of an access log",
    meaning: 'Use lines in the Common or the Combined log format.',
  },
  'no-request': {
    name: 'No address requested',
    predicate: 'names no requested address',
    meaning: "The server logged no request, as it does for broken connections. There's nothing to fix.",
  },
  'list-full': {
    name: 'List full',
    predicate: "is beyond the list's limit",
    meaning:
      "There's no room for more URLs. The import ended here. Split the file and test the parts separately.",
  },
};

/** Texts about an import that ended early: the cause, then its effect and what to do. */
export interface EndText {
  readonly happened: string;
  readonly meaning: string;
}

const kept = 'URLs read before that point are in the list.';

/** Causes that end an import early. */
export const endTexts: Readonly<Record<NonNullable<ImportSummary['end']>['reason'], EndText>> = {
  cancelled: {
    happened: 'You cancelled the import.',
    meaning:
      'URLs read before that are in the list. To add the rest, import the file again. No URL is listed twice.',
  },
  'source-failed': {
    happened: "The file couldn't be read to the end.",
    meaning: `It may have been moved, changed or deleted. ${kept} Choose the file again.`,
  },
  'list-full': {
    happened: 'The list is full.',
    meaning: `It holds up to 10 million URLs or 800 MB. ${kept} Split the file and test the parts separately.`,
  },
  'broken-quotes': {
    happened: "Too many quotation marks in this table aren't closed.",
    meaning: `It's unclear where its cells end. ${kept} Export the table again, or save it with tabs between the cells.`,
  },
  doctype: {
    happened: 'This XML has a DOCTYPE.',
    meaning:
      "For safety, reading stops at a DOCTYPE. Sitemaps don't need one, so remove it. If this is a web page, save the sitemap itself.",
  },
  'not-well-formed': {
    happened: 'This XML is broken.',
    meaning: `${kept} Crawlers may stop there, too. Look for an & that should be &amp;, or an HTML name such as &nbsp;, which XML doesn't define.`,
  },
  'not-a-sitemap': {
    happened: "This XML isn't a sitemap.",
    meaning:
      'A sitemap starts with <urlset>, and an index of sitemaps with <sitemapindex>. Choose one of these, or a list of URLs.',
  },
  'unknown-encoding': {
    happened: "This XML names an encoding that browsers don't know.",
    meaning: "Its text can't be decoded. Save it as UTF-8, then import it again.",
  },
  'part-too-long': {
    happened: 'Part of this XML is too long for a sitemap.',
    meaning: `${kept} Look there for a comment or a tag that isn't closed.`,
  },
  'ends-early': {
    happened: 'The sitemap is incomplete.',
    meaning:
      'It was cut off, probably during saving. Its complete entries were read. Save it again to get the rest.',
  },
  'not-json': {
    happened: "This isn't valid JSON.",
    meaning:
      'Nothing was imported: a HAR file must be one complete JSON value. Export it from the browser again. If each line is separate JSON, import a list of the URLs instead.',
  },
  'not-a-har': {
    happened: "This JSON isn't a HAR file.",
    meaning:
      "Nothing was imported: it has no list of requests. Export a HAR file from your browser's network panel, or choose a list of URLs.",
  },
  'har-too-large': {
    happened: 'This HAR file is larger than 100 MB.',
    meaning:
      "Nothing was imported: it's too large to read at once. Export it without contents, or with fewer requests.",
  },
  'har-too-deep': {
    happened: 'This HAR file is nested more than 1,000 levels deep.',
    meaning: 'Nothing was imported: reading it could use up your memory. Export it from the browser again.',
  },
  'gzip-damaged': {
    happened: 'This .gz file is damaged.',
    meaning:
      'URLs read before that point are in the list, but they may be wrong, because a .gz file is only checked at its end. Get the file again.',
  },
  'gzip-ends-early': {
    happened: 'This .gz file is incomplete.',
    meaning:
      'It was cut off, probably during saving. The URLs that could be read are in the list. Get the file again to add the rest.',
  },
  'gzip-further-member': {
    happened: 'This .gz file has several parts, and only the first was read.',
    meaning: 'Browsers unpack only one part. Unpack the file on your computer, then import the result.',
  },
  'gzip-too-large': {
    happened: 'This .gz file unpacks to more than 1 GB.',
    meaning: `Reading stopped to protect your memory. ${kept} Unpack the file on your computer, then import parts of it.`,
  },
};

/**
 * Place where an import ended. `line` counts entries in a HAR file and is 0 if nothing was read. `byte`: bytes of
 * the source read so far, before unpacking.
 */
export function endPlace(
  { line, byte }: { readonly line: number; readonly byte: number },
  isHar: boolean,
): string {
  const after = `after ${bytes(byte)} of the source.`;
  if (line === 0) return `Reading ended ${after}`;
  const place = isHar ? `entry ${formatNumber(line)}` : lineName(line);
  return `Reading ended at ${place}, ${after}`;
}
