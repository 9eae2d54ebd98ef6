import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bing,
  type Dialect,
  decide,
  dialects,
  google,
  google2020,
  parseRobotsTxt,
  python,
  type Question,
  rfc9309,
  standard1994,
  yandex,
} from '../index';
import { type DialectPartName, dialectParts, differenceBetween } from './difference';

type Source = string | Uint8Array;

const bytes = (latin1: string): Uint8Array => Uint8Array.from(Buffer.from(latin1, 'latin1'));

/** Returns the part that makes the difference, with the numbers of parses and yields. */
function difference(source: Source, question: Question, base: Dialect, other: Dialect) {
  let parses = 0;
  let yields = 0;
  const parse = (dialect: Dialect) => {
    parses++;
    return parseRobotsTxt(source, dialect);
  };
  const steps = differenceBetween(parse, question, base, other);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return { part: step.value, parses, yields };
    yields++;
  }
}

/** Returns the decision on a question. */
function decision(source: Source, question: Question, dialect: Dialect): string {
  const { outcome, line } = decide(parseRobotsTxt(source, dialect), question);
  return `${outcome} ${line}`;
}

function exchanged(other: Dialect, base: Dialect, parts: readonly DialectPartName[]): Dialect {
  return Object.assign({}, other, ...parts.map((part) => ({ [part]: base[part] })));
}

const header = 'User-agent: a\n';
/** A file of more than 512,000 bytes whose only rule is within them. */
const beginning = `${header}Disallow: /x\n`.padEnd(512_001, '#');
/** A file of more than 512,000 bytes whose only rule is after them. */
const end = `${`${header}#`.padEnd(512_000, '#')}\nDisallow: /x`;

interface Case {
  readonly what: string;
  readonly source: Source;
  readonly google: string;
  readonly others: readonly (readonly [dialect: Dialect, decision: string])[];
  readonly url?: string;
  readonly token?: string;
}

