import { beforeEach, expect, it, vi } from 'vitest';
import { createTester } from '../store';
import { setState } from '../store/testdata/set-state';
import { createEmbedSettings, type EmbedSettingsStore } from '../ui/page/embed/embed-settings';
import { loadEmbedChecker, replaceEmbedChecker } from './load-embed-checker';
import { startEmbedOverview } from './start-embed-overview';
import { startEmbedProblems } from './start-embed-problems';

/** The worker's file doesn't run here: a checker without one says that it is unavailable. */
const start = (settings: EmbedSettingsStore) =>
  createTester({
    startWorker: () => {
      throw new Error('No workers here');
    },
    loadCatalogue: () => import('../catalogue/full'),
    loadProblems: () => loadEmbedChecker(settings),
    draft: null,
    theme: 'system',
  });

let settings: EmbedSettingsStore;

beforeEach(() => {
  settings = createEmbedSettings({ offered: ['overview'] });
});

it('loads the rules only if the problems are offered', async () => {
  expect(await loadEmbedChecker(settings)).toBe(startEmbedOverview);
  setState(settings, { offered: ['problems', 'overview'] });
  expect(await loadEmbedChecker(settings)).toBe(startEmbedProblems);
});

it('loads them if the problems are offered meanwhile', async () => {
  const loaded = loadEmbedChecker(settings);
  setState(settings, { offered: ['problems'] });
  expect(await loaded).toBe(startEmbedProblems);
});

it('replaces a checker without rules once the problems are offered', async () => {
  const tester = start(settings);
  replaceEmbedChecker(settings, tester);
  tester.start();
  tester.actions.loadProblems();
  const checker = () => tester.store.getState().problems;
  await vi.waitUntil(() => typeof checker() === 'object');
  const first = checker();
  setState(settings, { offered: ['why', 'overview'] });
  expect(checker()).toBe(first);
  setState(settings, { offered: ['problems'] });
  expect(checker()).toBe('off');
  tester.actions.loadProblems();
  await vi.waitUntil(() => typeof checker() === 'object');
  const second = checker();
  expect(second).not.toBe(first);
  setState(settings, { offered: ['problems', 'overview'] });
  expect(checker()).toBe(second);
  tester.dispose();
});
