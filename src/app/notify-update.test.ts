import { expect, test, vi } from 'vitest';
import { createTester } from '../store';
import { notifyUpdate } from './notify-update';

function testerWithUpdate() {
  const tester = createTester({
    startWorker: () => {
      throw new Error('not here');
    },
    loadCatalogue: () => Promise.reject(new Error('not here')),
    draft: null,
    arrival: null,
    theme: 'system',
  });
  const applyUpdate = vi.fn();
  const shownKind = () => tester.store.getState().notice?.kind ?? null;
  return { ...tester, applyUpdate, shownKind, notify: () => notifyUpdate(tester, applyUpdate) };
}

test('the notice is shown immediately, or after the current notice is dismissed', () => {
  const { actions, notify, shownKind } = testerWithUpdate();
  actions.showNotice({ kind: 'giant-line' });
  notify();
  expect(shownKind()).toBe('giant-line');
  actions.dismissNotice();
  expect(shownKind()).toBe('update-ready');
});

test('the notice is shown again when the one that replaced it is gone', () => {
  const { actions, notify, shownKind } = testerWithUpdate();
  notify();
  for (let round = 0; round < 2; round += 1) {
    actions.showNotice({ kind: 'storage-full' });
    expect(shownKind()).toBe('storage-full');
    actions.dismissNotice();
    expect(shownKind()).toBe('update-ready');
  }
});

test('the notice is shown again after another file removed it', () => {
  const { actions, notify, shownKind } = testerWithUpdate();
  notify();
  actions.openExample('sitemap');
  expect(shownKind()).toBe('update-ready');
});

test('the notice is not shown again after it was dismissed', () => {
  const { actions, notify, shownKind } = testerWithUpdate();
  notify();
  actions.dismissNotice();
  expect(shownKind()).toBeNull();
  actions.showNotice({ kind: 'storage-full' });
  actions.dismissNotice();
  actions.openExample('sitemap');
  expect(shownKind()).toBeNull();
});

test('the update is applied once the user accepts it, and only then', () => {
  const { actions, applyUpdate, notify } = testerWithUpdate();
  notify();
  actions.setUrl('https://example.com/');
  expect(applyUpdate).not.toHaveBeenCalled();
  actions.showNotice({ kind: 'update-ready', isAccepted: true });
  expect(applyUpdate).toHaveBeenCalledOnce();
  actions.setUrl('https://example.com/a');
  expect(applyUpdate).toHaveBeenCalledOnce();
});
