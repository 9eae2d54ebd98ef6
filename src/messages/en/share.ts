import type { Rich } from '../rich';
import { bytes, megabytes } from './bytes';
import { count, formatNumber } from './intl';

/** Length of a link in characters. `isLong`: some programs cut it off. */
export function linkLength(length: number, isLong: boolean): Rich {
  const characters = count(length, 'character');
  if (!isLong) return [`${characters}.`];
  return [
    { strong: `${characters}: some programs cut off links this long.` },
    " A cut-off link doesn't work. Test it in the program you send it with, or save the test file instead.",
  ];
}

/** Shown instead of a link that browsers wouldn't open. Both in characters. */
export function linkTooLong(length: number, limit: number): Rich {
  return [
    { strong: 'This is too large for a link.' },
    ` The link would have ${count(length, 'character')}, and Firefox opens at most ${formatNumber(limit)}. Save the test file and send that.`,
  ];
}

/** Shown instead of a link if only one of the two versions fits. */
export const bothTooLarge: Rich = [
  { strong: 'Both versions together are too large for a link.' },
  ' Share only this file, or send both files.',
];

/** Shown instead of a link if the browser can't make one. */
export const linkUnsupported: Rich = [
  { strong: 'This browser is too old to make links.' },
  ' Update it, or save the test file and send that.',
];

/**
 * Shown if a part is too large to be read back from a link or a test file. `limit` in bytes for `text`,
 * otherwise in characters.
 */
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

/** Says that links and test files leave out the list of URLs, with the reason. */
export function listLeftOut(urls: number, reason: keyof typeof leftOutReasons): Rich {
  return [
    { strong: `The list of ${count(urls, 'URL')} isn't included.` },
    ` ${leftOutReasons[reason]} Send the original list as well.`,
  ];
}

/** Shown during an import: links and test files contain the list from before it. */
export const listBeforeImport = 'An import is running. The list is included as it was before the import.';

/** Shown after an import that ended since the link was made. */
export const linkBeforeImport =
  "An import has finished, but this link doesn't include its URLs. Close this window and share again.";

const partNames = {
  crawler: 'The text in the crawler field',
  url: 'The URL',
  robotsUrl: 'The address of the robots.txt',
} as const;

/** Fixed texts of the Share dialog. */
export const shareTexts = {
  title: 'Share link',
  close: 'Close',
  link: 'Link',
  copy: 'Copy link',
  privacy: 'The part after # is never sent to a server. Anyone with the link can read the file.',
  privacyOfBoth: 'The part after # is never sent to a server. Anyone with the link can read both versions.',
  includeSecond: 'Include the second version from Compare',
  holds: 'In this link',
  holdsFile: 'In this test file',
  file: 'robots.txt',
  second: 'Second version',
  size: bytes,
  crawler: 'Crawler',
  url: 'URL',
  engine: 'Engine',
  ownEngine: "the crawler's own rules",
  robotsUrl: 'Address',
  sameFile: 'Same file at',
  simulated: 'Simulating',
  siteAnswer: 'Response from the site',
  urls: 'More URLs',
  suiteCrawlers: 'Crawlers for these URLs',
  expected: 'Expected verdicts',
  none: 'none yet',
  testFile: 'Or as a file',
  testFileAbout: 'A test file can be longer than a link. Use Open to restore it.',
  testFileOfOne:
    'A test file can be longer than a link, but it holds only this file. Use Open to restore it.',
} as const;
