import type { Rich } from '../rich';
import { bytes, megabytes } from './bytes';
import { count, formatNumber } from './intl';

/** From this length on, in characters, a link is warned about. */
const LONG_LINK = 8_000;

/** The length of a link, and from 8,000 characters on what that means. */
export function linkLength(length: number): { readonly text: Rich; readonly isWarning: boolean } {
  const characters = count(length, 'character');
  if (length < LONG_LINK) return { text: [`${characters}.`], isWarning: false };
  return {
    text: [
      { strong: `${characters}: some programs cut off links this long.` },
      " A cut-off link doesn't work. Test it in the program you send it with, or save the test file instead.",
    ],
    isWarning: true,
  };
}

/** That no link is made, as browsers would not open it. */
export function linkTooLong(length: number, limit: number): Rich {
  return [
    { strong: 'This is too large for a link.' },
    ` It would have ${count(length, 'character')}, and Firefox opens at most ${formatNumber(limit)}. Save the test file and send that.`,
  ];
}

/** That the browser cannot make links. */
export const linkUnsupported: Rich = [
  { strong: 'This browser is too old to make links.' },
  ' Update it, or save the test file and send that.',
];

/** That neither link nor test file is made, as neither could be read again. */
export function notShareable(part: 'crawler' | 'url' | 'robotsUrl' | 'text', limit: number): Rich {
  if (part === 'text')
    return [
      { strong: 'This is too large for a link or a test file.' },
      ` Both can hold up to ${megabytes(limit)}. Save the robots.txt itself and send that.`,
    ];
  return [
    { strong: `${partNames[part]} is too long for a link or a test file.` },
    ` The limit is ${count(limit, 'character')}. Shorten it, then share again.`,
  ];
}

const leftOutReasons = {
  'too-many-urls': 'Links and test files hold up to 5,000 URLs.',
  'url-too-long': 'One URL has more than 8,192 characters, too many for links and test files.',
} as const;

/** That a list of URLs is neither in a link nor in a test file, and why. */
export function listLeftOut(urls: number, reason: keyof typeof leftOutReasons): Rich {
  return [
    { strong: `The list of ${count(urls, 'URL')} isn't included.` },
    ` ${leftOutReasons[reason]} Send the original list as well.`,
  ];
}

/** That an import is running, so that what it reads is neither in a link nor in a test file. */
export const listBeforeImport = 'An import is running. The list is included as it was before the import.';

/** That an import has ended since a link was made. */
export const linkBeforeImport =
  "An import has finished, but this link doesn't include its URLs. Close this window and share again.";

const partNames = {
  crawler: 'The text in the crawler field',
  url: 'The URL',
  robotsUrl: 'The address of the robots.txt',
} as const;

/** Fixed texts of the dialog about links. */
export const shareTexts = {
  title: 'Share link',
  close: 'Close',
  link: 'Link',
  copy: 'Copy link',
  privacy: 'The part after # is never sent to a server. Anyone with the link can read the file.',
  holds: 'What the link holds',
  holdsFile: 'What the test file holds',
  file: 'robots.txt',
  size: bytes,
  crawler: 'Crawler',
  url: 'URL',
  engine: 'Read by',
  ownEngine: "the crawler's own rules",
  robotsUrl: 'Address',
  simulated: 'Simulating',
  siteAnswer: 'Response from the site',
  urls: 'More URLs',
  suiteCrawlers: 'Crawlers for these URLs',
  expected: 'Expected verdicts',
  none: 'none yet',
  testFile: 'Or as a file',
  testFileAbout: 'Or save a test file: no length limit for links applies, and Open restores it.',
} as const;
