import type { DialectId } from '../../engine';
import type { DialectRow } from '../../worker/comparison';

/** Something that a reader of robots.txt treats in its own way. */
export type DialectPart = NonNullable<DialectRow['difference']>;

/** What each of them is about. */
export const partNames: Readonly<Record<DialectPart, string>> = {
  limits: 'Size',
  lines: 'Lines',
  fields: 'Field names',
  grouping: 'Groups',
  agents: 'Crawler names',
  paths: 'Patterns',
  precedence: 'Which rule decides',
  fetch: 'Server answers',
};

/** What people are told of a reader. */
export interface DialectTexts {
  /** What it is, in a few words. */
  readonly about: string;
  /** What it is measured by. */
  readonly source: { readonly href: string; readonly name: string; readonly dated: string };
  /** Whether there is a reference implementation, and what is followed. */
  readonly reference: string;
  /** What nobody says, and what holds instead. */
  readonly assumed: string;
  /** The parts whose sentence below is an assumption in the main. */
  readonly assumedParts: readonly DialectPart[];
  /** How it treats each part, in one sentence that tells it from the others. */
  readonly parts: Readonly<Record<DialectPart, string>>;
}

const strictLines = 'A line needs its colon, and nothing but a line break ends it.';
const strictFields = 'Allow counts beside Disallow, and misspelt field names are skipped.';
const cutAtLimit = 'Only the first 500 KiB of a file count, and a line may have any length.';
const noLimit = 'There is no limit: all of the file counts.';
const blankLinesIgnored = 'A blank line does not end a group, and a group without a rule counts too.';
const wholeNames =
  'A name is compared as a whole (MJ12bot), or by the letters it begins with (Googlebot/2.1), and all groups with the name count together.';
const wildcards =
  '* stands for any characters and $ for the end, %7E is the same as ~, and a rule for index.html says nothing about its folder.';
const longestRule =
  'The longest rule that matches decides, Allow wins a tie, and /robots.txt is a path like any other.';

