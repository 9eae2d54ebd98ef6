import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLAIN_ANSWER } from '../../engine';
import { encodeText } from '../../engine/source';
import type { Transaction } from '../../worker';
import { applyTransaction } from '../../worker/document/apply-transaction';
import { bytesDocument } from '../bytes-document';
import { textDocument } from '../document';
import type { SiteOrigin } from '../document-origin';
import { startTester } from '../testdata/start-tester';
import type { Tester, TesterOptions } from '../tester';
import { describeWrites } from './describe-write';
import { pasteText } from './paste-text';

const OWN = 'User-agent: *\nDisallow: /private/\n';

let tester: Tester;
/** The texts that the editor's Undo goes back to. */
let undoable: string[];

const state = () => tester.store.getState();
const text = (): string => state().document.text.toString();

/** Changes the text as the editor does. */
function type(transaction: Transaction): void {
  undoable.push(text());
  tester.actions.edit(transaction, applyTransaction(text(), transaction));
}

function start(options: Partial<TesterOptions> = {}): void {
  undoable = [];
  tester = startTester(options);
  tester.actions.registerSurface({
    applyRounds: ([round = []]) => type(round),
    undo: () => {
      const former = undoable.pop() ?? '';
      tester.actions.edit([[0, text().length, former]], former);
    },
  });
}

/** Adds a rule at the end, as a fix does. */
const write = (): boolean => tester.actions.applyEdits([[[text().length, text().length, 'Disallow: /b\n']]]);

beforeEach(() => {
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });
  vi.stubGlobal('window', new EventTarget());
  start();
});
afterEach(() => {
  tester.dispose();
  vi.unstubAllGlobals();
});

const ORIGIN: SiteOrigin = {
  kind: 'site',
  by: 'service',
  url: 'https://my-shop.test/robots.txt',
  as: null,
  at: 0,
  answer: { ...PLAIN_ANSWER, redirects: 1 },
  bytes: 40,
  mediaType: 'text/plain',
};

describe('Undo', () => {
  test('does nothing without an editor, and stays', () => {
    write();
    const { written, document } = state();
    tester.actions.registerSurface(null);
    tester.actions.undoWrite();
    expect(state()).toMatchObject({ written, undone: 0 });
    expect(state().document).toBe(document);
  });

  test('isn’t offered for what is typed after an edit that failed', () => {
    tester.actions.registerSurface({
      applyRounds: () => {
        throw new RangeError('No such offset');
      },
      undo: () => undefined,
    });
    expect(write).toThrow(RangeError);
    type([[0, 0, '# ']]);
    expect(state().written).toBeNull();
  });

  test('of an edit restores what the edit has changed besides the text: bytes, origin and answer', () => {
    const content = bytesDocument(encodeText(OWN.replaceAll('\n', '\r\n')), ORIGIN);
    tester.actions.openContent(content, { urlInput: '', url: { kind: 'empty' } });
    const { document, answer } = state();
    // Like a template that replaces the whole text.
    expect(tester.actions.applyEdits([[[0, text().length, 'User-agent: *\n']]])).toBe(true);
    expect(state().document).toMatchObject({ edited: true, bytes: null, origin: { kind: 'typed' } });
    expect(state().answer).not.toBe(answer);
    tester.actions.undoWrite();
    expect(state().document).toEqual({ ...document, text: OWN });
    expect(state().answer).toBe(answer);
    expect(state().written).toBeNull();
    expect(state().undone).toBe(state().version);
  });

  test('keeps what the user has changed after the edit', () => {
    tester.actions.openContent(bytesDocument(encodeText(OWN), ORIGIN));
    write();
    tester.actions.setUrl('/cart');
    tester.actions.setAnswer({ final: { kind: 'status', status: 503 } });
    const { answer } = state();
    tester.actions.undoWrite();
    expect(state()).toMatchObject({ urlInput: '/cart', answer });
  });

  test('brings the URL of a replaced example back', () => {
    const { urlInput } = state();
    tester.actions.applyEdits([[[0, text().length, OWN]]]);
    expect(state().urlInput).toBe('');
    tester.actions.undoWrite();
    expect(state().urlInput).toBe(urlInput);
    expect(state().document.origin.kind).toBe('example');
  });

  test('of another document brings text and question back, and keeps what was done since', () => {
    type([[0, 0, '# mine\n']]);
    const mine = state();
    tester.actions.openExample('tie');
    expect(state().written).toMatchObject({ kind: 'opened' });
    tester.actions.setDraftName('Theirs');
    tester.actions.undoWrite();
    expect(text()).toBe(mine.document.text.toString());
    expect(state()).toMatchObject({ urlInput: mine.urlInput, draftId: mine.draftId });
    tester.actions.restoreReplaced();
    expect(state()).toMatchObject({ draftName: 'Theirs', written: { kind: 'restored' } });
    tester.actions.undoWrite();
    expect(text()).toBe(mine.document.text.toString());
  });

  test.each<[string, () => void]>([
    ['the user types', () => type([[0, 0, '#\n']])],
    ['the edit is undone in the editor', () => tester.actions.edit([[0, text().length, OWN]], OWN)],
    ['it was dismissed', () => tester.actions.dismissWritten()],
  ])('is gone once %s', (_, act) => {
    write();
    act();
    const before = text();
    expect(state().written).toBeNull();
    tester.actions.undoWrite();
    expect(text()).toBe(before);
  });

  test('is that of the other document once a fetched file has arrived', () => {
    write();
    const written = text();
    tester.actions.openContent(bytesDocument(encodeText(OWN), ORIGIN));
    tester.actions.undoWrite();
    expect(text()).toBe(written);
    expect(state().written).toBeNull();
  });

  test('keeps no chain of former texts', () => {
    write();
    write();
    expect(state().written?.before.written).toBeNull();
    expect(state().written?.after.written).toBeNull();
  });

  test('tells who wrote', () => {
    const onUndone = vi.fn();
    tester.actions.applyEdits([[[0, 0, '#\n']]], { onUndone });
    expect(onUndone).not.toHaveBeenCalled();
    tester.actions.undoWrite();
    expect(onUndone).toHaveBeenCalledOnce();
  });
});

