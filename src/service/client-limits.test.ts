import { expect, test } from 'vitest';
import { ClientLimits } from './client-limits';

const limits = () => new ClientLimits({ perClient: { burst: 3, perMinute: 60 }, atOncePerClient: 2 });

/** Returns addresses in this many /64s. `of` creates each one from a number. */
const addresses = (count: number, of: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => of(n));
const ofOne56 = (n: number) => `2001:db8:0:${n.toString(16)}::1`;
const ofOne48 = (n: number) => `2001:db8:0:${n.toString(16)}00::1`;
const ofMany = (n: number) => `2001:db8:${n.toString(16)}::1`;
const ofOneAddress = () => '203.0.113.7';

test.each([
  ['one address of IPv4', ofOneAddress, 3],
  ['one /64', () => '2001:db8::1', 3],
  ['one /56', ofOne56, 6],
  ['one /48', ofOne48, 12],
  ['many /48', ofMany, 40],
])('%s has a limited number of turns', (_, of, turns) => {
  const clients = limits();
  const waits = addresses(40, of).map((address) => clients.acquireTurn(address, 0));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(turns);
});

test.each([
  ['one address of IPv4', ofOneAddress, 2],
  ['one /64', () => '2001:db8::1', 2],
  ['one /56', ofOne56, 4],
  ['one /48', ofOne48, 8],
  ['many /48', ofMany, 40],
])('%s has a limited number of places, and gets them back', (_, of, places) => {
  const clients = limits();
  for (const _round of [1, 2]) {
    const admitted = addresses(40, of).filter((address) => {
      if (!clients.hasPlace(address)) return false;
      clients.acquirePlace(address);
      return true;
    });
    expect(admitted).toHaveLength(places);
    for (const address of admitted) clients.releasePlace(address);
  }
});

test('a waiting client takes no turn from its neighbours', () => {
  const clients = limits();
  for (let n = 0; n < 100; n++) clients.acquireTurn(ofOne56(0), 0);
  expect(addresses(6, ofOne56).map((address) => clients.acquireTurn(address, 0))).toEqual([1, 0, 0, 0, 1, 1]);
});

test('clients of a waiting network use no memory and do not displace others', () => {
  const clients = limits();
  for (let n = 0; n < 3; n++) clients.acquireTurn('203.0.113.7', 0);
  for (let n = 0; n < 11_000; n++) clients.acquireTurn(`2001:db8:0:${n.toString(16)}::1`, 0);
  expect(clients.acquireTurn('203.0.113.7', 0)).toBe(1);
});
