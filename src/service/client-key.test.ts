import { describe, expect, test } from 'vitest';
import { clientAddress, clientKeys, proxyBlock } from './client-key';

describe('the keys of a client', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', [true]],
    ['203.0.113.7', '203.0.113.8', [false]],
    ['::ffff:203.0.113.7', '203.0.113.7', [true]],
    ['::ffff:203.0.113.7', '::ffff:198.51.100.9', [false]],
    ['2a00:1:2:3:4:5:6:7', '2a00:1:2:3:ffff::1', [true, true, true]],
    ['2a00:1:2:3::1', '2a00:1:2:4::1', [false, true, true]],
    ['2a00:1:2:3::1', '2a00:1:2:103::1', [false, false, true]],
    ['2a00:1:2:3::1', '2a00:1:3:3::1', [false, false, false]],
    ['', 'nonsense', [true]],
  ])('%s and %s: %j', (one, other, same) => {
    const others = clientKeys(other);
    expect(clientKeys(one).map((key, width) => key === others[width])).toEqual(same);
  });
});

describe('the client behind proxies', () => {
  test.each<[socket: string, header: string | null, proxies: string[], client: string]>([
    ['198.51.100.1', null, [], '198.51.100.1'],
    // Any client can send the header.
    ['198.51.100.1', '203.0.113.7', [], '198.51.100.1'],
    ['198.51.100.1', '203.0.113.7', ['192.0.2.1'], '198.51.100.1'],
    ['192.0.2.1', '203.0.113.7', ['192.0.2.1'], '203.0.113.7'],
    ['::ffff:192.0.2.1', '203.0.113.7', ['192.0.2.1'], '203.0.113.7'],
    ['192.0.2.1', '203.0.113.7', ['::ffff:192.0.2.1'], '203.0.113.7'],
    ['192.0.2.1', '203.0.113.7:4444', ['192.0.2.1'], '203.0.113.7'],
    ['192.0.2.1', '[2a00::1]:4444', ['192.0.2.1'], '2a00::1'],
    ['192.0.2.1', '2a00::1:4444', ['192.0.2.1'], '2a00::1:4444'],
    // The client's own entries come before those of the proxies.
    ['192.0.2.1', '10.0.0.1, 203.0.113.7', ['192.0.2.1'], '203.0.113.7'],
    ['192.0.2.1', '10.0.0.1, 203.0.113.7, 192.0.2.2', ['192.0.2.1', '192.0.2.2'], '203.0.113.7'],
    ['192.0.2.1', '192.0.2.2', ['192.0.2.1', '192.0.2.2'], '192.0.2.1'],
    ['192.0.2.1', null, ['192.0.2.1'], '192.0.2.1'],
    ['10.1.2.3', '203.0.113.7', ['10.0.0.0/8'], '203.0.113.7'],
    ['11.1.2.3', '203.0.113.7', ['10.0.0.0/8'], '11.1.2.3'],
    ['::ffff:10.1.2.3', '203.0.113.7', ['10.0.0.0/8'], '203.0.113.7'],
    ['10.1.2.3', '203.0.113.7', ['::ffff:10.0.0.0/104'], '203.0.113.7'],
    ['10.1.2.3', '203.0.113.7, 10.200.0.1, 10.3.3.3', ['10.0.0.0/8'], '203.0.113.7'],
    ['fd00:1::5', '2a00::1', ['fd00:1::/32'], '2a00::1'],
    ['fd00:2::5', '2a00::1', ['fd00:1::/32'], 'fd00:2::5'],
    // IPv4-mapped addresses aren't in a block of IPv6.
    ['10.1.2.3', '203.0.113.7', ['::/90'], '10.1.2.3'],
  ])('%s with %s, trusting %j: %s', (socket, header, proxies, client) => {
    const blocks = proxies.flatMap((proxy) => proxyBlock(proxy) ?? []);
    expect(blocks).toHaveLength(proxies.length);
    expect(clientAddress(socket, header, blocks)).toBe(client);
  });

  test.each([
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::1/129',
    '10.0.0.0/x',
    '10.*',
    '',
  ])('no proxy is called %j', (written) => {
    expect(proxyBlock(written)).toBeNull();
  });
});
