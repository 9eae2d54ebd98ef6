import { expect, test, vi } from 'vitest';
import { createIdleTester } from './testdata/idle-tester';

vi.mock('./read-file', () => {
  throw new Error('Could not be loaded');
});

test('openFile reports the file as unread and keeps the document if `readFile` fails to load', async () => {
  const { store, actions } = createIdleTester();
  await actions.openFile(new File(['User-agent: *'], 'mine.txt'));
  expect(store.getState().notice).toEqual({ kind: 'file-unread', name: 'mine.txt' });
  expect(store.getState().document.origin.kind).toBe('example');
});