test('an edit that failed or changed nothing is no write, and ends a notice that nothing was changed', () => {
  tester.actions.showNotice({ kind: 'not-written', reason: 'gone' });
  tester.actions.registerSurface(null);
  expect(write()).toBe(false);
  expect(state().written).toBeNull();
  type([[0, 0, '#\n']]);
  expect(state().written).toBeNull();
  expect(state().notice).toBeNull();
});

test('dismissing a write also ends the notice with the same remedy, and no other', () => {
  type([[0, 0, '# mine\n']]);
  tester.actions.openExample('tie');
  expect(state().notice).toEqual({ kind: 'text-replaced' });
  tester.actions.dismissWritten();
  expect(state().notice).toBeNull();
  write();
  tester.actions.showNotice({ kind: 'storage-full' });
  tester.actions.dismissWritten();
  expect(state().notice).toEqual({ kind: 'storage-full' });
});

describe('a write', () => {
  test('is described by its lines at once, and then by its effect', async () => {
    tester.actions.openContent(textDocument(OWN, { kind: 'typed' }));
    describeWrites(tester);
    write();
    expect(state().written).toMatchObject({ lines: { added: 1, first: 3 }, effect: 'pending' });
    await expect.poll(() => state().written?.effect).toMatchObject({ isProven: true, changed: 1 });
  });

  test('is described by its lines alone if the worker can’t be loaded', async () => {
    tester.dispose();
    start({ loadProblems: () => Promise.reject(new Error('offline')) });
    describeWrites(tester);
    write();
    await expect.poll(() => state().written?.effect).toBe('unknown');
    expect(state().written?.lines?.added).toBe(1);
    tester.actions.undoWrite();
    expect(text()).not.toContain('Disallow: /b\n');
  });

  test('that another one follows gets no effect of its own', async () => {
    describeWrites(tester);
    write();
    tester.actions.undoWrite();
    tester.actions.openContent(textDocument(OWN, { kind: 'typed' }));
    await expect.poll(() => state().written?.facts).toMatchObject({ lines: 3 });
    expect(state().written?.effect).toBeNull();
  });

  test('of another document is described by its size and problems', async () => {
    describeWrites(tester);
    pasteText(tester, 'User-agent: *\nDisalow: /x\n');
    await expect.poll(() => state().written?.facts).toMatchObject({ lines: 3, problems: { error: 1 } });
    expect(state().written).toMatchObject({ kind: 'pasted', effect: null });
  });

  test('of a file from the same address is compared with the former', async () => {
    tester.actions.openContent(bytesDocument(encodeText(OWN), ORIGIN));
    describeWrites(tester);
    tester.actions.openContent(bytesDocument(encodeText('User-agent: *\nDisallow: /\n'), ORIGIN));
    await expect.poll(() => state().written?.effect).toMatchObject({ changed: 1 });
    expect(state().written?.lines).toBeNull();
  });

  test('of a text in place of an example isn’t compared, and marks no lines', async () => {
    describeWrites(tester);
    tester.actions.applyEdits([[[0, text().length, OWN]]]);
    await expect.poll(() => state().written?.facts).toMatchObject({ lines: 3 });
    expect(state().written).toMatchObject({ kind: 'edited', effect: null, lines: null });
  });

  test('that replaces an own text is compared, and marks no lines', async () => {
    tester.actions.openContent(textDocument(OWN, { kind: 'typed' }));
    describeWrites(tester);
    tester.actions.applyEdits([[[0, OWN.length, 'User-agent: *\nDisallow: /x\n']]]);
    expect(state().written?.lines).toMatchObject({ changed: 1, first: 0, marked: new Int32Array() });
    await expect.poll(() => state().written?.effect).toMatchObject({ changed: 2 });
  });
});
