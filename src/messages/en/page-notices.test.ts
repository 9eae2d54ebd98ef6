import { expect, it } from 'vitest';
import type { PageNotice } from '../../store/notice';
import { pageNoticeText } from './page-notices';
import { plain } from './rich';

const notices: readonly PageNotice[] = [
  { kind: 'storage-denied' },
  { kind: 'storage-full' },
  { kind: 'drafts-missing' },
  { kind: 'large-file' },
  { kind: 'draft-unreadable' },
  { kind: 'unrecognised', text: 'words', use: () => undefined },
  { kind: 'unrecognised', text: 'web-page', use: () => undefined },
  { kind: 'unrecognised', text: 'code', use: () => undefined },
  { kind: 'unrecognised', text: 'binary', use: () => undefined },
  {
    kind: 'not-fetched',
    outcome: { kind: 'problem', problem: { error: 'unreachable' } },
    again: () => undefined,
    test: () => undefined,
  },
];

it.each(notices)('$kind says what happened and what it means', (notice) => {
  expect(plain(pageNoticeText(notice))).toMatch(/^.+[.] .+[.]$/);
});

it('names the site that is being fetched', () => {
  const notice = { kind: 'fetching', site: 'my-shop.test', cancel: () => undefined } as const;
  expect(plain(pageNoticeText(notice))).toBe('Fetching from my-shop.test…');
});
