import type { DialectId } from '../../engine';
import type { Appearance } from '../../engine/source';
import type { ArrivalProblem, Notice } from '../../store/notice';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { bytes, megabytes } from './bytes';
import { dialectName } from './dialects';
import { count, formatNumber, series } from './intl';

/*
 * What is told about a file or the page beside the answer. A door of its own beside index.ts: the first page has nothing to tell.
 */

/** A notice without what only its buttons need. */
export type DescribedNotice = Without<Notice, 'arrival' | 'applyUpdate'>;

type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** Characters of a name in a sentence. */
const LONGEST_NAME = 40;

/** What the file looks like, what that means and what to do. */
export function appearanceText(appearance: Exclude<Appearance, 'robots'>): Rich {
  return APPEARANCES[appearance];
}

const APPEARANCES: Readonly<Record<Exclude<Appearance, 'robots'>, Rich>> = {
  html: [
    { strong: 'This is a web page, not a robots.txt.' },
    ' Some sites send a page instead of “not found”. It is read as it stands.',
  ],
  binary: [
    { strong: 'This does not look like text.' },
    ' A crawler finds no rules in such a file. It is read as it stands.',
  ],
  'utf-16': [
    { strong: 'This file is UTF-16.' },
    ' Crawlers expect UTF-8 and find no rules in it. Save it as UTF-8.',
  ],
};

/** That the file is longer than the crawler reads, and where it stops, or that it does not count at all. */
export function limitText(
  limit: { readonly line: number; readonly isWholeFileLost: boolean },
  byteLimit: number,
  dialect: DialectId,
): Rich {
  const title = { strong: `The file is larger than ${bytes(byteLimit)}.` };
  if (limit.isWholeFileLost)
    return [title, ` ${dialectName(dialect)} takes a site with such a file for an open one.`];
  return [
    title,
    ` ${dialectName(dialect)} ignores everything after byte ${formatNumber(byteLimit)}, at `,
    { line: limit.line },
    '.',
  ];
}

/** What happened, what it means and what to do. */
export function noticeText(notice: DescribedNotice): Rich {
  switch (notice.kind) {
    case 'file-too-large':
      return [
        {
          strong: `${shorten(notice.name, LONGEST_NAME)} was not opened: it is ${sizeBeyond(notice.bytes, notice.limit)}.`,
        },
        ` This page opens up to ${megabytes(notice.limit)}; Google reads the first 500 KiB only.`,
      ];
    case 'file-unreadable':
      return [
        { strong: `${shorten(notice.name, LONGEST_NAME)} could not be read.` },
        ' Your text is unchanged. Open the file again, or paste its text.',
      ];
    case 'storage-denied':
      return [
        { strong: 'This browser keeps nothing for this page.' },
        ' Everything works, but your text is gone after a reload.',
      ];
    case 'storage-full':
      return [
        { strong: 'This browser has no room left for your text.' },
        ' Delete drafts, or save the file: a reload loses what you change now.',
      ];
    case 'large-file':
      return [
        { strong: 'This file is large.' },
        ' After a change, wait two seconds before you close or reload the tab.',
      ];
    case 'draft-unreadable':
      return [
        { strong: 'Your last text could not be read back.' },
        ' The page starts with an example instead.',
      ];
    case 'giant-line':
      return [
        { strong: 'A very long line.' },
        ' Google reads the first 16,663 bytes of a line. The lines are not wrapped here.',
      ];
    case 'text-replaced':
      return [{ strong: 'Your text was replaced.' }];
    case 'link-opened':
      return linkOpened(notice);
    case 'link-waiting':
      return [{ strong: 'A link wants to replace your text.' }, ' It stays until you choose.'];
    case 'link-refused':
      return REFUSED_LINKS[notice.reason];
    case 'test-file-refused':
      return [
        { strong: `${shorten(notice.name, LONGEST_NAME)} is no test file that this version can read.` },
        ' Your text is unchanged. The file may be damaged, or made by a newer version: reload the page, then open it again.',
      ];
    case 'update-ready':
      return [{ strong: 'A new version is ready.' }, ' Your text is kept.'];
  }
}

/** What came by a link, and what of it was not taken. */
function linkOpened({
  dropped,
  isOpened,
  hidesDraft,
}: Extract<DescribedNotice, { readonly kind: 'link-opened' }>): Rich {
  const opened: Rich = isOpened
    ? [
        { strong: 'Shown, but not kept.' },
        hidesDraft ? ' Your own text is safe.' : ' It is kept once you change the file.',
      ]
    : [];
  if (dropped.length === 0) return opened;
  const names = series(dropped.map((name) => shorten(name, LONGEST_NAME)));
  return [...opened, ...(isOpened ? [' '] : []), `Not understood in the link, so left out: ${names}.`];
}

const REFUSED_LINKS: Readonly<Record<ArrivalProblem, Rich>> = {
  broken: [
    { strong: 'This link is damaged.' },
    ' Some programs cut long links. Ask for it again, or for the file. Nothing was changed.',
  ],
  foreign: [
    { strong: 'The end of this address is no link of this tester.' },
    ' It was left out; nothing was changed.',
  ],
  'too-new': [
    { strong: 'This link was made by a newer version of the tester.' },
    ' Reload the page, then open the link again.',
  ],
  'too-large': [
    { strong: 'What this link holds is too large.' },
    ' Ask for the file itself instead. Nothing was changed.',
  ],
  unfinished: [
    { strong: "This link couldn't be read." },
    ' Your browser stopped reading it, or needed more than a minute. Ask for the file itself instead. Nothing was changed.',
  ],
  unread: [
    { strong: 'The link could not be read, for a part of this page did not arrive.' },
    ' Reload the page.',
  ],
};

/** A size above a limit: exact where the rounded one would be the limit itself. */
function sizeBeyond(size: number, limit: number): string {
  const rounded = megabytes(size);
  return rounded === megabytes(limit) ? count(size, 'byte') : rounded;
}

/** That no background work is possible and the file is too large without. */
export const tooLargeInThread: Rich = [
  { strong: 'This window cannot work in the background.' },
  ' Files above 500 KiB are not tested here. Open the page in a window of its own.',
];
