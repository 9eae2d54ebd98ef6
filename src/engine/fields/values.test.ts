import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FIELD_NAMES, type FieldName } from '../field-names';
import { noTerms } from './field-rules';
import type { DelayTerms, Validity } from './field-value';
import { readers } from './readers';
import { bingFieldRules } from './rules/bing';
import { readPythonDelay, readPythonRate } from './values/python';

/** Summarises a parsed value. */
function outcomeOf(validity: Validity): string {
  if (validity.kind === 'invalid') return validity.problem;
  switch (validity.form) {
    case 'delay':
      return String(validity.amount);
    case 'rate': {
      const { requests, seconds, hours } = validity;
      return `${requests} in ${seconds}${hours === null ? '' : ` ${hours.from} to ${hours.to}`}`;
    }
    case 'hours':
      return `${validity.hours.from} to ${validity.hours.to}`;
    case 'preferences':
      return validity.pairs.map((pair) => pair.join('=')).join(' ');
    case 'parameters':
      return `${validity.names.join(' ')} below ${validity.path}`;
    case 'text':
      return 'taken';
  }
}

function read(field: FieldName, value: string, terms: DelayTerms = noTerms): string {
  return outcomeOf(readers[field](value, terms));
}

const values: readonly (readonly [FieldName, string, string])[] = [
  ['crawl-delay', '', 'empty'],
  ['crawl-delay', '5', '5'],
  ['crawl-delay', '005', '5'],
  ['crawl-delay', '0', '0'],
  ['crawl-delay', '0.5', '0.5'],
  ['crawl-delay', '.5', '0.5'],
  ['crawl-delay', '5.', '5'],
  ['crawl-delay', '-5', 'negative'],
  ['crawl-delay', '-0', 'negative'],
  ['crawl-delay', '+5', 'not-a-number'],
  ['crawl-delay', '1e309', 'not-a-number'],
  ['crawl-delay', '1e1', 'not-a-number'],
  ['crawl-delay', '0x10', 'not-a-number'],
  ['crawl-delay', '１２', 'not-a-number'],
  ['crawl-delay', '٣', 'not-a-number'],
  ['crawl-delay', '1,5', 'not-a-number'],
  ['crawl-delay', '1.2.3', 'not-a-number'],
  ['crawl-delay', '10 seconds', 'not-a-number'],
  ['crawl-delay', '5s', 'not-a-number'],
  ['crawl-delay', '.', 'not-a-number'],
  ['crawl-delay', '-', 'not-a-number'],
  ['crawl-delay', 'NaN', 'not-a-number'],
  ['crawl-delay', 'Infinity', 'not-a-number'],
  ['crawl-delay', '\udcff', 'not-a-number'],
  ['crawl-delay', '5\n', 'not-a-number'],
  ['crawl-delay', '9'.repeat(16_384), String(Number.MAX_SAFE_INTEGER)],
  ['request-rate', '', 'empty'],
  ['request-rate', '1/10s', '1 in 10'],
  ['request-rate', '1/10', '1 in 10'],
  ['request-rate', '30/1M', '30 in 60'],
  ['request-rate', '2/3h', '2 in 10800'],
  ['request-rate', '1/1d', '1 in 86400'],
  ['request-rate', '1/10s 1800-1900', '1 in 10 18:00 to 19:00'],
  ['request-rate', '1 / 10s 1800 - 1900', '1 in 10 18:00 to 19:00'],
  ['request-rate', '0/5', 'out-of-range'],
  ['request-rate', '1/0s', 'out-of-range'],
  ['request-rate', '1/10s 1860-1900', 'out-of-range'],
  ['request-rate', '1', 'malformed'],
  ['request-rate', '1/10w', 'malformed'],
  ['request-rate', '1/10s1800-1900', 'malformed'],
  ['request-rate', `1/10s${' '.repeat(16_000)}x`, 'malformed'],
  ['visit-time', '0600-0845', '06:00 to 08:45'],
  ['visit-time', '0600 - 0845', '06:00 to 08:45'],
  ['visit-time', '2200-2400', '22:00 to 24:00'],
  ['visit-time', '', 'empty'],
  ['visit-time', '2401-0100', 'out-of-range'],
  ['visit-time', '0660-0845', 'out-of-range'],
  ['visit-time', '06:00-08:45', 'malformed'],
  ['visit-time', '600-845', 'malformed'],
  ['host', 'example.com', 'taken'],
  ['host', 'www.example.com:8080', 'taken'],
  ['host', 'https://www.example.com', 'taken'],
  ['host', 'пример.рф', 'taken'],
  ['host', 'localhost', 'taken'],
  ['host', '', 'empty'],
  ['host', '127.0.0.1', 'malformed'],
  ['host', '[::1]', 'malformed'],
  ['host', 'example.com/path', 'malformed'],
  ['host', 'a.com, b.com', 'malformed'],
  ['host', '-a.com', 'malformed'],
  ['host', 'a..com', 'malformed'],
  ['host', `${'a'.repeat(64)}.com`, 'malformed'],
  ['host', 'a.'.repeat(8_000), 'too-long'],
  ['clean-param', 'ref', 'ref below null'],
  ['clean-param', 'ref&sid /forum/', 'ref sid below /forum/'],
  ['clean-param', 'sid\t/index.php', 'sid below /index.php'],
  ['clean-param', 'a[] *.php', 'a[] below *.php'],
  ['clean-param', '', 'empty'],
  ['clean-param', 'a, b', 'malformed'],
  ['clean-param', 'a&&b', 'malformed'],
  ['clean-param', 'a=1', 'malformed'],
  ['clean-param', 'a forum', 'malformed'],
  ['clean-param', 'a /x /y', 'malformed'],
  ['clean-param', 'a'.repeat(501), 'too-long'],
  ['content-signal', 'search=yes, ai-train=no', 'search=yes ai-train=no'],
  ['content-signal', 'search=yes,ai-train=no,use=reference', 'search=yes ai-train=no use=reference'],
  ['content-signal', 'AI-Input=NO', 'ai-input=no'],
  ['content-signal', '', 'empty'],
  ['content-signal', 'ai-train: no', 'malformed'],
  ['content-signal', 'ai-train', 'malformed'],
  ['content-signal', 'search=yes ai-train=no', 'malformed'],
  ['content-signal', 'search=yes,', 'malformed'],
  ['content-signal', 'train-ai=no', 'unknown-key'],
  ['content-signal', 'ai-train=n', 'unknown-value'],
  ['content-signal', 'use=yes', 'unknown-value'],
  ['content-signal', 'search=yes, search=no', 'repeated-key'],
  ['content-usage', 'train-ai=n', 'train-ai=n'],
  ['content-usage', '/ai-ok/ train-ai=y', 'train-ai=y'],
  ['content-usage', '/a\ttrain-ai=y, search=n', 'train-ai=y search=n'],
  ['content-usage', 'train-ai;allow=n, train-ai=y', 'train-ai=y'],
  ['content-usage', 'other=1, search=n;p="a,b\\",c"', 'search=n'],
  ['content-usage', '', 'empty'],
  ['content-usage', '/path', 'empty'],
  ['content-usage', 'train-ai=no', 'unknown-value'],
  ['content-usage', 'train-ai=y, train-ai, search="n"', 'unknown-value'],
  ['content-usage', 'ai-train=n', 'unknown-key'],
  ['content-usage', 'Train-AI=n', 'malformed'],
  ['content-usage', 'train-ai=', 'malformed'],
  ['content-usage', 'train-ai=n,', 'malformed'],
  ['content-usage', 'train-ai="n', 'malformed'],
  ['content-usage', 'train-ai=ñ', 'malformed'],
  ['license', 'https://example.com/license.xml', 'taken'],
  ['license', '/license.xml', 'not-absolute'],
  ['noindex', '/private/', 'taken'],
  ['noindex', '*.pdf$', 'taken'],
  ['noindex', '', 'empty'],
  ['noindex', 'private', 'malformed'],
  ['sitemap', 'https://example.com/sitemap.xml', 'taken'],
  ['sitemap', 'HTTP://example.com', 'taken'],
  ['sitemap', 'https://例え.jp/s.xml', 'taken'],
  ['sitemap', '', 'empty'],
  ['sitemap', '//example.com/s.xml', 'not-absolute'],
  ['sitemap', 'example.com/s.xml', 'not-absolute'],
  ['sitemap', 'ftp://example.com/s.xml', 'not-absolute'],
  ['sitemap', 'https:///s.xml', 'not-absolute'],
  ['sitemap', 'https://e.com/a b.xml', 'not-absolute'],
];