/** Files that Google and another dialect decide differently because of a single part. */
const cases: Readonly<Record<DialectPartName, readonly Case[]>> = {
  limits: [
    {
      what: 'a file of 512,001 bytes counts as no file',
      source: beginning,
      google: 'disallowed 2',
      others: [[yandex, 'allowed 0']],
    },
    {
      what: 'a rule after 512,000 bytes is read',
      source: end,
      google: 'allowed 0',
      others: [
        [standard1994, 'disallowed 3'],
        [python, 'disallowed 3'],
      ],
    },
    {
      what: 'a line of more than 16,663 bytes is read to its end',
      source: `${header}Disallow: /${'x'.repeat(16_663)}`,
      url: `/${'x'.repeat(16_652)}`,
      google: 'disallowed 2',
      others: [rfc9309, bing, yandex, google2020, standard1994, python].map(
        (dialect) => [dialect, 'allowed 0'] as const,
      ),
    },
  ],
  lines: [
    {
      what: 'a line without a colon is not a rule',
      source: `${header}Disallow /x`,
      google: 'disallowed 2',
      others: [rfc9309, bing, yandex, google2020, standard1994, python].map(
        (dialect) => [dialect, 'allowed 0'] as const,
      ),
    },
    {
      what: 'NUL is a character',
      source: `${header}Disallow: /x\0y`,
      google: 'disallowed 2',
      others: [rfc9309, bing, yandex, google2020, standard1994, python].map(
        (dialect) => [dialect, 'allowed 0'] as const,
      ),
    },
    {
      what: 'VT ends a line',
      source: 'User-agent: a\vDisallow: /x',
      google: 'allowed 0',
      others: [[python, 'disallowed 1']],
    },
    {
      what: 'a byte order mark is part of the first field',
      source: `\ufeff${header}Disallow: /x`,
      google: 'disallowed 2',
      others: [[python, 'allowed 0']],
    },
    {
      what: 'part of a byte order mark is part of the first field',
      source: bytes(`\xef\xbb${header}Disallow: /x`),
      google: 'disallowed 2',
      others: [rfc9309, bing, yandex, google2020, standard1994].map(
        (dialect) => [dialect, 'allowed 0'] as const,
      ),
    },
    {
      what: 'a byte that is not UTF-8 makes reading fail',
      source: bytes(`${header}Disallow: /x\n# \xe9`),
      google: 'disallowed 2',
      others: [[python, 'undefined 3']],
    },
  ],
  fields: [
    {
      what: 'a misspelled field is a different field',
      source: `${header}Disalow: /x`,
      google: 'disallowed 2',
      others: [rfc9309, bing, yandex, google2020, standard1994, python].map(
        (dialect) => [dialect, 'allowed 0'] as const,
      ),
    },
    {
      what: 'there is no Allow',
      source: `${header}Disallow: /x\nAllow: /x`,
      google: 'allowed 3',
      others: [[standard1994, 'disallowed 2']],
    },
    {
      what: 'Crawl-delay counts like a rule in starting groups',
      source: `${header}Crawl-delay: 1\nUser-agent: b\nDisallow: /x`,
      google: 'disallowed 4',
      others: [[python, 'allowed 0']],
    },
  ],
  grouping: [
    {
      what: 'a blank line ends a group',
      source: `${header}\nDisallow: /x`,
      google: 'disallowed 3',
      others: [
        [yandex, 'allowed 0'],
        [standard1994, 'allowed 0'],
        [python, 'allowed 0'],
      ],
    },
    {
      what: 'a line of white space ends a group',
      source: `${header} \t\nDisallow: /x`,
      google: 'disallowed 3',
      others: [
        [yandex, 'allowed 0'],
        [standard1994, 'allowed 0'],
      ],
    },
    {
      what: 'a group without rules does not count, so the next one is followed',
      source: 'User-agent: *\nDisallow: /x\nUser-agent: a',
      google: 'allowed 0',
      others: [
        [standard1994, 'disallowed 2'],
        [python, 'disallowed 2'],
      ],
    },
  ],
  agents: [
    {
      what: 'a name with a digit is read whole',
      source: 'User-agent: MJ12bot\nDisallow: /x',
      token: 'MJ12bot',
      google: 'allowed 0',
      others: [rfc9309, bing, yandex, standard1994, python].map(
        (dialect) => [dialect, 'disallowed 2'] as const,
      ),
    },
    {
      what: 'case counts',
      source: 'User-agent: A\nDisallow: /x',
      google: 'disallowed 2',
      others: [[google2020, 'allowed 0']],
    },
    {
      what: 'part of the name is enough',
      source: 'User-agent: bot\nDisallow: /x',
      token: 'MyBot',
      google: 'allowed 0',
      others: [
        [standard1994, 'disallowed 2'],
        [python, 'disallowed 2'],
      ],
    },
    {
      what: 'Yandex is found inside a header',
      source: 'User-agent: Mozilla/5.0 (compatible; YandexBot/3.0)\nDisallow: /x',
      token: 'YandexBot',
      google: 'allowed 0',
      others: [[yandex, 'disallowed 2']],
    },
    {
      what: 'only the first group counts',
      source: `${header}Disallow: /y\n${header}Disallow: /x`,
      google: 'disallowed 4',
      others: [
        [standard1994, 'allowed 0'],
        [python, 'allowed 0'],
      ],
    },
  ],
  paths: [
    {
      what: '* is a literal',
      source: `${header}Disallow: /*x`,
      google: 'disallowed 2',
      others: [
        [standard1994, 'allowed 0'],
        [python, 'allowed 0'],
      ],
    },
    {
      what: 'escapes of letters are decoded',
      source: `${header}Disallow: /%78`,
      google: 'allowed 0',
      others: [rfc9309, bing, yandex, python].map((dialect) => [dialect, 'disallowed 2'] as const),
    },
    {
      what: 'an escaped star matches the star of a URL',
      source: `${header}Disallow: /%2A`,
      url: '/*',
      google: 'allowed 0',
      others: [rfc9309, bing, yandex, standard1994, python].map(
        (dialect) => [dialect, 'disallowed 2'] as const,
      ),
    },
    {
      what: 'index.html does not allow its folder',
      source: `${header}Disallow: /\nAllow: /x/index.html`,
      url: '/x/',
      google: 'allowed 3',
      others: [rfc9309, bing, yandex, google2020].map((dialect) => [dialect, 'disallowed 2'] as const),
    },
    {
      what: 'trailing stars do not lengthen a rule',
      source: `${header}Disallow: /x**\nAllow: /x`,
      google: 'disallowed 2',
      others: [[google2020, 'allowed 3']],
    },
  ],
  precedence: [
    {
      what: 'the first rule decides',
      source: `${header}Allow: /\nDisallow: /x`,
      google: 'disallowed 3',
      others: [[python, 'allowed 2']],
    },
    {
      what: 'wildcards make the verdict undefined',
      source: `${header}Allow: /x\nDisallow: /*.htm`,
      url: '/x.htm',
      google: 'disallowed 3',
      others: [[google2020, 'undefined 0']],
    },
    {
      what: '/robots.txt cannot be blocked',
      source: `${header}Disallow: /`,
      url: '/robots.txt',
      google: 'disallowed 2',
      others: [[rfc9309, 'allowed 0']],
    },
  ],
};

