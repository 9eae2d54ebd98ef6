import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { encodeText } from '../../engine/source';
import type { TesterState } from '../../store';
import { kindOfText } from '../../store/bring';
import { startOfFile } from '../../store/bring-file';
import { broughtTexts, storedTexts } from '../../store/testdata/brought-texts';
import { startTester } from '../../store/testdata/start-tester';
import { whenLoaded } from '../../store/when-loaded';
import { isForEditor } from '../features/urls/import/is-for-editor';
import type { TesterBinding } from '../parts/tester-context';
import { bringText } from './bring';
import { bringFile } from './bring-file';

/** The part of the page that a text changed. */
type Effect = 'file' | 'url' | 'list' | 'notice' | 'none';

type Kind = (typeof broughtTexts)[number]['kind'];

/** Effect of pasting a text of each kind. Test files in the table are incomplete, which a notice says. */
const PASTED: Readonly<Record<Exclude<Kind, 'answer'>, Effect>> = {
  robots: 'file',
  address: 'url',
  list: 'list',
  'test-file': 'notice',
  'web-page': 'notice',
  code: 'notice',
  binary: 'notice',
  empty: 'none',
  words: 'notice',
};

/** Effect of opening or dropping a file of each kind. The user chose it, so all but lists are shown as they are. */
const OPENED: typeof PASTED = {
  ...PASTED,
  address: 'file',
  'web-page': 'file',
  code: 'file',
  binary: 'file',
  empty: 'file',
  words: 'file',
};

/** Kinds that the page tests, wherever they are dropped. The import dialog says what the others are. */
const TESTED: readonly Kind[] = ['robots', 'answer', 'test-file'];

function fileOf(text: string): File {
  return new File([new Uint8Array(encodeText(text))], 'download');
}

function testerForTest(): TesterBinding {
  const tester = startTester();
  onTestFinished(() => tester.dispose());
  return tester;
}

function effectOf(before: TesterState, now: TesterState): Effect | null {
  if (now.document !== before.document) return 'file';
  if (now.list !== before.list) return 'list';
  if (now.urlInput !== before.urlInput) return 'url';
  return now.notice === before.notice ? null : 'notice';
}

/** Brings a text, and returns the first thing that changes. */
async function bring(work: (tester: TesterBinding) => unknown, isSilent: boolean): Promise<Effect> {
  const tester = testerForTest();
  const before = tester.store.getState();
  await work(tester);
  if (isSilent) return effectOf(before, tester.store.getState()) ?? 'none';
  return new Promise((resolve) => {
    const check = (): void => {
      const effect = effectOf(before, tester.store.getState());
      if (effect !== null) resolve(effect);
    };
    onTestFinished(tester.store.subscribe(check));
    check();
  });
}

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null, getElementById: () => null });
  return () => vi.unstubAllGlobals();
});

describe.each(broughtTexts)('$name', ({ text, kind, hasFile = false }) => {
  const answered: Effect = hasFile ? 'file' : 'notice';

  test('is read as the same kind by every door', async () => {
    const urls = await whenLoaded(testerForTest(), 'urlList');
    expect({
      pasted: kindOfText(text).kind,
      opened: (await startOfFile(fileOf(text)))?.kind.kind,
      imported: (await urls?.sniff(fileOf(text), ''))?.kind,
    }).toEqual({ pasted: kind, opened: kind, imported: kind });
  });

  test('is used as that kind when it is pasted', async () => {
    const effect = await bring((tester) => bringText(tester, text), kind === 'empty');
    expect(effect).toBe(kind === 'answer' ? answered : PASTED[kind]);
  });

  test('is used as that kind when it is opened or dropped', async () => {
    const effect = await bring((tester) => bringFile(tester, fileOf(text)), false);
    expect(effect).toBe(kind === 'answer' ? answered : OPENED[kind]);
  });

  test('is used as that kind when it is dropped onto the URLs view', async () => {
    expect(await isForEditor(fileOf(text))).toBe(TESTED.includes(kind));
  });
});

/** Returns a file that stores a text, compressed or as UTF-16 with its byte order mark. */
async function storedFile(text: string, stored: (typeof storedTexts)[number]['stored']): Promise<File> {
  if (stored === 'gzip') {
    const packed = fileOf(text).stream().pipeThrough(new CompressionStream('gzip'));
    return new File([await new Response(packed).arrayBuffer()], 'download.gz');
  }
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return new File([new Uint8Array(stored === 'utf-16be' ? bytes.swap16() : bytes)], 'download');
}

describe.each(storedTexts)(
  'a file of the kind $kind, stored as $stored',
  ({ stored, text, kind, opened }) => {
    test('is read as its text, and never opened as other bytes', async () => {
      const file = await storedFile(text, stored);
      const tester = testerForTest();
      const { document: before } = tester.store.getState();
      await bringFile(tester, file);
      expect((await startOfFile(file))?.kind.kind).toBe(kind);
      expect(await isForEditor(file)).toBe(TESTED.includes(kind));
      const { document, notice, list } = tester.store.getState();
      expect(document !== before ? 'file' : list.urls.length > 0 ? 'list' : 'notice').toBe(opened);
      if (opened === 'notice')
        expect(notice?.kind).toBe(stored === 'gzip' ? 'file-packed' : 'test-file-refused');
      if (kind === 'robots' && opened === 'file')
        expect(document.bytes).toEqual(new Uint8Array(await file.arrayBuffer()));
    });
  },
);