describe('parsing a field value', () => {
  it.each(values)('%s: %s is %s', (field, value, expected) => expect(read(field, value)).toBe(expected));

  test.each<readonly [FieldName, string, string, number]>([
    ['sitemap', '/sitemap.xml', 'not-absolute', 99],
    ['sitemap', 'https://cdn.example.org/s.xml', 'taken', 100],
    ['sitemap', 'https://example.com/sitemap.xml.gz', 'taken', 104],
    ['sitemap', 'https://example.com/sitemap_index.xml', 'taken', 104],
    ['sitemap', 'https://example.com/urls.txt', 'taken', 104],
  ])('%s: %s is %s (founding statement %i)', (field, value, expected) =>
    expect(read(field, value)).toBe(expected),
  );

  const slurp: DelayTerms = { range: { min: 0, max: 10, whole: false }, unit: 'relative', steps: null };

  test.each([
    ['0', '0'],
    ['0.5', '0.5'],
    ['10', '10'],
    ['10.0', '10'],
    ['11', 'out-of-range'],
    ['10.01', 'out-of-range'],
  ])('founding statement 107: %s from 0 to 10 with decimals is %s', (value, expected) =>
    expect(read('crawl-delay', value, slurp)).toBe(expected),
  );

  test.each([
    ['0.5', 'not-whole'],
    ['0', 'out-of-range'],
    ['21', 'out-of-range'],
    ['1', '1'],
    ['20', '20'],
    ['1.0', 'not-whole'],
    ['-1', 'negative'],
  ])('founding statement 108: %s to Bing is %s', (value, expected) =>
    expect(read('crawl-delay', value, bingFieldRules.delay)).toBe(expected),
  );

  test.each([
    ['1', 'slow'],
    ['9', 'slow'],
    ['10', 'very-slow'],
    ['19', 'very-slow'],
    ['20', 'extremely-slow'],
  ])('founding statement 109: %s is %s', (value, step) =>
    expect(readers['crawl-delay'](value, bingFieldRules.delay)).toMatchObject({
      unit: 'seconds',
      step,
    }),
  );

  it('returns the accepted range with values outside it', () => {
    const range = { min: 1, max: 20, whole: true };
    for (const value of ['21', '0.5', 'x', '-1'])
      expect(readers['crawl-delay'](value, bingFieldRules.delay)).toMatchObject({ range });
  });

  it('accepts digits of any script in Python', () => {
    const digits = ['٣', '१०', '１２', '%31%30', '𝟗𝟗', '𝟎', '𝟿'];
    expect(digits.map((value) => outcomeOf(readPythonDelay(value, noTerms)))).toEqual([
      '3',
      '10',
      '12',
      '10',
      '99',
      '0',
      '9',
    ]);
    expect(outcomeOf(readPythonRate('１ / ２'))).toBe('1 in 2');
    expect(outcomeOf(readPythonRate('1/2/3'))).toBe('malformed');
    expect(outcomeOf(readPythonRate('1/10s'))).toBe('malformed');
  });

  it('never throws and is deterministic', () => {
    const unit = fc.constantFrom(
      '0',
      '1',
      '9',
      '.',
      '-',
      '/',
      ' ',
      '\t',
      ':',
      '=',
      ',',
      '&',
      '"',
      '\\',
      ';',
      's',
      'y',
      '*',
      '%',
      'é',
      '１',
      '\ud800',
      '\udcff',
      '\0',
    );
    const start = fc.constantFrom(
      '',
      '1/',
      '1/10s ',
      '0600-',
      'https://',
      'search=',
      'train-ai=',
      'a&',
      '1e309',
      '/',
    );
    const value = fc.oneof(
      fc.tuple(start, fc.string({ unit, maxLength: 40 })).map((parts) => parts.join('')),
      fc
        .tuple(fc.string({ unit, minLength: 1, maxLength: 4 }), fc.constantFrom(1, 4_096))
        .map(([text, times]) => text.repeat(times)),
      fc.string({ unit: 'binary', maxLength: 30 }),
    );
    const all = [...Object.values(readers), readPythonDelay, readPythonRate];
    const check = (text: string) => {
      for (const reader of all) {
        const validity = reader(text, bingFieldRules.delay);
        expect(reader(text, bingFieldRules.delay)).toEqual(validity);
        if (validity.kind === 'valid' && validity.form === 'delay')
          expect(Number.isSafeInteger(validity.amount)).toBe(true);
      }
    };
    fc.assert(fc.property(value, check), { numRuns: 1_500 });
  });

  it('handles 512 KiB of garbage without backtracking', () => {
    const garbage = [
      ' ',
      '1/1 ',
      '1/1s 0600 ',
      '0600 ',
      '1/',
      '1',
      '-',
      'a.',
      '&',
      ',',
      '"',
      'a=',
      '%31',
      '１',
      'search=y,',
      '/ ',
    ];
    const exceptions = new Map([
      ['search=y,', ['content-usage']],
      ['/ ', ['noindex']],
    ]);
    for (const piece of garbage) {
      const text = piece.repeat(524_288 / piece.length);
      const fields = FIELD_NAMES.filter((field) => readers[field](`${text}x`, noTerms).kind === 'valid');
      expect(fields).toEqual(exceptions.get(piece) ?? []);
      expect(readPythonDelay(`${text}x`, noTerms).kind).toBe('invalid');
      expect(readPythonRate(`${text}x`).kind).toBe('invalid');
    }
  });
});
