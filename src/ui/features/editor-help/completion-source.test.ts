import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { crawlers, readCrawler } from '../../../catalogue/full';
import { templates } from '../../../catalogue/templates';
import type { TesterBinding } from '../../parts/tester-context';
import { completionSource } from './completion-source';

it('offers no name that means nothing to its crawler', async () => {
  const store = createStore(() => ({ catalogue: { crawlers, readCrawler } }));
  const tester = { store, actions: { loadCatalogue: () => undefined } };
  const offered = await completionSource(tester as unknown as TesterBinding).tokens();
  const names = offered.map(({ name }) => name);
  expect(names).toContain('DuckDuckBot');
  expect(names).not.toContain('Bravebot');
});

it('the snippet blocks the same crawlers as the template against AI training', async () => {
  const store = createStore(() => ({ catalogue: { crawlers, readCrawler } }));
  const tester = { store, actions: { loadCatalogue: () => undefined } };
  const offered = await completionSource(tester as unknown as TesterBinding).snippets();
  const template = templates.find(({ id }) => id === 'ai-training')?.text(crawlers) ?? '';
  const namesIn = (text: string) => [...text.matchAll(/^User-agent: (.*)$/gm)].map(([, name]) => name);
  const block = offered.find(({ name }) => name === 'Block AI training crawlers');
  expect(namesIn(template).length).toBeGreaterThan(5);
  expect(namesIn(block?.template ?? '')).toEqual(namesIn(template));
});
