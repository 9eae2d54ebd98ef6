import { describe, expect, test } from 'vitest';
import { addressBlock, isInBlocks } from './address-block';
import { isPublicAddress } from './gate';
import { parseIp } from './parse-ip';

function isPublic(text: string): boolean {
  const ip = parseIp(text);
  if (ip === null) throw new Error(`${text} is no address`);
  return isPublicAddress(ip);
}

/** First and last address of a block (of IPv6 also one near them), and the addresses before and after it if they are public. */
const blocks: readonly [first: string, last: string, before: string | null, after: string | null][] = [
  ['0.0.0.0', '0.255.255.255', null, '1.0.0.0'],
  ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['168.63.129.16', '168.63.129.16', '168.63.129.15', '168.63.129.17'],
  ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['192.31.196.0', '192.31.196.255', '192.31.195.255', '192.31.197.0'],
  ['192.52.193.0', '192.52.193.255', '192.52.192.255', '192.52.194.0'],
  ['192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['192.175.48.0', '192.175.48.255', '192.175.47.255', '192.175.49.0'],
  ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['224.0.0.0', '255.255.255.255', '223.255.255.255', null],
  ['::', '1fff:ffff:ffff:ffff:ffff:fffe:ffff:ffff', null, '2000::'],
  ['2001:0:ffff::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2000:ffff::ffff', '2001:200::'],
  ['2001:db8::', '2001:db8:ffff::ffff', '2001:db7:ffff::ffff', '2001:db9::'],
  ['2620:4f:8000::', '2620:4f:8000:ffff::ffff', '2620:4f:7fff:ffff::ffff', '2620:4f:8001::'],
  ['3fff::', '3fff:fff:ffff::ffff', '3ffe:ffff:ffff::ffff', '3fff:1000::'],
  ['4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:ffff:ffff::ffff', null],
];

test.each(blocks)(
  '%s to %s is not public, but its neighbours %s and %s are',
  (first, last, before, after) => {
    expect(isPublic(first)).toBe(false);
    expect(isPublic(last)).toBe(false);
    if (before !== null) expect(isPublic(before)).toBe(true);
    if (after !== null) expect(isPublic(after)).toBe(true);
  },
);

test.each([
  '0.0.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '192.0.0.9',
  '192.0.0.10',
  '192.0.0.170',
  '192.88.99.1',
  '255.255.255.255',
  '239.255.255.250',
  '::1',
  '::127.0.0.1',
  '::8.8.8.8',
  '64:ff9b:1::8.8.8.8',
  '64:ff9b:0:0:1::8.8.8.8',
  '100::1',
  '100:0:0:1::1',
  '200::1',
  '400::1',
  '2001:1::1',
  '2001:2::1',
  '2001:3::1',
  '2001:4:112::1',
  '2001:10::1',
  '2001:20::1',
  '2001:30::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fd20:ce::254',
  'fe80::1%eth0',
  'febf::1',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
])('%s is not public', (text) => {
  expect(isPublic(text)).toBe(false);
});

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '212.96.82.21',
  '2001:4860:4860::8888',
  '2606:4700:4700::1111',
  '2a00:1450:4001:800::200e',
])('%s is public', (text) => {
  expect(isPublic(text)).toBe(true);
});

describe('an embedded IPv4 address decides', () => {
  /** Addresses that contain 127.0.0.1 and 8.8.8.8. Teredo inverts all bits of the client's address. */
  const carriers: readonly [name: string, local: string, open: string][] = [
    ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ['IPv4-translated', '::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8'],
    ['NAT64', '64:ff9b::7f00:1', '64:ff9b::808:808'],
    ['6to4', '2002:7f00:1::1', '2002:808:808::1'],
    ['Teredo client', '2001:0:808:808:0:1234:80ff:fffe', '2001:0:808:808:0:1234:f7f7:f7f7'],
    ['Teredo server', '2001:0:7f00:1:0:1234:f7f7:f7f7', '2001:0:102:304:0:1234:f7f7:f7f7'],
    ['ISATAP', '2a00:1450::5efe:127.0.0.1', '2a00:1450::5efe:8.8.8.8'],
    ['ISATAP, unique', '2a00:1450::200:5efe:127.0.0.1', '2a00:1450::200:5efe:8.8.8.8'],
    ['ISATAP in 6to4', '2002:808:808::5efe:127.0.0.1', '2002:808:808::5efe:8.8.8.8'],
    ['6to4 before ISATAP', '2002:7f00:1::5efe:8.8.8.8', '2002:101:101::5efe:8.8.8.8'],
  ];
  test.each(carriers)('%s', (_name, local, open) => {
    expect(isPublic(local)).toBe(false);
    expect(isPublic(open)).toBe(true);
  });

  test('decides in every block', () => {
    for (const [first] of blocks.filter(([address]) => !address.includes(':'))) {
      expect(isPublic(`::ffff:${first}`)).toBe(false);
      expect(isPublic(`64:ff9b::${first}`)).toBe(false);
    }
  });

  test('an address that only seems to contain an IPv4 address is not judged by it', () => {
    expect(isPublic('2a00:1450::127.0.0.1')).toBe(true);
    // ISATAP's marker with one byte changed.
    for (const mark of ['100:5efe', '1:5efe', '0:15fe', '0:5eff'])
      expect(isPublic(`2a00:1450::${mark}:127.0.0.1`)).toBe(true);
  });
});

test.each([0, 1, 3, 5, 8, 15, 17])('%d bytes are not an address', (length) => {
  expect(isPublicAddress(new Uint8Array(length).fill(8))).toBe(false);
});

test.each(['10.0.0.1/32', '::1/128'])('a block can be one address (%j)', (written) => {
  const block = addressBlock(written);
  expect(block.length).toBe(block.first.length * 8);
});

test('a block contains no address of the other family', () => {
  expect(isInBlocks(new Uint8Array(16), [addressBlock('0.0.0.0/0')])).toBe(false);
  expect(isInBlocks(new Uint8Array(4), [addressBlock('0.0.0.0/0')])).toBe(true);
});

test.each(['', '10.0.0.0', '10.0.0/8', '10.0.0.0/33', '10.0.0.0/-1', '::/129', '10.0.0.0/x', '10.0.0.0/8x'])(
  'a malformed block throws (%j)',
  (written) => {
    expect(() => addressBlock(written)).toThrow('no block');
  },
);
