import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dialect, decide, dialects, google, parseRobotsTxt, python, type Question } from '../index';
import { fileTraits } from './file-traits';
import { isSameTrait, type TraitId, traitIds, traits } from './traits';

/** Runs of the properties. Ten thousand and more were run when this was written. */
const RUNS = 200;

type Source = string;

/** Returns what each trait means for a file, and the number of yields. */
function examine(source: Source, base: Dialect) {
  const steps = fileTraits(parseRobotsTxt(source, base), dialects, (dialect) =>
    parseRobotsTxt(source, dialect),
  );
  for (let yields = 0; ; yields++) {
    const step = steps.next();
    if (step.done === true) return { traits: step.value, yields };
  }
}

/** Returns the traits that touch a file, with their lines. */
const touching = (source: Source, base: Dialect = google): Partial<Record<TraitId, number>> =>
  Object.fromEntries(
    examine(source, base)
      .traits.filter(({ touches }) => touches)
      .map(({ id, line }) => [id, line]),
  );

/** The traits that touch every file with a rule under a name: what a name matches, and how URLs are read. */
const usual = { names: 1, paths: 2 };

describe('a trait touches a file', () => {
  const cases: readonly [what: string, source: string, touching: Partial<Record<TraitId, number>>][] = [
    ['with nothing', '', {}],
    ['with comments only', '# a\n\n# b', {}],
    ['with a group for all that allows everything', 'User-agent: *\nDisallow:', {}],
    ['with one rule for all', 'User-agent: *\nDisallow: /x', { paths: 2 }],
    ['with a rule under a name', 'User-agent: a\nDisallow: /x', usual],
    ['that blocks everything', 'User-agent: *\nDisallow: /', { paths: 2, robotsTxt: 2 }],
    ['with a blank line in a group', 'User-agent: a\n\nDisallow: /x', { names: 1, paths: 3, blankLines: 3 }],
    [
      'with blank lines between groups',
      'User-agent: *\nDisallow: /x\n\n\nUser-agent: a\nDisallow: /y',
      { names: 5, paths: 2 },
    ],
    ['with a misspelt field', 'User-agent: a\nDisalow: /x', { ...usual, typos: 2 }],
    [
      'with a field that begins with a known name',
      'User-agent: a\nDisallowed: /x',
      { ...usual, fieldNames: 2 },
    ],
    ['with an Allow line', 'User-agent: a\nAllow: /x', { ...usual, allow: 2 }],
    ['with a group without rules', 'User-agent: a\n', { names: 1, emptyGroups: 1 }],
    [
      'with Crawl-delay between names',
      'User-agent: a\nCrawl-delay: 1\nUser-agent: b\nDisallow: /x',
      { names: 1, paths: 4, delays: 3 },
    ],
    ['with Crawl-delay in a group', 'User-agent: a\nCrawl-delay: 1\nDisallow: /x', { names: 1, paths: 3 }],
    [
      'with two groups with names',
      'User-agent: a\nDisallow: /x\nUser-agent: b\nDisallow: /y',
      { ...usual, severalGroups: 3 },
    ],
    [
      'with two groups for all',
      'User-agent: *\nDisallow: /x\nUser-agent: *\nDisallow: /y',
      { paths: 2, severalGroups: 3 },
    ],
    ['with an index page', 'User-agent: *\nAllow: /x/index.html', { allow: 2, paths: 2, indexPages: 2 }],
    [
      'whose rules are not longest first',
      'User-agent: *\nAllow: /\nDisallow: /x',
      { allow: 2, paths: 2, order: 3, conflicts: 3 },
    ],
    [
      'whose rules are longest first',
      'User-agent: *\nAllow: /x/y\nDisallow: /x',
      { allow: 2, paths: 2, conflicts: 3 },
    ],
    [
      'with a tie that Allow wins',
      'User-agent: *\nDisallow: /x\nAllow: /x',
      { allow: 3, paths: 2, order: 3, conflicts: 3 },
    ],
    ['with a rule without a colon', 'User-agent: *\nDisallow /x', { colon: 2, paths: 2 }],
    ['with a NUL', 'User-agent: *\nDisallow: /x\0y', { nul: 2, paths: 2 }],
    ['with a line break of Python', 'User-agent: *\nDisallow: /x\fDisallow: /y', { lineBreaks: 2, paths: 2 }],
    ['with a value that Python rejects', 'User-agent: *\nDisallow: //[', { errors: 2, paths: 2 }],
    ['with a long line', `User-agent: *\nDisallow: /${'x'.repeat(17_000)}`, { lineLength: 2, paths: 2 }],
    ['with a byte order mark', '\ufeffUser-agent: *\nDisallow: /x', { byteOrderMark: 1, paths: 2 }],
    [
      'that is large',
      `User-agent: *\nDisallow: /x\n${'#\n'.repeat(300_000)}Disallow: /y`,
      { size: 1, paths: 2 },
    ],
  ];
  test.each(cases)('%s', (_, source, expected) => {
    expect(touching(source)).toEqual({ ...expected });
  });
});

test('the traits are examined for the dialect in use', () => {
  const source = 'User-agent: a\n\nDisallow: //[';
  expect(touching(source)).toMatchObject({ errors: 3, blankLines: 3 });
  // For Python, the rule is in no group: it raises only once another reader's groups are used.
  expect(touching(source, python)).toEqual({ blankLines: 3, emptyGroups: 1 });
});

