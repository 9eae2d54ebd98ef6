import { expect, test, vi } from 'vitest';
import { createTester } from '../store';
import { tellUpdate } from './tell-update';

function toldTester() {
  const tester = createTester({
    startWorker: () => {
      throw new Error('not here');
    },
    loadCatalogue: () => Promise.reject(new Error('not here')),
    draft: null,
    arrival: null,
    theme: 'system',
  });
  const takeUpdate = vi.fn();
  const told = () => tester.store.getState().notice?.kind ?? null;
  return { ...tester, told, tell: () => tellUpdate(tester.store, takeUpdate) };
}

test('it is told at once, or once what is shown already is dismissed', () => {
  const { store, actions, tell, told } = toldTester();
  store.setState({ notice: { kind: 'giant-line' } });
  tell();
  expect(told()).toBe('giant-line');
  actions.dismissNotice();
  expect(told()).toBe('update-ready');
});

test('it is told again when what replaced it is gone', () => {
  const { store, actions, tell, told } = toldTester();
  tell();
  for (let round = 0; round < 2; round += 1) {
    store.setState({ notice: { kind: 'storage-full' } });
    expect(told()).toBe('storage-full');
    actions.dismissNotice();
    expect(told()).toBe('update-ready');
  }
});

test('it is told again when another file has taken it away', () => {
  const { actions, tell, told } = toldTester();
  tell();
  actions.openExample('sitemap');
  expect(told()).toBe('update-ready');
});

test('who dismissed it hears no more of it', () => {
  const { store, actions, tell, told } = toldTester();
  tell();
  actions.dismissNotice();
  expect(told()).toBeNull();
  store.setState({ notice: { kind: 'storage-full' } });
  actions.dismissNotice();
  actions.openExample('sitemap');
  expect(told()).toBeNull();
});
