/** Creates a seeded generator of pseudo-random numbers (mulberry32). Each call returns an integer from 0 to below `end`. */
export function seeded(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
}

type Random = (end: number) => number;

/** First bytes of IPv4 addresses, or all four; missing bytes are random. */
const ipv4Starts: readonly (readonly number[])[] = [
  [127, 0, 0, 1],
  [127],
  [10],
  [172, 16],
  [172, 31],
  [192, 168],
  [169, 254, 169, 254],
  [169, 254],
  [100, 64],
  [100, 100, 100, 200],
  [0, 0, 0, 0],
  [0],
  [192, 0, 0],
  [192, 0, 2],
  [192, 88, 99],
  [198, 18],
  [198, 51, 100],
  [203, 0, 113],
  [224],
  [240],
  [255, 255, 255, 255],
  [168, 63, 129, 16],
  [8, 8, 8, 8],
  [93, 184, 216],
  [1, 1, 1, 1],
  [],
  [],
  [],
  [],
  [172, 32],
  [100, 128],
  [],
];

/** First groups of IPv6 addresses in hex; the rest is zeros or random. */
const ipv6Starts = [
  '0000000000000000000000000000',
  '00000000000000000000',
  '0064ff9b00000000',
  '0064ff9b0001',
  '0100000000000000',
  '0100000000000001',
  '5f00',
  'fc00',
  'fd00',
  'fe80',
  'fec0',
  'ff02',
  '20010db8',
  '20010002',
  '20010020',
  '3fff00',
  '3fff1',
  '26064700',
  '26',
  '2a',
  '24',
  '2a001450',
  '20014860',
];

/** Returns an address in some spelling as a host, sometimes a host name. */
function host(random: Random): string {
  const kind = random(20);
  if (kind < 10) return spelledIpv4(ipv4(random), random);
  if (kind < 18) return `[${spelledIpv6(ipv6(random), random)}]`;
  return pick(
    ['localhost', 'a.localhost', 'printer.local', 'router', 'example.com', 'www.example.org'],
    random,
  );
}

function ipv4(random: Random): readonly number[] {
  const start = pick(ipv4Starts, random);
  return [0, 1, 2, 3].map((at) => start[at] ?? random(256));
}

/** Returns an address as 32 hexadecimal digits. */
function ipv6(random: Random): string {
  const inner = hex(ipv4(random));
  const other = hex(ipv4(random));
  const inverted = hex(ipv4(random).map((byte) => 255 - byte));
  const digits =
    random(2) === 0 ? '0'.repeat(32) : Array.from({ length: 32 }, () => hex([random(256)])[1]).join('');
  const start = pick(ipv6Starts, random);
  const carried = [
    `00000000000000000000ffff${inner}`,
    `0000000000000000ffff0000${inner}`,
    `000000000000000000000000${inner}`,
    `0064ff9b0000000000000000${inner}`,
    `2002${inner}${digits.slice(12)}`,
    `20010000${other}${digits.slice(0, 8)}${inverted}`,
    `2a00145000000000${random(2) === 0 ? '0000' : '0200'}5efe${inner}`,
    `2002${other}000000005efe${inner}`.padEnd(32, '0'),
  ];
  return random(2) === 0 ? pick(carried, random) : start + digits.slice(start.length);
}

function hex(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Writes one to four numbers, each in base 8, 10 or 16; the last one covers all remaining bytes. */
function spelledIpv4(bytes: readonly number[], random: Random): string {
  const count = random(3) === 0 ? 1 + random(4) : 4;
  const numbers = bytes.slice(0, count - 1);
  numbers.push(bytes.slice(count - 1).reduce((sum, byte) => sum * 256 + byte, 0));
  const isMixed = random(2) === 0;
  return numbers.map((value) => (isMixed ? spelledNumber(value, random) : String(value))).join('.');
}

function spelledNumber(value: number, random: Random): string {
  const zeros = '0'.repeat(random(4) === 0 ? random(20) : 0);
  return pick(
    [
      `${value}`,
      `0${zeros}${value.toString(8)}`,
      `0x${zeros}${value.toString(16)}`,
      `0X${value.toString(16)}`,
    ],
    random,
  );
}

/** Writes an address with or without leading zeros, with `::` for some run of zeros, or with the last four bytes as IPv4. */
function spelledIpv6(digits: string, random: Random): string {
  const keepsZeros = random(3) === 0;
  const groups = (digits.match(/.{4}/g) ?? []).map((group) =>
    keepsZeros ? group : group.replace(/^0{1,3}/, ''),
  );
  const tail = random(3) === 0 ? Buffer.from(digits.slice(24), 'hex').join('.') : groups.splice(6).join(':');
  const written = [...groups.slice(0, 6), tail].join(':');
  if (random(4) === 0) return written;
  const runs = [...written.matchAll(/(?:(?:^|(?<=:))0+(?::|$)){1,8}/g)];
  const run = runs[random(runs.length)];
  if (run === undefined) return written;
  return `${written.slice(0, run.index)}:${run.index === 0 ? ':' : ''}${written.slice(run.index + run[0].length)}`;
}

/** Replaces or adds characters that a URL parser may read as the same host. */
function disguised(text: string, random: Random): string {
  const change = pick<(character: string) => string>(
    [
      (character) => `%${character.charCodeAt(0).toString(16)}`,
      (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0),
      (character) => (character === '.' ? pick(['。', '．', '｡'], random) : character),
      (character) => character.toUpperCase(),
      (character) => character + pick(['\t', '\n', '\r', '\u00ad', '\u200b', '\u2060', '\ufeff'], random),
      (character) => character + pick(['\0', ' ', '\u007f', '%00', '%20', '.', '\\', '/', '@'], random),
    ],
    random,
  );
  const density = 1 + random(30);
  return text.replace(/[!-Z_a-z]/g, (character) => (random(density) === 0 ? change(character) : character));
}

const before = [
  '',
  '',
  '',
  '',
  '',
  'example.com@',
  'ann:secret@',
  '@',
  ':@',
  'example.com#@',
  'example.com\\@',
  'example.com/@',
  '127.0.0.1@',
];
const after = [
  '',
  '',
  '',
  '/',
  '/robots.txt',
  '/a?b=c#d',
  '?a',
  '#a',
  '.',
  '..',
  './',
  ':80',
  ':443/',
  ':8080',
  ':0',
  ':444',
  ':22/',
  ':00080',
  ':',
  '#@example.com',
  '\\@example.com',
  '%00',
  '%2e',
  '\u00a0',
  '@example.com',
  '.example.com',
];
const schemes = [
  'http://',
  'http://',
  'http://',
  'http://',
  'https://',
  'https://',
  'https://',
  'HTTPS://',
  '',
  '',
  'http:',
  'http:/',
  'http:///',
  'https:\\\\',
  'ht\ttp://',
  ' \0http://',
  '//',
  '/\\',
  'ftp://',
  'file://',
  'javascript:',
  'gopher://',
];

function pick<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T;
}

/** Returns text to type, or a `Location`: a forbidden or an allowed address, in a spelling that tries to get past the gate. */
export function mutatedAddress(random: Random): string {
  const plain = host(random);
  const spelled = random(4) === 0 ? disguised(plain, random) : plain;
  const decorated = random(2) === 0 ? spelled : pick(before, random) + spelled + pick(after, random);
  return pick(schemes, random) + decorated;
}
