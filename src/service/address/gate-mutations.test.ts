import { isIP } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import { expect, test } from 'vitest';
import { isPublicAddress, publicInternet, readRedirect, readTarget, type Target } from './gate';
import { parseIp } from './parse-ip';
import { mutatedAddress, seeded } from './testdata/mutated-addresses';
import { isPublicByOracle } from './testdata/oracle';

const COUNT = 10_000;
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|arpa)\.?$|^[^.]*\.?$/;
/** Text that C libraries read as an IPv4 address although it isn't four decimal numbers. */
const NUMBERS = /^(?:(?:0x[0-9a-f]*|\d+)\.?){1,4}$/i;

/** Classifies the host that Node connects to for an address that the gate accepted. */
function judgePassed(url: URL): '4' | '6' | 'name' | 'wrong' {
  const again = new URL(url.href);
  const { hostname, auth } = urlToHttpOptions(again);
  const connectsTo = String(hostname);
  const isPlain =
    again.href === url.href &&
    again.href.startsWith(`${again.origin}/`) &&
    ['http:', 'https:'].includes(again.protocol) &&
    ['', '80', '443'].includes(again.port) &&
    again.username + again.password + again.hash === '' &&
    auth === undefined;
  if (!isPlain) return 'wrong';
  const family = isIP(connectsTo);
  if (family !== 0) return isPublicByOracle(connectsTo) ? (family === 4 ? '4' : '6') : 'wrong';
  const isName =
    /^[a-z0-9_.-]+$/.test(connectsTo) && !LOCAL_NAME.test(connectsTo) && !NUMBERS.test(connectsTo);
  return isName ? 'name' : 'wrong';
}

/** Classifies an address that the gate refused as private. `wrong` if the host is an IP address that the oracle considers public. */
function judgePrivate(input: string, base: string | undefined): 'private' | 'private name' | 'wrong' {
  const url = URL.parse(input, base);
  const host = String(url && urlToHttpOptions(url).hostname);
  if (isIP(host) === 0) return 'private name';
  return isPublicByOracle(host) ? 'wrong' : 'private';
}

test.each<[string, string | undefined, (input: string) => Target]>([
  ['typed', undefined, (input) => readTarget(input, publicInternet)],
  [
    'redirected to',
    'https://example.com/a/b',
    (input) => readRedirect(input, new URL('https://example.com/a/b'), publicInternet),
  ],
])(`${COUNT} mutated addresses, %s: no forbidden one gets through`, (_name, base, read) => {
  const random = seeded(7);
  const counts = new Map<string, number>();
  const inputs = new Set<string>();
  const wrong: string[] = [];
  for (let run = 0; run < COUNT; run += 1) {
    const input = mutatedAddress(random);
    inputs.add(input);
    const target = read(input);
    const isPrivate = target.kind === 'refused' && target.reason === 'private-address';
    const verdict =
      target.kind === 'url' ? judgePassed(target.url) : isPrivate ? judgePrivate(input, base) : target.reason;
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    if (verdict === 'wrong') wrong.push(input);
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  // The test would prove nothing if the gate refused everything or all inputs were nonsense.
  expect(inputs.size).toBeGreaterThan(COUNT * 0.8);
  const least = { '4': 300, '6': 300, name: 300, private: 2_500, 'private name': 100 };
  const leastRefused = { 'no-address': 500, scheme: 500, credentials: 500, port: 50 };
  for (const [verdict, count] of Object.entries({ ...least, ...leastRefused }))
    expect(counts.get(verdict), verdict).toBeGreaterThan(count);
});

test('the service and the oracle agree about random addresses', () => {
  const random = seeded(11);
  const starts = [
    '',
    '2',
    '2001',
    '20010000',
    '2002',
    '3f',
    '3fff',
    '20010db8',
    '0064ff9b0000000000000000',
    '00000000000000000000ffff',
  ];
  const counts = { true: 0, false: 0 };
  const wrong: string[] = [];
  for (let run = 0; run < 20_000; run += 1) {
    const digits = Array.from({ length: 32 }, () => random(16).toString(16)).join('');
    const start = starts[random(starts.length)] ?? '';
    const groups = (start + digits.slice(start.length)).match(/.{4}/g)?.join(':');
    const address =
      run % 2 === 0
        ? Buffer.from(digits.slice(0, 8), 'hex').join('.')
        : new URL(`http://[${groups}]`).hostname.slice(1, -1);
    const ip = parseIp(address);
    const isPublic = ip !== null && isPublicAddress(ip);
    counts[`${isPublic}`] += 1;
    if (isPublic !== isPublicByOracle(address)) wrong.push(address);
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(Math.min(counts.true, counts.false)).toBeGreaterThan(3_000);
});
