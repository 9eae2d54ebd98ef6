import { expect, test } from 'vitest';
import { createIdleTester } from '../testdata/idle-tester';
import { ScriptedService } from '../testdata/scripted-service';
import type { Tester } from '../tester';
import { pasteText } from '../written/paste-text';
import { fetchForQuestion } from './fetch-for-question';

/** Starts to fetch a file that doesn't come. */
async function fetching() {
  const service = new ScriptedService();
  service.reply = new Promise(() => undefined);
  const tester = createIdleTester({ loadLive: service.load });
  await fetchForQuestion(tester, 'my-shop.test');
  const { live, notice } = tester.store.getState();
  if (typeof live !== 'object') throw new Error('Fetching was not loaded');
  expect([live.store.getState().underWay, notice]).toEqual([
    'my-shop.test',
    { kind: 'fetching', site: 'my-shop.test' },
  ]);
  return { live, tester };
}

test.each<[string, (tester: Tester) => void]>([
  ['another URL is tested', ({ actions }) => actions.setUrl('https://other.test/')],
  ['another text is tested', (tester) => pasteText(tester, 'User-agent: *')],
])('no file is awaited any more, and no notice says so, once %s', async (_, goOn) => {
  const { live, tester } = await fetching();
  goOn(tester);
  expect(live.store.getState().underWay).toBeNull();
  expect(tester.store.getState().notice).toBeNull();
});
