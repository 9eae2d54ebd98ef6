import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '../limits';
import { neverAnswers } from '../testdata/hostile-sockets';
import { type Site, startRawSite } from '../testdata/start-site';
import { WireBudget } from '../wire-budget';
import { exchange } from './exchange';

let site: Site | null = null;
afterEach(() => site?.close());

async function openSocket(): Promise<Socket> {
  site = await startRawSite(neverAnswers);
  const socket = connect(site.port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

const meter = { count: () => undefined, wireBytes: () => 0 };

const requestTo = () => ({
  url: new URL('http://site.test/'),
  headers: {},
  signal: AbortSignal.timeout(20_000),
  budget: new WireBudget(LIMITS),
});

test('fails for a connection that is already closed', async () => {
  const socket = await openSocket();
  await new Promise((resolve) => socket.once('close', resolve).destroy());
  expect(await exchange(requestTo(), { socket, ...meter })).toMatchObject({
    kind: 'failure',
    failure: 'reset',
  });
});

test('fails for a connection that closes before the request is sent', async () => {
  const socket = await openSocket();
  const outcome = exchange(requestTo(), { socket, ...meter });
  socket.destroy();
  expect(await outcome).toMatchObject({ kind: 'failure', failure: 'reset' });
});