const rows = dialectParts.flatMap((part) =>
  cases[part].flatMap(({ what, source, url = '/x', token = 'a', google: byGoogle, others }) =>
    others.map(([other, byOther]) => ({
      part,
      what,
      id: other.id,
      other,
      source,
      question: { productTokens: [token], url },
      byGoogle,
      byOther,
    })),
  ),
);

describe('the part that makes the difference between Google and another dialect', () => {
  test('every part and every other dialect has cases', () => {
    expect(new Set(rows.map(({ id }) => id))).toEqual(
      new Set(dialects.filter(({ id }) => id !== 'google').map(({ id }) => id)),
    );
    for (const part of dialectParts) expect(rows.map((row) => row.part)).toContain(part);
  });

  test.each(rows)('$part, $id: $what', ({ part, other, source, question, byGoogle, byOther }) => {
    expect([decision(source, question, google), decision(source, question, other)]).toEqual([
      byGoogle,
      byOther,
    ]);
    expect(difference(source, question, google, other).part).toBe(part);
    expect(difference(source, question, other, google).part).toBe(part);
  });
});

describe('deciding whether there is a difference', () => {
  test.each(dialects.map((dialect) => [dialect.id, dialect] as const))(
    '%s decides a plain file as Google does, after two parses',
    (_, dialect) => {
      const plain = `${header}Disallow: /x\n`;
      for (const url of ['/x', '/y']) {
        const question = { productTokens: ['a'], url };
        expect(difference(plain, question, google, dialect)).toEqual({ part: null, parses: 2, yields: 0 });
        expect(difference(plain, question, dialect, google)).toEqual({ part: null, parses: 2, yields: 0 });
      }
    },
  );

  test('RFC 9309 also reads a pattern that begins with a star', () => {
    const question = { productTokens: ['a'], url: '/x.php' };
    expect(difference(`${header}Disallow: *.php`, question, google, rfc9309).part).toBeNull();
    expect(difference(`${header}Disallow: .php`, question, google, rfc9309).part).toBeNull();
  });

  test('a different deciding line counts as a difference, even with the same outcome', () => {
    const source = `${header}Disallow: /\nDisallow: /x`;
    const question = { productTokens: ['a'], url: '/x' };
    expect(decision(source, question, google)).toBe('disallowed 3');
    expect(decision(source, question, python)).toBe('disallowed 2');
    expect(difference(source, question, google, python).part).toBe('precedence');
  });
});

