import type { DialectId } from '../../engine';
import { PYTHON_LAST, PYTHON_RFC9309, PYTHON_RFC9309_SOURCE, PYTHON_SOURCE } from '../../engine/dialect-ids';
import type { DialectRow } from '../../worker/tester/comparison';

/** An aspect of robots.txt that dialects treat differently. */
export type DescribedPart = NonNullable<DialectRow['difference']>;

/** Names of the parts. */
export const partNames: Readonly<Record<DescribedPart, string>> = {
  limits: 'Size',
  lines: 'Lines',
  fields: 'Field names',
  grouping: 'Groups',
  agents: 'Crawler names',
  paths: 'Paths and wildcards',
  precedence: 'Which rule decides',
  fetch: 'Server responses',
};

/** Texts that describe a dialect. */
export interface DialectTexts {
  /** A description in a few words. */
  readonly about: string;
  /** The source that the dialect is checked against. */
  readonly source: { readonly href: string; readonly name: string; readonly dated: string };
  /** The source for a later version that `reference` describes. */
  readonly laterSource?: { readonly href: string; readonly name: string };
  /** The text or parser that we follow, and whether there is an official parser. */
  readonly reference: string;
  /** Undocumented behaviour, and what the dialect assumes instead. */
  readonly assumed: string;
  /** The treatment of each part, in one sentence. Dialects that treat a part alike share the sentence. */
  readonly parts: Readonly<Record<DescribedPart, string>>;
}

const strictLines = 'A line needs a colon, and only a line break ends it.';
const strictFields = 'Both Allow and Disallow count, and misspelt field names are skipped.';
const cutAtLimit = 'Only the first 500 KiB of a file count, and lines can have any length.';
const noLimit = "There's no limit: the whole file counts.";
const blankLinesIgnored = "A blank line doesn't end a group, and a group without rules counts too.";
const wholeNames =
  'The name must match in full (MJ12bot) or up to the first character other than a letter, - or _ (Googlebot/2.1), and matching groups are combined.';
const wildcards =
  '* matches any characters and $ the end, %7E equals ~, and a rule for index.html says nothing about its folder.';
const longestRule =
  'The longest matching rule decides, Allow wins a tie, and /robots.txt is a path like any other.';

