import { expect, test, vi } from 'vitest';
import { RecordingPort } from '../connection/testdata/recording-port';
import { serveUrls } from './serve-urls';
import type { FromUrlsWorker, ToUrlsWorker } from './urls-protocol';

/** Milliseconds. A busy machine takes longer than the default of one second. */
const LONGEST_WAIT = 20_000;

test('the worker reports ready, accepts a text, a list and a query, and posts their status', async () => {
  const port = new RecordingPort<ToUrlsWorker, FromUrlsWorker>();
  serveUrls(port);
  const posted = () => port.posted.map(({ message }) => message);
  expect(posted()).toEqual([{ kind: 'ready' }]);
  const crawler = {
    productTokens: ['a'],
    ignoresGlobalGroup: false,
    dialect: 'google',
    names: ['a'],
  } as const;
  port.send({
    kind: 'update',
    version: 3,
    open: { source: 'User-agent: *\nDisallow: /b' },
    crawlers: [{ ...crawler, consultation: 'unknown' }],
    list: { number: 1, entries: [{ url: '/a' }, { url: '/b' }] },
  });
  port.send({
    kind: 'query',
    query: { search: '', requestedBy: null, choice: 'disallowed', order: { by: 'list' } },
  });
  const newest = () => posted().findLast(({ kind }) => kind === 'status');
  await vi.waitFor(
    () => expect(newest()).toMatchObject({ status: { version: 3, phase: 'complete', urls: 2, rows: 1 } }),
    LONGEST_WAIT,
  );
  port.send({ kind: 'request', id: 6, name: 'rows', payload: { from: 0, to: 9 } });
  expect(posted().at(-1)).toMatchObject({ kind: 'reply', id: 6, reply: { rows: [{ row: 1, url: '/b' }] } });
  port.send({ kind: 'cancel', id: 6 });
  const plan = { packed: false, encoding: 'utf-8', lineEnd: 'lf', format: { kind: 'text' } } as const;
  port.send({
    kind: 'request',
    id: 7,
    name: 'import',
    payload: { source: new File(['/c\n'], ''), plan, replaces: false },
  });
  await vi.waitFor(
    () => expect(newest()).toMatchObject({ status: { phase: 'complete', urls: 3 } }),
    LONGEST_WAIT,
  );
});
