import type { Appearance } from '../../engine/source';
import type { ArrivalProblem, Notice, PageNotice } from '../../store/notice';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { megabytes } from './bytes';
import { count, series } from './intl';

// Apart from the notices, because Why says it too.
export { limitText } from './file-limit';

/*
 * Notices about a file or the page. A separate entry point beside index.ts, because the first page doesn't need them.
 */

/** A notice that embedded pages can have, too. `pageNoticeText` describes the others. */
export type DescribedNotice = Exclude<Notice, PageNotice>;

/** Maximum characters of a name in a sentence. */
const LONGEST_NAME = 40;

/** Says what the file looks like, what that means and what to do. */
export function appearanceText(appearance: Exclude<Appearance, 'robots'>): Rich {
  return APPEARANCES[appearance];
}

const APPEARANCES: Readonly<Record<Exclude<Appearance, 'robots'>, Rich>> = {
  html: [
    { strong: 'This is a web page, not a robots.txt.' },
    ' Some sites send a page instead of “not found”. We test it as it is.',
  ],
  binary: [
    { strong: "This doesn't look like text." },
    ' Crawlers find no rules in such a file. We test it as it is.',
  ],
  'utf-16': [
    { strong: 'This file is UTF-16.' },
    ' Crawlers expect UTF-8 and find no rules in it. Save it as UTF-8.',
  ],
};

/** Says what happened, what it means and what to do. */
export function noticeText(notice: DescribedNotice): Rich {
  switch (notice.kind) {
    case 'file-too-large':
      return [
        {
          strong: `${shorten(notice.name, LONGEST_NAME)} wasn't opened: it's ${sizeBeyond(notice.bytes, notice.limit)}.`,
        },
        ` This page opens files of up to ${megabytes(notice.limit)}; Google reads only the first 500 KiB.`,
      ];
    case 'file-unreadable':
      return [
        { strong: `${shorten(notice.name, LONGEST_NAME)} couldn't be read.` },
        ' Your text is unchanged. Open the file again, or paste its text.',
      ];
    case 'file-unread':
      return [
        {
          strong: `${shorten(notice.name, LONGEST_NAME)} couldn't be opened because a part of this page couldn't be loaded.`,
        },
        ' Your text is unchanged. Reload the page, then open the file again.',
      ];
    case 'file-packed':
      return [
        { strong: `${shorten(notice.name, LONGEST_NAME)} wasn't opened: it's compressed.` },
        ' Your text is unchanged. Unpack the file, then open what was in it.',
      ];
    case 'giant-line':
      return [
        { strong: 'This file has a very long line.' },
        " Google reads only the first 16,663 bytes of a line. The editor doesn't wrap lines in this file.",
      ];
    case 'text-replaced':
      return [{ strong: notice.isFromLink ? "The link's file was replaced." : 'Your text was replaced.' }];
    case 'link-opened':
      return linkOpened(notice);
    case 'link-refused':
      return REFUSED_LINKS[notice.reason];
    case 'test-file-refused':
      return [
        { strong: `${shorten(notice.name, LONGEST_NAME)} isn't a test file that this version can read.` },
        ' Your text is unchanged. The file may be damaged, or made by a newer version: reload the page, then open it again.',
      ];
  }
}

/** Says what a link contained, and which parts were not used. */
function linkOpened({
  dropped,
  isOpened,
  hidesDraft,
}: Extract<DescribedNotice, { readonly kind: 'link-opened' }>): Rich {
  const kept: Rich = isOpened
    ? [
        { strong: "The contents of this link aren't saved." },
        hidesDraft ? ' Your own text is safe.' : " They're saved once you change the file.",
      ]
    : [];
  const leftOut = leftOutOfLink(dropped);
  if (leftOut === '') return kept;
  return isOpened ? [...kept, ` ${leftOut}`] : [leftOut];
}

/** Names what was left out of a link; empty if nothing was. */
function leftOutOfLink(dropped: readonly string[]): string {
  const settings = dropped.filter((name) => name !== 'second' && name !== 'text');
  const names = series(settings.map((name) => shorten(name, LONGEST_NAME)));
  return [
    dropped.includes('second') && 'The second version in the link is damaged and was left out.',
    dropped.includes('text') &&
      'The text after ? was left out, because servers read that part of a link. Write it after #.',
    settings.length > 0 && `Some settings in the link are unknown and were left out: ${names}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

const REFUSED_LINKS: Readonly<Record<ArrivalProblem, Rich>> = {
  broken: [
    { strong: 'This link is damaged.' },
    ' Some programs cut long links. Ask the sender for the link again, or for the file. Your text is unchanged.',
  ],
  foreign: [
    { strong: "The part after # isn't a link made by this tester." },
    ' We ignored it. Your text is unchanged.',
  ],
  'too-new': [
    { strong: 'This link was made by a newer version of the tester.' },
    ' Reload the page, then open the link again.',
  ],
  'too-large': [
    { strong: 'The text in this link is too large.' },
    ' Ask the sender for the robots.txt file instead. Your text is unchanged.',
  ],
  unfinished: [
    { strong: "Your browser couldn't read this link within a minute." },
    ' Ask the sender for the robots.txt file instead. Your text is unchanged.',
  ],
  unread: [
    { strong: "The link couldn't be read because a part of this page couldn't be loaded." },
    ' Reload the page.',
  ],
};

/** Formats a size above a limit. Exact if the rounded size would equal the rounded limit. */
function sizeBeyond(size: number, limit: number): string {
  const rounded = megabytes(size);
  return rounded === megabytes(limit) ? count(size, 'byte') : rounded;
}

/** Shown if workers are unavailable and the file is too large for the main thread. */
export const tooLargeInThread: Rich = [
  { strong: "This window can't run background tasks." },
  " It can't test files larger than 500 KiB without them. Open the page in its own window.",
];
