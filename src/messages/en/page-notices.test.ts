import { expect, it } from 'vitest';
import type { PageNotice } from '../../store/notice';
import { pageNoticeText } from './page-notices';
import { plain } from './rich';

const arrival: Extract<PageNotice, { readonly kind: 'link-waiting' }>['arrival'] = {
  ...{ content: null, question: {}, view: null, theme: null, problem: null, panel: null, second: null },
  ...{ dropped: [], other: new Map() },
};

const notices: readonly PageNotice[] = [
  { kind: 'storage-denied' },
  { kind: 'storage-full' },
  { kind: 'drafts-missing' },
  { kind: 'large-file' },
  { kind: 'draft-unreadable' },
  { kind: 'update-ready', isAccepted: false },
  { kind: 'link-waiting', arrival },
  { kind: 'unrecognised', text: 'words', pasted: '' },
  { kind: 'unrecognised', text: 'web-page', pasted: '' },
  { kind: 'unrecognised', text: 'code', pasted: '' },
  { kind: 'unrecognised', text: 'binary', pasted: '' },
  {
    kind: 'not-fetched',
    site: 'https://my-shop.test',
    outcome: { kind: 'problem', problem: { error: 'unreachable' } },
  },
];

it.each(notices)('$kind says what happened and what it means', (notice) => {
  expect(plain(pageNoticeText(notice))).toMatch(/^.+[.] .+[.]$/);
});

it('says that a link waits, and that the text is safe until then', () => {
  const notice = { kind: 'link-waiting', arrival } as const;
  expect(plain(pageNoticeText(notice))).toBe(
    'This link would replace your text. Your text stays until you choose.',
  );
});

it('names the site that is being fetched', () => {
  const notice = { kind: 'fetching', site: 'my-shop.test' } as const;
  expect(plain(pageNoticeText(notice))).toBe('Fetching from my-shop.test…');
});
