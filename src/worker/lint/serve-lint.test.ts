import { expect, test, vi } from 'vitest';
import { RecordingPort } from '../connection/testdata/recording-port';
import type { FromLintWorker, ToLintWorker } from './lint-protocol';
import { serveLint } from './serve-lint';

test('the worker reports ready, accepts a text, answers, and transfers the marks', async () => {
  const port = new RecordingPort<ToLintWorker, FromLintWorker>();
  await serveLint(port);
  expect(port.posted.map(({ message }) => message)).toEqual([{ kind: 'ready' }]);
  port.send({
    kind: 'update',
    version: 1,
    state: 1,
    open: { source: 'User-agent: a\nAlow: /x\nDisallow: /x/\n' },
  });
  port.send({ kind: 'request', id: 5, name: 'pathStarts', payload: { prefix: '/' } });
  // The rules are loaded first, which takes a while on a busy machine.
  await vi.waitFor(() => expect(port.posted.length).toBe(4), 20_000);
  expect(port.posted.map(({ message }) => message.kind)).toEqual(['ready', 'accepted', 'reply', 'report']);
  expect(port.posted[2]?.message).toEqual({ kind: 'reply', id: 5, reply: ['/x/'] });
  const [, , , report] = port.posted;
  expect(report?.message).toMatchObject({ report: { version: 1, rows: [{ line: 2 }] } });
  // A transferred buffer is empty here.
  expect(report?.transfer).toMatchObject([{ byteLength: 0 }]);
  if (report?.message.kind === 'report')
    expect([...report.message.report.marks.slice(0, 2)]).toEqual([14, 18]);
});

test('the worker proves the effect of a rule', async () => {
  const port = new RecordingPort<ToLintWorker, FromLintWorker>();
  await serveLint(port);
  port.send({ kind: 'update', version: 1, state: 1, open: { source: 'User-agent: a\nDisallow: /x\n' } });
  const crawler = { productTokens: ['a'], ignoresGlobalGroup: false, dialect: 'google' } as const;
  port.send({ kind: 'request', id: 6, name: 'ruleEffect', payload: { line: 2, crawler } });
  const effect = { kind: 'needed', path: '/x', isShortest: true };
  const reply = { kind: 'reply', id: 6, reply: { version: 1, effect } };
  await vi.waitFor(() => expect(port.posted.map(({ message }) => message)).toContainEqual(reply), 20_000);
});

test('the worker simplifies the text', async () => {
  const port = new RecordingPort<ToLintWorker, FromLintWorker>();
  await serveLint(port);
  port.send({
    kind: 'update',
    version: 1,
    state: 1,
    open: { source: 'User-agent: a\nDisallow: /x\nDisallow: /x/\n' },
  });
  port.send({ kind: 'request', id: 7, name: 'simplify', payload: {} });
  const text = 'User-agent: a\nDisallow: /x\n';
  const reply = { kind: 'reply', id: 7, reply: { version: 1, text, removed: 1, joined: 0 } };
  await vi.waitFor(() => expect(port.posted.map(({ message }) => message)).toContainEqual(reply), 20_000);
});
