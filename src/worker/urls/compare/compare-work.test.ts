import { afterEach, expect, test, vi } from 'vitest';
import { fakeTimeouts, named, PlayedWork } from '../testdata/played-work';
import { crawlerNamed } from '../verdicts/testdata/questions';
import { type CompareStatus, PLAIN_COMPARE_QUERY } from './compare-protocol';

afterEach(() => {
  vi.useRealTimers();
});

const crawlers = [named(crawlerNamed('a'), 'Abot')];

function started() {
  const played = new PlayedWork();
  played.update(1, { open: { source: 'User-agent: *\nDisallow: /b' }, crawlers });
  played.finish();
  const last = (): CompareStatus | null | undefined =>
    played.posted.findLast((message) => message.kind === 'compare-status')?.status;
  return { played, last };
}

test('no status is sent before another version is chosen', () => {
  const { last } = started();
  expect(last()).toBeUndefined();
});

test('the list is compared after the verdicts of the table, and again after each change', () => {
  const { played, last } = started();
  played.loadList([{ url: '/a' }, { url: '/b' }]);
  played.work.compare({ kind: 'compare', choice: 1, other: { source: 'User-agent: *\nDisallow: /a' } });
  expect(last()).toMatchObject({ phase: 'working', result: null });
  played.finish();
  expect(last()).toMatchObject({
    phase: 'complete',
    result: { version: 1, urls: 2, changedUrls: 2, crawlers: ['Abot'], changed: { blocked: 1, allowed: 1 } },
  });
  expect(played.answer('changes', { from: 0, to: 10 }).rows.map(({ url }) => url)).toEqual(['/a', '/b']);
  fakeTimeouts();
  played.update(2, { transactions: [[[26, 26, '\nDisallow: /a']]] });
  played.finishAfterRest();
  expect(last()).toMatchObject({ result: { version: 2, changed: { blocked: 1, allowed: 0 } } });
  played.loadList([{ url: '/a' }]);
  expect(last()).toMatchObject({ result: { urls: 1, rows: 0 } });
  played.loadList([]);
  expect(last()).toBeNull();
});

test('another query lists other rows, which can be exported', async () => {
  const { played, last } = started();
  played.loadList([{ url: '/b' }, { url: '/bx' }]);
  played.work.compare({ kind: 'compare', choice: 1, other: { source: '' } });
  played.work.compare({ kind: 'compare-query', query: { ...PLAIN_COMPARE_QUERY, search: 'x' } });
  // The export waits until its rows are listed.
  const id = played.request('exportChanges', { choice: 1 });
  played.finish();
  expect((played.replyTo(id) as File).size).toBeLessThan(120);
  expect(last()).toMatchObject({ result: { rows: 1 } });
  expect(await played.answer('exportChanges', { choice: 1 })?.text()).toBe(
    'url,crawler,before,before_line,after,after_line\r\n/bx,Abot,allowed,,blocked,2\r\n',
  );
  played.work.compare({ kind: 'compare', choice: 2, other: null });
  played.finish();
  expect(last()).toBeNull();
});