describe('several parts that make the difference together', () => {
  const question = { productTokens: ['a'], url: '/x' };

  test('names the last part that has to be exchanged in addition to those before it', () => {
    // For RFC 9309 the line lacks a colon, and with one its field would be unknown.
    const source = `${header}Disalow /x`;
    expect([decision(source, question, google), decision(source, question, rfc9309)]).toEqual([
      'disallowed 2',
      'allowed 0',
    ]);
    expect(decision(source, question, exchanged(rfc9309, google, ['lines']))).toBe('allowed 0');
    expect(decision(source, question, exchanged(rfc9309, google, ['fields']))).toBe('allowed 0');
    expect(difference(source, question, google, rfc9309)).toEqual({ part: 'fields', parses: 12, yields: 10 });
    // In the other direction, either part is enough and the first is named.
    expect(difference(source, question, rfc9309, google).part).toBe('lines');
  });

  test('names the last of all parts if it is one of them', () => {
    const source = `${header}Allow: /\nDisalow /x`;
    expect(decision(source, question, exchanged(python, google, ['lines', 'fields']))).toBe('allowed 2');
    expect(difference(source, question, google, python)).toEqual({
      part: 'precedence',
      parses: 16,
      yields: 14,
    });
  });
});

/** By id, so that fast-check prints readable counterexamples. */
const byId: ReadonlyMap<string, Dialect> = new Map(dialects.map((dialect) => [dialect.id, dialect]));

const line = fc.constantFrom(
  'User-agent: a',
  'User-agent: A',
  'User-agent: *',
  'User-agent: a1',
  'User-agent a',
  'Useragent: a',
  'Disallow: /',
  'Disallow: /x',
  'Disallow /x',
  'Disalow: /x',
  'Disallow: /%78',
  'Disallow: /*',
  'Disallow: /x*',
  'Disallow: *.php',
  'Disallow:',
  'Disallow: /x\0y',
  'Disallow: /\vAllow: /x',
  'Disallow: //[',
  'Allow: /',
  'Allow: /x',
  'Allow: /x/index.html',
  'Allow: /*x',
  'Allow: /robots.txt',
  'Crawl-delay: 1',
  '',
  ' ',
  '# x',
  '#\ud83d\ude00\udce9',
  '\ufeff',
);
const file = fc
  .tuple(fc.constantFrom('', '\ufeff'), fc.array(line, { minLength: 1, maxLength: 9 }))
  .map(([bom, lines]) => `${bom}User-agent: a\n${lines.join('\n')}`);

test('differenceBetween names a part exactly if two dialects decide differently, with at most 16 parses', () => {
  const found = new Set<DialectPartName>();
  fc.assert(
    fc.property(
      file,
      fc.constantFrom(...byId.keys()),
      fc.constantFrom(...byId.keys()),
      fc.constantFrom('a', 'A', 'a1', 'ba'),
      fc.constantFrom('/', '/x', '/x/', '/x.php', '/robots.txt', 'https://h/x?y'),
      (source, baseId, otherId, token, url) => {
        const question = { productTokens: [token], url };
        const base = byId.get(baseId) as Dialect;
        const other = byId.get(otherId) as Dialect;
        const expected = decision(source, question, base);
        const { part, parses, yields } = difference(source, question, base, other);
        expect(part === null).toBe(decision(source, question, other) === expected);
        expect(parses).toBeLessThanOrEqual(16);
        expect(yields).toBe(parses - 2);
        if (part === null) return;
        found.add(part);
        const decides = (parts: readonly DialectPartName[]): boolean =>
          decision(source, question, exchanged(other, base, parts)) === expected;
        const alone = dialectParts.find((one) => decides([one]));
        const together = dialectParts.find((_, index) => decides(dialectParts.slice(0, index + 1)));
        expect(part).toBe(alone ?? together);
      },
    ),
    { numRuns: 1000 },
  );
  // Otherwise the files are too plain to test anything.
  expect(found.size).toBeGreaterThanOrEqual(5);
});
