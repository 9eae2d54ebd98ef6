import { describe, expect, test } from 'vitest';
import { publicInternet, readRedirect, readTarget, type Target, type TargetPolicy } from './gate';

/** Returns the address, or the reason for refusing it. */
function shown(target: Target): string {
  return target.kind === 'url' ? target.url.href : target.reason;
}

/** Returns a name of this length, with labels as long as possible. */
const nameOf = (length: number) =>
  Array.from({ length: 4 }, () => 'a'.repeat(63))
    .join('.')
    .slice(0, length);

const typed = (text: string, policy = publicInternet) => shown(readTarget(text, policy));
const redirected = (text: string, base = 'https://example.com/a/b?c', policy = publicInternet) =>
  shown(readRedirect(text, new URL(base), policy));

describe('converting typed text to the robots.txt of its origin', () => {
  test.each([
    ['example.com', 'https://example.com/robots.txt'],
    [' EXAMPLE.com\n', 'https://example.com/robots.txt'],
    ['\u00a0\0example.com\u2003', 'https://example.com/robots.txt'],
    ['exam\tple.com', 'https://example.com/robots.txt'],
    ['example.com.', 'https://example.com./robots.txt'],
    ['example.com/shop?a=b#c', 'https://example.com/robots.txt'],
    ['example.com\\shop', 'https://example.com/robots.txt'],
    ['http://example.com', 'http://example.com/robots.txt'],
    ['HTTPS://example.com/a/robots.txt?x', 'https://example.com/robots.txt'],
    ['https:example.com', 'https://example.com/robots.txt'],
    ['https:/example.com', 'https://example.com/robots.txt'],
    ['example.com:443', 'https://example.com/robots.txt'],
    ['example.com:80', 'http://example.com/robots.txt'],
    ['example.com:80/a', 'http://example.com/robots.txt'],
    ['example.com/:80', 'https://example.com/robots.txt'],
    ['http://example.com:443/', 'http://example.com:443/robots.txt'],
    ['https://example.com:80/', 'https://example.com:80/robots.txt'],
    ['http://@example.com/', 'http://example.com/robots.txt'],
    ['https://example.com/@user:x', 'https://example.com/robots.txt'],
    ['https://example.com/?u=http://127.0.0.1/', 'https://example.com/robots.txt'],
    ['https://example.com#@127.0.0.1/', 'https://example.com/robots.txt'],
    ['https://example.com\\@127.0.0.1/', 'https://example.com/robots.txt'],
    ['www.müller.eu', 'https://www.xn--mller-kva.eu/robots.txt'],
    ['пример.рф', 'https://xn--e1afmkfd.xn--p1ai/robots.txt'],
    ['shop_1.example.com', 'https://shop_1.example.com/robots.txt'],
    ['8.8.8.8', 'https://8.8.8.8/robots.txt'],
    ['http://134744072/', 'http://8.8.8.8/robots.txt'],
    ['[2606:4700::1111]', 'https://[2606:4700::1111]/robots.txt'],
    ['2606:4700::1111', 'https://[2606:4700::1111]/robots.txt'],
    ['[2606:4700::1111]:80', 'http://[2606:4700::1111]/robots.txt'],
    ['http://[::ffff:8.8.8.8]/', 'http://[::ffff:808:808]/robots.txt'],
    ['127.0.0.1.example.com', 'https://127.0.0.1.example.com/robots.txt'],
    ['localhost.example.com', 'https://localhost.example.com/robots.txt'],
    [`${'a'.repeat(63)}.com`, `https://${'a'.repeat(63)}.com/robots.txt`],
    [nameOf(253), `https://${nameOf(253)}/robots.txt`],
    [`example.com/${'a'.repeat(4_000)}`, 'https://example.com/robots.txt'],
  ])('%j', (text, href) => {
    expect(typed(text)).toBe(href);
  });
});

describe('rejecting text that is no address', () => {
  test.each([
    '',
    ' \t\r\n\0 ',
    '/robots.txt',
    '//example.com/',
    '\\\\example.com\\share',
    '?',
    '#',
    '.',
    '..',
    'https://',
    'https:///',
    'exa mple.com',
    'exa\0mple.com',
    'example..com',
    '.example.com',
    nameOf(254),
    'example.com..',
    'http://127.0.0.1../',
    'http://127.0.0.1%00.example.com/',
    'http://127.0.0.1%20/',
    'http://127.0.0.1%2f.example.com/',
    'http://127.0.0.1,example.com/',
    'http://$(id).example.com/',
    'http://*.example.com/',
    'http://256.1.1.1/',
    'http://4294967296/',
    'http://1.2.3.4.5/',
    'http://1.2.3.08/',
    'http://example.0x7f/',
    'http://١٢٧.0.0.1/',
    'http://[::1/',
    'http://[::1]./',
    'http://[::1]x/',
    'http://[1::2::3]/',
    'http://[fe80::1%eth0]/',
    'http://[fe80::1%25eth0]/',
    'http://[127.0.0.1]/',
    'fe80::1%eth0',
    'http://xn--a/',
    'http://\ud800.example.com/',
    'http://%zz.example.com/',
    'example.com:8o',
    'example.com:65536',
    'example.com:-1',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
    `https://${'中'.repeat(2_000)}.com/`,
    `example.com/${'a'.repeat(4_096)}`,
    'a'.repeat(1_000_000),
  ])('%j', (text) => {
    expect(typed(text)).toBe('no-address');
  });
});