test('the traits of a large file take few readings, and yield between them', () => {
  const rules = Array.from({ length: 20_000 }, (_, i) => `${i % 2 ? 'Allow' : 'Disallow'}: /${i}`).join('\n');
  expect(examine(`User-agent: *\n${rules}`, google).yields).toBeLessThan(30);
});

/** Texts that dialects read differently. */
const piece = fc.constantFrom(
  ...[
    'User-agent: a',
    'User-agent: b',
    'User-agent: *',
    'user-agent : A',
    'User-agent: a/1',
    'User-agent: MJ12bot',
  ],
  ...[
    'User-agent: YandexBot/3.0',
    'User-agent:',
    'User-agent: * a',
    'useragent: a',
    'User-agent a',
    'User-agents: a',
  ],
  ...[
    'Disallow:',
    'Disallow: /',
    'Disallow: /x',
    'Disallow: /x/y',
    'Disallow: /*',
    'Disallow: /*y$',
    'Disallow: /robots',
  ],
  ...[
    'Disallow: x',
    'Disallow: //[',
    'Disallow: /%7Ex',
    'Disallow: /x%2Fy',
    'Disallow: /~x',
    'Disallow: *',
    'disalow: /x',
  ],
  ...[
    'Allow:',
    'Allow: /',
    'Allow: /x',
    'Allow: /x/y',
    'Allow: /x/index.html',
    'Allow: /*',
    'Allow: /y$',
    'Allow: /x*',
  ],
  ...[
    'Disallow /x',
    'Allow /x',
    'Crawl-delay: 1',
    'Crawl-delay: \x1c1',
    'Request-rate: 1/5',
    'Request-rate: a/b',
    'Sitemap: /x',
  ],
  ...[
    '\n',
    '\n',
    '\n\n',
    '\n \n',
    '\n#\n',
    '\r\n',
    '\r',
    '\0',
    '\f',
    '\u2028',
    '\ufeff',
    '\uf000',
    '\udce9',
    '\udcef',
    '#',
    ' ',
    '/',
    '?',
    '*',
    '$',
  ],
);
const text = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: piece.map((line) => `${line}\n`) }, { weight: 1, arbitrary: piece }),
    {
      maxLength: 10,
    },
  )
  .map((pieces) => pieces.join(''));

const token = fc.constantFrom('a', 'A', 'b', 'ab', 'MJ12bot', 'MJ', 'YandexBot', 'Yandex', 'bot', '');
const crawler = fc.record({
  productTokens: fc.array(fc.oneof(token, fc.array(token, { minLength: 1, maxLength: 2 })), { maxLength: 2 }),
  ignoresGlobalGroup: fc.boolean(),
});
const url = fc.oneof(
  fc.constantFrom(
    '/',
    '/x',
    '/x/',
    '/x/y',
    '/robots.txt',
    '/x/index.html',
    '/%7Ex',
    '/x%2fy',
    '//h/x',
    'x',
    '/y?x',
    '/*',
    '/$',
  ),
  fc
    .array(fc.constantFrom('/', 'x', 'y', '*', '$', '%78', '%2A', '?', ';', '#', '~', '[', '\u00e9'), {
      maxLength: 6,
    })
    .map((parts) => `/${parts.join('')}`),
);
const questions: fc.Arbitrary<Question[]> = fc.array(
  fc.tuple(crawler, url).map(([asked, tested]) => ({ ...asked, url: tested })),
  { minLength: 1, maxLength: 12 },
);
const dialect = fc.constantFrom(...dialects);

const outcomes = (source: Source, reader: Dialect, asked: readonly Question[]) => {
  const robots = parseRobotsTxt(source, reader);
  return asked.map((question) => decide(robots, question).outcome);
};

/** Checks the claim about traits that don't touch a file: exchanged alone, each of them changes no outcome. */
function checkUntouched(source: Source, base: Dialect, asked: readonly Question[]): void {
  const before = outcomes(source, base, asked);
  for (const { id, touches } of examine(source, base).traits)
    for (const other of touches ? [] : dialects)
      if (!isSameTrait(id, base, other))
        expect([id, other.id, outcomes(source, traits[id].exchange(base, other), asked)]).toEqual([
          id,
          other.id,
          before,
        ]);
}

test('a trait that does not touch a file changes no outcome', () => {
  fc.assert(fc.property(text, dialect, questions, checkUntouched), { numRuns: RUNS });
});

test('nor does it in files that are cut at a limit', () => {
  const bytes = fc.tuple(text, fc.integer({ min: -40, max: 5 }), text).map(([head, from, tail]) => {
    const start = `${head}\n`;
    return `${start}${'#'.repeat(Math.max(0, 512_000 + from - start.length))}\n${tail}`;
  });
  fc.assert(fc.property(bytes, dialect, questions, checkUntouched), { numRuns: RUNS / 50 });
  const long = fc.tuple(text, fc.integer({ min: -10, max: 5 }), text).map(([head, from, tail]) => {
    return `${head}\nDisallow: /${'x'.repeat(16_650 + from)}${tail}`;
  });
  fc.assert(fc.property(long, dialect, questions, checkUntouched), { numRuns: RUNS / 10 });
});

test('all traits together make one dialect of another', () => {
  fc.assert(
    fc.property(text, dialect, dialect, questions, (source, base, other, asked) => {
      const mixed = traitIds.reduce<Dialect>((mix, id) => traits[id].exchange(mix, other), base);
      expect(outcomes(source, mixed, asked)).toEqual(outcomes(source, other, asked));
    }),
    { numRuns: RUNS },
  );
});
