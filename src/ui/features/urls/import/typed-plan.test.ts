import { describe, expect, it } from 'vitest';
import type { ImportFormat, Sniffed } from '../../../../store';
import { typedSource } from './typed-plan';

const guessed = (format: ImportFormat): Omit<Sniffed, 'kind'> => ({
  plan: { packed: false, encoding: 'utf-8', lineEnd: 'lf', format },
  sample: null,
});
const text = guessed({ kind: 'text' });
const table = (hasHeader: boolean, url: number, expected: number | null): Omit<Sniffed, 'kind'> =>
  guessed({ kind: 'table', separator: ',', hasHeader, columns: { url, expected, crawler: null } });

describe('typed text', () => {
  it('is a list if no line contains a verdict word', () => {
    expect(typedSource('/a,b\n/allow\n/c,blocker\n/d,asked:1\n# c\n', text)).toEqual({
      text: '/a,b\n/allow\n/c,blocker\n/d,asked:1\n# c\n',
      plan: text.plan,
    });
  });

  it.each([
    ['/a\n/b,blocked', ','],
    ['/a\n/b;Allowed;Googlebot\n/c', ';'],
    ['/a\t disallow \n', '\t'],
    ['/a\n/b\tasked\n', '\t'],
    [`${'https://a.b/1\n'.repeat(25)}https://a.b/2,asked`, ','],
    ['/a,note,blocked', ','],
  ])('is a table if a line contains a verdict word: %j', (typed, separator) => {
    expect(typedSource(typed, text).plan.format).toEqual({
      kind: 'table',
      separator,
      hasHeader: false,
      columns: { url: 0, expected: 1, crawler: 2 },
    });
  });

  it('keeps the line numbers below comments', () => {
    expect(typedSource('# one\n/a,blocked\n', text).text).toBe('\n/a,blocked\n');
  });

  it('does not mistake a host for a column name', () => {
    const { format } = typedSource('example.com/a,blocked\n/b,allowed', table(true, 0, 1)).plan;
    expect(format).toMatchObject({ hasHeader: false, columns: { url: 0, expected: 1, crawler: 2 } });
  });

  it('respects a header', () => {
    const other = typedSource('expected,url\nblocked,/a', table(true, 1, 0)).plan.format;
    expect(other).toMatchObject({ hasHeader: true, columns: { url: 1, expected: 0, crawler: null } });
    const own = typedSource('url,expected\n/a,blocked\n/b,allowed,GPTBot', table(true, 0, 1)).plan.format;
    expect(own).toMatchObject({ hasHeader: true, columns: { url: 0, expected: 1, crawler: 2 } });
    const sample = [['url', 'expected', 'note']];
    const noted = typedSource('url,expected,note\n/a,blocked,x', { ...table(true, 0, 1), sample }).plan
      .format;
    expect(noted).toMatchObject({ columns: { url: 0, expected: 1, crawler: null } });
  });

  it('uses the column that looks like URLs', () => {
    const { format } = typedSource('Shop\thttps://example.com/', table(false, 1, null)).plan;
    expect(format).toMatchObject({ columns: { url: 1, expected: null, crawler: null } });
  });

  it('is a list if it does not look like text', () => {
    expect(typedSource('\0', { plan: null, sample: null }).plan.format).toEqual({ kind: 'text' });
  });

  it('keeps any other detected format', () => {
    const sitemap = guessed({ kind: 'sitemap' });
    expect(typedSource('<urlset>,blocked', sitemap).plan).toEqual(sitemap.plan);
  });
});