test.each([
  ['ftp://example.com/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['file:/etc/passwd', 'scheme'],
  ['FILE://localhost/etc/passwd', 'scheme'],
  ['fi\tle:///etc/passwd', 'scheme'],
  ['\0file:///etc/passwd', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['data:text/plain,x', 'scheme'],
  ['gopher://127.0.0.1:25/_HELO', 'scheme'],
  ['dict://127.0.0.1/', 'scheme'],
  ['ws://example.com/', 'scheme'],
  ['blob:https://example.com/1', 'scheme'],
  ['view-source:https://example.com/', 'scheme'],
  ['mailto:ann@example.com', 'scheme'],
  ['http://ann@example.com/', 'credentials'],
  ['http://ann:secret@example.com/', 'credentials'],
  ['https://:secret@example.com/', 'credentials'],
  ['https:ann@example.com/', 'credentials'],
  ['ann@example.com', 'credentials'],
  ['ann:secret@example.com', 'credentials'],
  ['ann:80@example.com', 'credentials'],
  ['http://public.example@127.0.0.1/', 'credentials'],
  ['http://127.0.0.1%2f@example.com/', 'credentials'],
  ['http://a@b@127.0.0.1/', 'credentials'],
  ['example.com:22', 'port'],
  ['example.com:0', 'port'],
  ['http://example.com:8080/', 'port'],
  ['https://example.com:6379/', 'port'],
  ['http://8.8.8.8:53/', 'port'],
])('%j is refused: %s', (text, reason) => {
  expect(typed(text)).toBe(reason);
});

/** Hosts to test both in a typed URL and as the target of a redirect. */
const privateHosts = [
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '2130706433',
  '2130706433.',
  '0x7f000001',
  '0X7F000001',
  '0x7f.1',
  '0x7f.0x0.0x0.0x1',
  '0177.0.0.1',
  '0177.1',
  '017700000001',
  '00000000000000000177.0.0.1',
  '127.0x1',
  '%31%32%37.0.0.1',
  '127%2e0%2E0%2e1',
  '%30x7f.1',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '𝟙𝟚𝟟.𝟘.𝟘.𝟙',
  '127。0。0。1',
  '127．0．0｡1',
  '12\u00ad7.0.0.1',
  '127.0.\t0.1',
  '127.0.\n0.1',
  '127.0.0.1:443',
  '127.0.0.1:80',
  '127.0.0.1:22',
  '127.0.0.1\\@example.com',
  '127.0.0.1#@example.com',
  '127.0.0.1?@example.com',
  '127.0.0.1/@example.com',
  '@127.0.0.1',
  ':@127.0.0.1',
  '0',
  '0.0.0.0',
  '0x',
  '00.0',
  '10.0.0.1',
  '012.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '3232235777',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '169.16689662',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '4294967295',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::FFFF:7F00:1]',
  '[0:0:0:0:0:ffff:169.254.169.254]',
  '[::ffff:0:127.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::10.0.0.1]',
  '[64:ff9b:1::8.8.8.8]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001:0:808:808::80ff:fffe]',
  '[2001:0:7f00:1::f7f7:f7f7]',
  '[2a00:1450::5efe:10.0.0.1]',
  '[2001:db8::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'ⓛocalhost',
  'local\u00adhost',
  '%6cocalhost',
  'a.localhost',
  'a.localhost.',
  'router',
  'com',
  'printer.local',
  'metadata.google.internal',
  'metadata.google.internal.',
  'metadata。google。internal',
  'nas.home.arpa',
  '1.0.0.127.in-addr.arpa',
  'abc.onion',
  'x.i2p',
  'X.I2P.',
  'abc.b32.i2p',
  'site.bit',
  'site.exit',
  'site.gnu',
  'site.zkey',
  'smtp.mail',
  'site.test',
  'site.invalid',
  'site.example',
  'site.alt',
  'fritz.lan',
  'localhost.localdomain',
];

describe('refusing hosts that are not on the public internet', () => {
  test.each(privateHosts)('%j', (host) => {
    expect(typed(`http://${host}/`)).toBe('private-address');
    expect(typed(`https:\\\\${host}`)).toBe('private-address');
    expect(redirected(`http://${host}/`)).toBe('private-address');
    expect(redirected(`//${host}/a?b`)).toBe('private-address');
    expect(redirected(`HTTP:${host}`)).toBe('private-address');
  });

  test.each(privateHosts.filter((host) => !host.startsWith(':')))('%j without a scheme', (host) => {
    expect(typed(host)).toBe('private-address');
  });

  test.each(['::1', '::ffff:127.0.0.1', 'fd00::1', 'fe80::1'])('%s without brackets', (host) => {
    expect(typed(host)).toBe('private-address');
  });
});

describe('following a redirect', () => {
  test.each([
    ['/robots2.txt', 'https://example.com/robots2.txt'],
    ['x', 'https://example.com/a/x'],
    ['?d', 'https://example.com/a/b?d'],
    ['#x', 'https://example.com/a/b?c'],
    ['../../../x', 'https://example.com/x'],
    [' /x\t', 'https://example.com/x'],
    ['//www.example.com/robots.txt?a=b#c', 'https://www.example.com/robots.txt?a=b'],
    ['\\\\www.example.com', 'https://www.example.com/'],
    ['http://example.com/robots.txt', 'http://example.com/robots.txt'],
    ['http://example.com:443/', 'http://example.com:443/'],
    ['https:c', 'https://example.com/a/c'],
    ['/ä b', 'https://example.com/%C3%A4%20b'],
    ['/ann:secret@127.0.0.1', 'https://example.com/ann:secret@127.0.0.1'],
    // 4,096 characters with `https://example.com`.
    [`/${'a'.repeat(4_076)}`, `https://example.com/${'a'.repeat(4_076)}`],
  ])('to %j', (location, href) => {
    expect(redirected(location)).toBe(href);
  });

  test.each([
    ['', 'no-address'],
    [' \0 ', 'no-address'],
    ['http://', 'no-address'],
    ['//', 'no-address'],
    ['http://[::1', 'no-address'],
    ['https://exa mple.com/', 'no-address'],
    [`https://${'中'.repeat(2_000)}.com/`, 'no-address'],
    [`//${'中'.repeat(2_000)}.com/`, 'no-address'],
    [`/${'a'.repeat(4_077)}`, 'no-address'],
    [`/${'a'.repeat(4_096)}`, 'no-address'],
    [`/${'ä'.repeat(1_000)}`, 'no-address'],
    ['file:///etc/passwd', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['data:text/plain,x', 'scheme'],
    ['ftp://example.com/', 'scheme'],
    ['gopher://127.0.0.1:6379/_x', 'scheme'],
    ['example.com:80/x', 'scheme'],
    ['http://ann:secret@example.com/', 'credentials'],
    ['//ann@example.com/', 'credentials'],
    ['http://public.example@127.0.0.1/', 'credentials'],
    ['//example.com:8080/', 'port'],
    ['http://example.com:22/', 'port'],
  ])('to %j is refused: %s', (location, reason) => {
    expect(redirected(location)).toBe(reason);
  });

  test('keeps http if the Location has no scheme', () => {
    expect(redirected('//www.example.com/', 'http://example.com/robots.txt')).toBe('http://www.example.com/');
  });

  test('does not change the base address', () => {
    const base = new URL('https://example.com/a#b');
    readRedirect('#c', base, publicInternet);
    expect(base.href).toBe('https://example.com/a#b');
  });
});

describe('a different policy', () => {
  const loopback: TargetPolicy = {
    ports: [80, 8181],
    isAllowedAddress: (ip) => ip.length === 4 && ip[0] === 127,
    isAllowedName: (name) => name === 'site.test',
  };

  test.each([
    ['site.test:8181', 'https://site.test:8181/robots.txt'],
    ['http://SITE.test.:8181/', 'http://site.test.:8181/robots.txt'],
    ['http://127.1:8181/', 'http://127.0.0.1:8181/robots.txt'],
    ['https://127.0.0.1/', 'port'],
    ['http://8.8.8.8/', 'private-address'],
    ['http://[::1]/', 'private-address'],
    ['http://example.com/', 'private-address'],
  ])('decides which addresses are allowed: %j', (text, expected) => {
    expect(typed(text, loopback)).toBe(expected);
    expect(redirected(text.replace(/^(?!http)/, 'https://'), 'http://site.test/', loopback)).toBe(
      expected.replace('/robots.txt', '/'),
    );
  });
});

test('no input takes long to check', () => {
  const pieces = [
    '中',
    ' ',
    '\u0001',
    'a:',
    ':',
    '@',
    '/',
    '\\',
    '[',
    'a.',
    '.',
    '%',
    '%25',
    '0',
    'ß',
    '\ud800',
  ];
  // Converting these letters to Punycode takes about 20 ms, so converting all of them would take more than a minute.
  const letters = Array.from({ length: 4_000 }, (_, i) => String.fromCharCode(0x4e00 + i * 5)).join('');
  const long = [...pieces.map((piece) => piece.repeat(4_000).slice(0, 4_000)), ...Array(600).fill(letters)];
  for (const text of long)
    for (const before of ['', 'https://', '//', '\u0001//', 'a', 'a@']) {
      expect(readTarget(`${before}${text}b`, publicInternet).kind).toBe('refused');
      readRedirect(`${before}${text}b`, new URL('https://example.com/'), publicInternet);
    }
  const redirect = readRedirect(`//${letters}`, new URL('https://example.com/'), publicInternet);
  expect(redirect.kind).toBe('refused');
});