/** The texts of every dialect. A new dialect without texts is a type error. */
export const dialectTexts: Readonly<Record<DialectId, DialectTexts>> = {
  google: {
    about: "Google's published parser",
    source: {
      href: 'https://github.com/google/robotstxt/tree/22b355f',
      name: 'google/robotstxt',
      dated: 'version of 1 April 2026',
    },
    reference:
      "Google publishes its parser, and we follow it byte for byte. What the parser doesn't cover comes from Google's page, read on 21 November 2026.",
    assumed:
      "Google doesn't document what HTTP 429 means or how it handles redirects to another host. We assume that 429 is like a server error and that the file on the other host counts.",
    parts: {
      limits: 'Only the first 500 KiB of a file and the first 16,663 bytes of a line count.',
      lines:
        'A line of two words may omit the colon, and the rest of a line after a NUL character (byte 0) is ignored.',
      fields: 'Both Allow and Disallow count, and some misspelt field names, such as Disalow, are accepted.',
      grouping: blankLinesIgnored,
      agents:
        'A name ends at the first character other than a letter, - or _ (MJ12bot is MJ), and all groups with the same name count together.',
      paths:
        "* matches any characters and $ the end, %7E doesn't equal ~, and Allow for an index.html allows its folder too.",
      precedence: longestRule,
      fetch:
        'Any 4xx except 429 allows everything; 429, 5xx and no response stop crawling for 12 hours, then the last copy counts.',
    },
  },
  rfc9309: {
    about: 'the standard, 2022',
    source: {
      href: 'https://www.rfc-editor.org/rfc/rfc9309.html',
      name: 'RFC 9309',
      dated: 'read on 21 November 2026',
    },
    reference: 'There is no official parser, so we follow the text of September 2022.',
    assumed:
      "It doesn't cover byte order marks, what follows 30 days of errors, or names that break its own rule, such as MJ12bot. We assume that the mark is skipped, the last copy then counts, and such names are compared as a whole. Its text and its own figure 4 disagree about escaped punctuation: we assume that /a,b and /a%2Cb differ. Where it leaves a choice, we use the strict reading.",
    parts: {
      limits: cutAtLimit,
      lines: strictLines,
      fields: strictFields,
      grouping: blankLinesIgnored,
      agents: wholeNames,
      paths: wildcards,
      precedence:
        'The longest matching rule decides, Allow wins a tie, and /robots.txt itself is always allowed.',
      fetch: 'Any 4xx, even 429, allows everything; 5xx and no response block everything for up to 30 days.',
    },
  },
  bing: {
    about: "Microsoft's search engine",
    source: {
      href: 'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question',
      name: "Bing's blog",
      dated: 'text of 3 May 2012, read on 21 November 2026',
    },
    reference: 'Bing publishes no parser, so we follow its blog post of 3 May 2012.',
    assumed:
      "Bing doesn't document limits, lines, blank lines, how names are compared, percent-encoding, which of several rules decides, or any HTTP response except a missing file. We assume RFC 9309, except that /robots.txt can be blocked.",
    parts: {
      limits: cutAtLimit,
      lines: strictLines,
      fields: strictFields,
      grouping: blankLinesIgnored,
      agents: wholeNames,
      paths: wildcards,
      precedence: longestRule,
      fetch: 'A missing file allows everything; any other response is treated as in RFC 9309.',
    },
  },
  yandex: {
    about: 'a search engine from Russia',
    source: {
      href: 'https://yandex.com/support/webmaster/en/robot-workings/allow-disallow',
      name: "Yandex's help",
      dated: 'read on 21 November 2026',
    },
    reference: 'Yandex publishes no parser, so we follow its help pages as read on 21 November 2026.',
    assumed:
      "Yandex doesn't say how it splits lines, where a crawler name ends, whether it merges groups with the same name, or how it reads percent-encoding. For these we apply the standard (RFC 9309). It also doesn't say what happens if a site can't be reached; we assume that everything is allowed.",
    parts: {
      limits: 'A file larger than 500 KB counts as missing.',
      lines: strictLines,
      fields: strictFields,
      grouping: 'A blank line ends a group, so rules after it apply to no crawler.',
      agents:
        "A name that contains Yandex means one of Yandex's robots, others are compared as a whole, and all groups with the same name count together.",
      paths: wildcards,
      precedence: longestRule,
      fetch: 'Anything except HTTP 200 with plain text allows everything.',
    },
  },
  google2020: {
    about: "Google's page of January 2020",
    source: {
      href: 'https://developers.google.com/search/reference/robots_txt',
      name: "Google's page",
      dated: 'text of 29 January 2020, changed since',
    },
    reference:
      "We follow Google's page of 29 January 2020 word for word. Google's own parser works differently.",
    assumed:
      "It doesn't cover percent-encoding beyond “UTF-8 or percent-escaped”, rules that start with *, or redirects to another host. We assume the behaviour of Google's parser.",
    parts: {
      limits: cutAtLimit,
      lines: strictLines,
      fields: strictFields,
      grouping: blankLinesIgnored,
      agents: "Names are case-sensitive, so googlebot isn't Googlebot.",
      paths: "* matches any characters and $ the end, but stars at the end of a rule don't count.",
      precedence:
        "The longest rule decides, but if a longer Disallow meets an Allow and one has a wildcard, the text doesn't say which wins.",
      fetch: 'Any 4xx, even 429, allows everything; 5xx and no response block everything for up to 30 days.',
    },
  },
  standard1994: {
    about: 'the first version, 1994',
    source: {
      href: 'https://www.robotstxt.org/orig.html',
      name: 'robotstxt.org',
      dated: 'text of 30 June 1994, read on 21 November 2026',
    },
    reference: 'There is no official parser, so we follow the text of 30 June 1994.',
    assumed:
      "It doesn't cover limits, byte order marks, percent-encoding, or any HTTP response except a missing or empty file. We assume no limits, skip the mark, compare percent-encoding as Google's parser does, and treat responses as in RFC 9309.",
    parts: {
      limits: noLimit,
      lines: strictLines,
      fields: 'Only User-agent and Disallow lines count; Allow is ignored.',
      grouping: "A blank line ends a group, and a group without rules doesn't count.",
      agents: "A group's name may be part of the crawler's name, and only the first matching group counts.",
      paths: 'There are no wildcards: * is just a star, and $ just a dollar sign.',
      precedence: 'Any Disallow that matches blocks.',
      fetch: 'A missing or empty file allows everything; any other response is treated as in RFC 9309.',
    },
  },
  python: {
    about: `Python's urllib.robotparser up to ${PYTHON_LAST}`,
    source: {
      href: PYTHON_SOURCE,
      name: 'robotparser.py',
      dated: 'version of 14 August 2025',
    },
    laterSource: { href: PYTHON_RFC9309_SOURCE, name: 'robotparser.py of 3.13.14' },
    reference: `The program is its own reference, and we follow its code, tested with Python 3.11.7. 3.12.7 and later read some paths that begin with // differently, and 3.13.2 and later some hosts in brackets. 3.13.8 and 3.14.0 changed how escapes, a final ? and bytes that aren't UTF-8 are read. From ${PYTHON_RFC9309}, it follows RFC 9309.`,
    assumed: 'We assume nothing: the code settles what the documentation leaves open.',
    parts: {
      limits: noLimit,
      lines:
        "A byte order mark breaks the first line, rare characters such as a form feed end a line, and bytes that aren't UTF-8 stop it with an error.",
      fields: 'Misspelt field names are skipped, and Crawl-delay and Request-rate count as rules of a group.',
      grouping: "An empty line ends a group, and a group without rules doesn't count.",
      agents: "A group's name may be part of the crawler's name, and only the first matching group counts.",
      paths: 'There are no wildcards: * is just a star, and an escape such as %2F equals its character.',
      precedence: 'The first matching rule decides, whatever its length.',
      fetch:
        '401 and 403 block everything, any other 4xx allows everything, 5xx blocks everything, and no response is an error.',
    },
  },
};
