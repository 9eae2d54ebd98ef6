import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromLintWorker, ToLintWorker } from './lint/lint-protocol';

let scope: EventTarget;
let replies: { readonly message: FromLintWorker; readonly transfer: readonly ArrayBuffer[] }[];

beforeEach(async () => {
  vi.resetModules();
  scope = new EventTarget();
  replies = [];
  vi.stubGlobal('self', scope);
  vi.stubGlobal('postMessage', (message: FromLintWorker, options: { transfer: ArrayBuffer[] }) =>
    replies.push({ message: structuredClone(message, options), transfer: options.transfer }),
  );
  await import('./lint.worker');
});
afterEach(() => vi.unstubAllGlobals());

const send = (data: ToLintWorker) => scope.dispatchEvent(new MessageEvent('message', { data }));

test('the worker is ready, takes a text, answers, and hands the marks over', async () => {
  expect(replies.map(({ message }) => message)).toEqual([{ kind: 'ready' }]);
  send({
    kind: 'update',
    version: 1,
    state: 1,
    open: { source: 'User-agent: a\nAlow: /x\nDisallow: /x/\n' },
  });
  send({ kind: 'ask', id: 5, name: 'pathStarts', ask: { prefix: '/' } });
  // The rules are loaded first; on a busy machine that takes a while.
  await vi.waitFor(() => expect(replies.length).toBe(4), 20_000);
  expect(replies.map(({ message }) => message.kind)).toEqual(['ready', 'taken', 'reply', 'report']);
  expect(replies[2]?.message).toEqual({ kind: 'reply', id: 5, reply: ['/x/'] });
  const [, , , report] = replies;
  expect(report?.message).toMatchObject({ report: { version: 1, rows: [{ line: 2 }] } });
  // What was handed over is no longer here.
  expect(report?.transfer.map(({ byteLength }) => byteLength)).toEqual([0]);
  if (report?.message.kind === 'report')
    expect([...report.message.report.marks.slice(0, 2)]).toEqual([14, 18]);
});
