/** Makes files of one kind each, which some part of the engine may be slow at. */

/** Most bytes that Google reads, which most other limits follow. */
const FULL_SIZE = 512_000;

/** Makes a file of at most some bytes. */
type Maker = (bytes: number) => string;

/** Repeats numbered lines below `start` as long as there is room. */
function numbered(line: (index: number) => string, start = 'User-agent: *\n', bytesPerUnit = 1): Maker {
  return (bytes) => {
    const parts = [start];
    let left = bytes - start.length;
    for (let index = 0; ; index++) {
      const next = line(index);
      left -= next.length * bytesPerUnit;
      if (left < 0) return parts.join('');
      parts.push(next);
    }
  };
}

const rules = (pattern: (index: number) => string): Maker =>
  numbered((index) => `Disallow: ${pattern(index)}\n`);

/** A word of letters for a number, of the same length for all. */
function word(index: number, length: number): string {
  let rest = index;
  let letters = '';
  for (let at = 0; at < length; at++) {
    letters += String.fromCharCode(97 + (rest % 26));
    rest = Math.floor(rest / 26);
  }
  return letters;
}

const KNOWN = [
  'Googlebot',
  'Bingbot',
  'GPTBot',
  'CCBot',
  'ClaudeBot',
  'YandexBot',
  'Applebot',
  'PerplexityBot',
];

/** Kinds of files that once took seconds, or one long step, in some part. */
const MEASURED_SLOW: Readonly<Record<string, Maker>> = {
  'only CR': (bytes) => '\r'.repeat(bytes),
  'empty rules': rules(() => ''),
  'three stars, /*aa*bab*ab': rules((i) => `/*${word(i, 2)}*${word(i >> 3, 3)}*${word(i >> 5, 2)}`),
  'nested folders /a/a/…/n': rules((i) => `${'/a'.repeat(50 + (i % 50))}/${i}`),
  'unknown fields': numbered((i) => `x${i}: y\n`),
  'rules of 16,600 characters': rules((i) => `/${i}${'a'.repeat(16_600)}`),
  'é × 8,400 a line': numbered((i) => `Disallow: /${i}${'é'.repeat(8_400)}\n`, 'User-agent: *\n', 2),
  '20 stars a rule': rules((i) => `/${i}${'*a'.repeat(20)}`),
  'groups of unknown names': numbered((i) => `User-agent: b${word(i, 4)}\nDisallow: /\n`, ''),
  'plain /pN/': rules((i) => `/p${i}/`),
};

/** Kinds that stress other parts. */
const OTHERS: Readonly<Record<string, Maker>> = {
  'one group of many names': numbered((i) => `${i === 0 ? 'Disallow: /b\n' : ''}User-agent: n${i}\n`),
  'groups of one name': numbered((i) => `User-agent: a\nDisallow: /${i}\n`, ''),
  'groups of known names': numbered(
    (i) => `User-agent: ${KNOWN[i % KNOWN.length]}\nDisallow: /g${i}/\nAllow: /g${i}/a\n`,
    '',
  ),
  'groups of unknown names with own rules': numbered(
    (i) => `User-agent: c${i}\nDisallow: /${i}/\nAllow: /${i}/a\n`,
    '',
  ),
  'prefixes of one path': numbered(
    (i) => `${i % 2 === 0 ? 'Disallow' : 'Allow'}: /${'ab'.repeat(1 + (i % 500))}\n`,
  ),
  'exceptions in folders': numbered((i) => `Disallow: /f${i}/\nAllow: /f${i}/x\n`),
  'one rule again and again': rules(() => '/same/'),
  'one rule again and again, below a wider one': (bytes) => `${rules(() => '/b')(bytes)}Disallow: /\n`,
  'everything allowed again and again': numbered(() => 'allow:/\n'),
  'stars in rules of both kinds': rules((i) => `/*a${i}*b\nAllow: /*c${i}*d*`),
  'ends with $': rules((i) => `/e${i}.html$`),
  'stars at the end of folders': rules((i) => `/*/s${i}/*`),
  'stars and ends': rules((i) => `/*.t${i}$`),
  queries: rules((i) => `/*?q${i}=*&r=`),
  'a star between folders': rules((i) => `/${word(i, 1)}*/${word(i >> 4, 2)}/${i}`),
  escapes: rules((i) => `/%c3%a9%2f${i}%`),
  'misspelt fields': numbered((i) => `Disalow: /m${i}\n`),
  'no colons': numbered((i) => `Disallow /c${i}\n`),
  'several paths a line': rules((i) => `/a${i} /b${i} /c${i}`),
  'web addresses as rules': rules((i) => `https://example.com/w${i}`),
  'no slashes': rules((i) => `n${i}`),
  sitemaps: numbered((i) => `Sitemap: https://h${i % 97}.example/s${i}.xml\n`, ''),
  'delays in groups': numbered((i) => `User-agent: d${i}\nCrawl-delay: ${i % 90}\nDisallow: /x\n`, ''),
  comments: numbered((i) => `# comment ${i}: Disallow: /\n`, ''),
  'NUL and other bytes': numbered((i) => `Disallow: /\0${i}\u00ff\n`, 'User-agent: *\n', 1.1),
  'one long line': (bytes) => `User-agent: *\nDisallow: /${'a*b/'.repeat(bytes / 4 - 10)}`,
  prose: numbered((i) => `This is sentence number ${i}, which says nothing.\n`, ''),
  HTML: numbered((i) => `<p class="c${i}">User-agent: *</p>\n`, '<!doctype html>\n'),
};

/** The kinds, each of which makes a file of at most some bytes. */
export const hostileFiles: ReadonlyMap<string, (bytes?: number) => string> = new Map(
  Object.entries({ ...MEASURED_SLOW, ...OTHERS }).map(([kind, make]) => [
    kind,
    (bytes = FULL_SIZE) => make(bytes),
  ]),
);
