import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIp } from './parse-ip';

const hex = (text: string) => {
  const bytes = parseIp(text);
  return bytes && Buffer.from(bytes).toString('hex');
};

describe('parsing an address', () => {
  test.each([
    ['1.2.3.4', '01020304'],
    ['0.0.0.0', '00000000'],
    ['255.255.255.255', 'ffffffff'],
    ['::', '00000000000000000000000000000000'],
    ['[::]', '00000000000000000000000000000000'],
    ['::1', '00000000000000000000000000000001'],
    ['[::1]', '00000000000000000000000000000001'],
    ['1::', '00010000000000000000000000000000'],
    ['2001:DB8::a', '20010db800000000000000000000000a'],
    ['1:2:3:4:5:6:7:8', '00010002000300040005000600070008'],
    ['1:2:3:4:5:6:7::', '00010002000300040005000600070000'],
    ['::ffff:1.2.3.4', '00000000000000000000ffff01020304'],
    ['[::ffff:102:304]', '00000000000000000000ffff01020304'],
    ['1:2:3:4:5:6:1.2.3.4', '00010002000300040005000601020304'],
    ['fe80::1%eth0', 'fe800000000000000000000000000001'],
    ['fe80::1%3', 'fe800000000000000000000000000001'],
  ])('%s', (text, bytes) => {
    expect(hex(text)).toBe(bytes);
  });

  test.each([
    '',
    ' ',
    '.',
    ':',
    ':::',
    '1',
    '1.2.3',
    '1.2.3.4.',
    '1.2.3.4.5',
    '01.2.3.4',
    '1.2.3.256',
    '1.2.3.0x4',
    '1.2.3.-4',
    '1.2.3. 4',
    ' 1.2.3.4',
    '1.2.3.4\n',
    '１.2.3.4',
    '1.2.3.4%eth0',
    '[1.2.3.4]',
    '2130706433',
    '::1\n',
    '[::1',
    '::1]',
    '[[::1]]',
    '[::1]%eth0',
    '[fe80::1%eth0]',
    'fe80::1%',
    '1::2::3',
    ':1',
    '1:',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1::2:3:4:5:6:7:8',
    '12345::',
    'g::',
    '1.2.3.4::',
    '::1.2.3.4:5',
    '::01.2.3.4',
    '1:2:3:4:5:6:7:1.2.3.4',
    'example.com',
    `::1%${'a'.repeat(200)}`,
    '1.'.repeat(100_000),
  ])('rejects %j', (text) => {
    expect(parseIp(text)).toBeNull();
  });
});

test('parseIp accepts exactly the addresses that Node accepts', () => {
  const piece = fc.constantFrom(
    '0',
    '1',
    '9',
    '00',
    '25',
    '255',
    '256',
    'a',
    'F',
    'ffff',
    'x',
    '.',
    ':',
    '::',
  );
  const ipv4 = fc.array(fc.nat(300), { minLength: 3, maxLength: 5 }).map((parts) => parts.join('.'));
  const groups = fc.array(fc.nat(0x1ffff), { maxLength: 8 }).map((list) =>
    list
      .map((group) => group.toString(16))
      .join(':')
      .replace(/\b0\b/, ''),
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 18 }).map((pieces) => pieces.join('')),
    ipv4,
    groups,
    fc.tuple(groups, ipv4).map(([front, back]) => `${front}:${back}`),
    fc.ipV4(),
    fc.ipV6(),
  );
  const seen = { 4: 0, 16: 0, none: 0 };
  fc.assert(
    fc.property(text, (address) => {
      const bytes = parseIp(address);
      seen[bytes === null ? 'none' : bytes.length === 4 ? 4 : 16] += 1;
      expect(bytes?.length ?? 0).toBe({ 0: 0, 4: 4, 6: 16 }[isIP(address)]);
      // The bytes are the same as those that Node's URL parses.
      if (bytes?.length === 16)
        expect(new URL(`http://[${address}]`).hostname).toBe(
          new URL(`http://[${Buffer.from(bytes).toString('hex').match(/.{4}/g)?.join(':')}]`).hostname,
        );
      if (bytes?.length === 4) expect(bytes.join('.')).toBe(address);
    }),
    { numRuns: 5_000, seed: 7 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(500);
});