/** Every reader's texts. A new dialect without texts is a type error. */
export const dialectTexts: Readonly<Record<DialectId, DialectTexts>> = {
  google: {
    about: "Google's published parser",
    source: {
      href: 'https://github.com/google/robotstxt/tree/22b355f',
      name: 'google/robotstxt',
      dated: 'version of 1 April 2026',
    },
    reference:
      "Google has published its parser, and this follows it byte for byte. What the parser leaves to others is from Google's page, read on 21 November 2026.",
    assumed:
      'Not documented: what HTTP 429 means, and redirects to another host; assumed: 429 is like a server error, and what is found at the other host counts.',
    assumedParts: [],
    parts: {
      limits: 'Only the first 500 KiB of a file count, and 16,663 bytes of a line.',
      lines:
        'The colon may be missing in a line of two words, and a NUL character ends what is read of a line.',
      fields:
        'Allow counts beside Disallow, and some misspelt field names, such as Disalow, are read as meant.',
      grouping: blankLinesIgnored,
      agents:
        'Only letters, - and _ of a name are read, so a group for MJ12bot is one for MJ, and all groups with the name count together.',
      paths:
        '* stands for any characters and $ for the end, %7E is not ~, and Allow for an index.html allows its folder too.',
      precedence: longestRule,
      fetch:
        'Any 4xx but 429 allows everything; 429, 5xx and no answer stop it for 12 hours, then its last copy counts.',
    },
  },
  rfc9309: {
    about: 'the standard, 2022',
    source: {
      href: 'https://www.rfc-editor.org/rfc/rfc9309.html',
      name: 'RFC 9309',
      dated: 'read on 21 November 2026',
    },
    reference: 'No reference implementation exists, so this follows its published text of September 2022.',
    assumed:
      'Not documented: names that break its rule, such as MJ12bot, byte order marks, and what comes after 30 days of errors; assumed: such names are compared as a whole, the mark is skipped, and then the last copy counts. Where it leaves a choice, the strict reading is taken.',
    assumedParts: [],
    parts: {
      limits: cutAtLimit,
      lines: strictLines,
      fields: strictFields,
      grouping: blankLinesIgnored,
      agents: wholeNames,
      paths: wildcards,
      precedence:
        'The longest rule that matches decides, Allow wins a tie, and /robots.txt itself is always allowed.',
      fetch: 'Any 4xx, 429 too, allows everything; 5xx and no answer block everything for up to 30 days.',
    },
  },
  bing: {
    about: "Microsoft's search engine",
    source: {
      href: 'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question',
      name: "Bing's blog",
      dated: 'text of 3 May 2012, read on 21 November 2026',
    },
    reference: 'No reference implementation exists, so this follows its published text of 3 May 2012.',
    assumed:
      'Not documented: limits, lines, blank lines, how names are compared, percent-encoding, which of several rules decides, and any HTTP answer but a missing file; assumed as in RFC 9309, except that /robots.txt can be blocked.',
    assumedParts: ['limits', 'lines', 'fields', 'grouping', 'agents', 'paths', 'precedence'],
    parts: {
      limits: cutAtLimit,
      lines: strictLines,
      fields: strictFields,
      grouping: blankLinesIgnored,
      agents: wholeNames,
      paths: wildcards,
      precedence: longestRule,
      fetch: 'A missing file allows everything; any other answer is taken as in RFC 9309.',
    },
  },
  yandex: {
    about: 'a search engine from Russia',
    source: {
      href: 'https://yandex.com/support/webmaster/en/robot-workings/allow-disallow',
      name: "Yandex' help",
      dated: 'read on 21 November 2026',
    },
    reference:
      'No reference implementation exists, so this follows its published text as read on 21 November 2026.',
    assumed:
      'Not documented: what a line is, where a name ends, whether groups of one name count together, percent-encoding, and failed connections; assumed as in RFC 9309, except that without an answer everything is allowed.',
    assumedParts: ['lines', 'paths'],
    parts: {
      limits: 'A file of more than 500 KB counts as none.',
      lines: strictLines,
      fields: strictFields,
      grouping: 'A blank line ends a group, so rules behind it belong to nobody.',
      agents:
        "A name that holds Yandex is one of Yandex' robots, others are compared as a whole, and all groups with the name count together.",
      paths: wildcards,
      precedence: longestRule,
      fetch: 'Anything but HTTP 200 with plain text allows everything.',
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
      "No reference implementation exists, so this follows its published text of 29 January 2020 to the letter. Google's parser differs from it.",
    assumed:
      "Not documented: percent-encoding beyond “UTF-8 or percent-escaped”, rules that begin with *, and redirects to another host; assumed as in Google's parser.",
    assumedParts: [],
    parts: {
      limits: cutAtLimit,
      lines: strictLines,
      fields: strictFields,
      grouping: blankLinesIgnored,
      agents: 'Capital and small letters of a name are different, so googlebot is not Googlebot.',
      paths: '* stands for any characters and $ for the end, but stars at the end of a rule do not count.',
      precedence:
        'The longest rule decides, but it leaves open which decides where a longer Disallow meets an Allow and one has a wildcard.',
      fetch: 'Any 4xx, 429 too, allows everything; 5xx and no answer block everything for up to 30 days.',
    },
  },
  standard1994: {
    about: 'the first version, 1994',
    source: {
      href: 'https://www.robotstxt.org/orig.html',
      name: 'robotstxt.org',
      dated: 'text of 30 June 1994, read on 21 November 2026',
    },
    reference: 'No reference implementation exists, so this follows its published text of 30 June 1994.',
    assumed:
      "Not documented: limits, byte order marks, percent-encoding, and any HTTP answer but a missing or empty file; assumed: no limits, the mark is skipped, escapes are compared as in Google's parser, and answers are taken as in RFC 9309.",
    assumedParts: ['limits'],
    parts: {
      limits: noLimit,
      lines: strictLines,
      fields: 'It knows no Allow: only User-agent and Disallow lines count.',
      grouping: 'A blank line ends a group, and a group without a rule does not count.',
      agents:
        "A group's name may be a part of the crawler's name, and only the first group that fits counts.",
      paths: 'It knows no wildcards: * is just a star, and $ just a dollar sign.',
      precedence: 'Any Disallow that matches blocks.',
      fetch: 'A missing or empty file allows everything; any other answer is taken as in RFC 9309.',
    },
  },
  python: {
    about: "Python's urllib.robotparser up to 3.13",
    source: {
      href: 'https://github.com/python/cpython/blob/3.13/Lib/urllib/robotparser.py',
      name: 'robotparser.py',
      dated: 'read on 21 November 2026',
    },
    reference:
      'The program is its own reference, and this follows its code, measured on Python 3.11.7. Python 3.14.5 has a new one.',
    assumed: 'Nothing is assumed: what its help does not say, its code does.',
    assumedParts: [],
    parts: {
      limits: noLimit,
      lines:
        'A byte order mark spoils the first line, rare characters such as a form feed end a line, and bytes that are not UTF-8 stop it with an error.',
      fields: 'Misspelt field names are skipped, and Crawl-delay and Request-rate count as rules of a group.',
      grouping: 'An empty line ends a group, and a group without a rule does not count.',
      agents:
        "A group's name may be a part of the crawler's name, and only the first group that fits counts.",
      paths:
        'It knows no wildcards: * is just a star, and an escape such as %2F is the same as its character.',
      precedence: 'The first rule that matches decides, whatever its length.',
      fetch:
        '401 and 403 block everything, any other 4xx allows everything, 5xx blocks everything, and no answer is an error.',
    },
  },
};
