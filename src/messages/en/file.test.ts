import { describe, expect, it } from 'vitest';
import { dialectIds } from '../../engine/dialect-ids';
import type { DescribedFile } from './file';
import { dialectName, fileFacts, plain } from './index';
import { appearanceText, type DescribedNotice, limitText, noticeText } from './notices';

const file: DescribedFile = {
  bytes: 516,
  byteLimit: 512_000,
  lines: 31,
  rules: 12,
  lineEnd: 'lf',
  bom: false,
  invalidBytes: 0,
  appearance: 'robots',
};

describe('fileFacts', () => {
  it.each([
    [1, '1 B of 500 KiB'],
    [516, '516 B of 500 KiB'],
    [12_600, '12.3 KiB of 500 KiB'],
    [5_452_595, '5.2 MiB of 500 KiB'],
  ])('%i bytes', (bytes, text) => {
    expect(fileFacts({ ...file, bytes })[2]).toBe(text);
  });

  it('names no limit if there is none', () => {
    expect(fileFacts({ ...file, bytes: 1, byteLimit: Infinity })).toContain('1 B');
  });

  it('counts lines and rules, and leaves out the usual encoding and line ends', () => {
    expect(fileFacts(file)).toEqual(['31 lines', '12 rules', '516 B of 500 KiB']);
  });

  it('uses the singular, names no line ending for a single line, and of an empty file only the size', () => {
    expect(fileFacts({ ...file, lines: 1, rules: 1, lineEnd: 'crlf' })).toEqual([
      '1 line',
      '1 rule',
      '516 B of 500 KiB',
    ]);
    expect(fileFacts({ ...file, bytes: 0 })).toEqual(['0 B of 500 KiB']);
  });

  it.each([
    [{ bom: true }, 'UTF-8 with BOM'],
    [{ invalidBytes: 1 }, '1 byte is not UTF-8'],
    [{ bom: true, invalidBytes: 3 }, 'BOM, 3 bytes are not UTF-8'],
    [{ appearance: 'utf-16', invalidBytes: 2 }, 'UTF-16?'],
    [{ lineEnd: 'crlf' }, 'CRLF'],
    [{ lineEnd: 'cr' }, 'CR'],
    [{ lineEnd: 'mixed' }, 'Mixed line endings'],
  ] as const)('%o', (part, fact) => {
    expect(fileFacts({ ...file, ...part })).toContain(fact);
  });
});

describe('noticeText', () => {
  const notices: readonly DescribedNotice[] = [
    { kind: 'file-too-large', name: 'a.zip', bytes: 12_300_000, limit: 10_000_000 },
    { kind: 'file-unreadable', name: 'a' },
    { kind: 'file-unread', name: 'a' },
    { kind: 'file-packed', name: 'a.gz' },
    { kind: 'giant-line' },
    { kind: 'test-file-refused', name: 'a.json' },
    { kind: 'link-refused', reason: 'broken' },
    { kind: 'link-refused', reason: 'foreign' },
    { kind: 'link-refused', reason: 'too-new' },
    { kind: 'link-refused', reason: 'too-large' },
    { kind: 'link-refused', reason: 'unfinished' },
    { kind: 'link-refused', reason: 'unread' },
    { kind: 'link-opened', dropped: [], isOpened: true, hidesDraft: false },
    { kind: 'link-opened', dropped: [], isOpened: true, hidesDraft: true },
  ];
  it.each(notices)('$kind says what happened and what it means', (notice) => {
    expect(plain(noticeText(notice))).toMatch(/^.+[.] .+[.]$/);
  });

  it('names the sizes of a file that is too large', () => {
    const text = plain(
      noticeText({ kind: 'file-too-large', name: 'a.zip', bytes: 12_300_000, limit: 10_000_000 }),
    );
    expect(text).toContain('12.3 MB');
    expect(text).toContain('10 MB');
  });

  it('gives the exact size if the rounded size equals the limit', () => {
    const notice = { kind: 'file-too-large', name: 'a', bytes: 10_000_001, limit: 10_000_000 } as const;
    expect(plain(noticeText(notice))).toContain(
      "it's 10,000,001 bytes. This page opens files of up to 10 MB",
    );
  });

  it('names the omitted parts of a link, even if nothing else was opened', () => {
    const notice = { kind: 'link-opened', dropped: ['view', 'theme'], hidesDraft: false } as const;
    expect(plain(noticeText({ ...notice, isOpened: true }))).toBe(
      "The contents of this link aren't saved. They're saved once you change the file. Some settings in the link are unknown and were left out: view, theme.",
    );
    expect(plain(noticeText({ ...notice, isOpened: false }))).toBe(
      'Some settings in the link are unknown and were left out: view, theme.',
    );
  });

  it('says that the second version of a link is missing', () => {
    const notice = { kind: 'link-opened', dropped: ['second'], isOpened: true, hidesDraft: true } as const;
    const broken =
      "The contents of this link aren't saved. Your own text is safe. The second version in the link is damaged and was left out.";
    expect(plain(noticeText(notice))).toBe(broken);
    expect(plain(noticeText({ ...notice, dropped: ['second', 'view'] }))).toBe(
      `${broken} Some settings in the link are unknown and were left out: view.`,
    );
  });

  it('says why a text in the query is left out', () => {
    const notice = { kind: 'link-opened', isOpened: false, hidesDraft: false } as const;
    expect(plain(noticeText({ ...notice, dropped: ['text', 'view'] }))).toBe(
      'The text after ? was left out, because servers read that part of a link. Write it after #. Some settings in the link are unknown and were left out: view.',
    );
  });

  it('says that a text was replaced', () => {
    expect(plain(noticeText({ kind: 'text-replaced' }))).toBe('Your text was replaced.');
    expect(plain(noticeText({ kind: 'text-replaced', isFromLink: true }))).toBe(
      "The link's file was replaced.",
    );
  });
});

it.each(['html', 'binary', 'utf-16'] as const)('says what %s is', (appearance) => {
  expect(plain(appearanceText(appearance))).toMatch(/^This .+[.] .+[.]$/);
});

describe('limitText', () => {
  it('names the crawler and the line of the cut', () => {
    for (const dialect of dialectIds) {
      const text = limitText({ line: 9_104, isWholeFileLost: false }, 512_000, dialect);
      expect(plain(text)).toBe(
        `The file is larger than 500 KiB. ${dialectName(dialect)} ignores everything after byte 512,000, at line 9,104.`,
      );
      expect(text).toContainEqual({ line: 9_104 });
    }
  });

  it('says that the whole file is ignored, and names no line', () => {
    const text = limitText({ line: 9_104, isWholeFileLost: true }, 512_000, 'yandex');
    expect(plain(text)).toBe(
      'The file is larger than 500 KiB. Yandex treats such a file as missing, so everything is allowed.',
    );
    expect(text.some((part) => typeof part === 'object' && 'line' in part)).toBe(false);
  });
});
