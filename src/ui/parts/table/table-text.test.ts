import { describe, expect, it } from 'vitest';
import { csvTable, markdownTable, markdownText } from './table-text';

describe('csvTable', () => {
  it.each([
    ['=HYPERLINK("http://evil.example";"x")', `"'=HYPERLINK(""http://evil.example"";""x"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
  ])('puts an apostrophe before text that could start a formula: %j', (text, cell) => {
    expect(csvTable({ heads: [text], rows: [] })).toBe(`${cell}\r\n`);
  });

  it.each([
    ['Disallow: /a', 'Disallow: /a'],
    ['a=b', 'a=b'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['', ''],
  ])('quotes text that needs it: %j', (text, cell) => {
    expect(csvTable({ heads: [text], rows: [] })).toBe(`${cell}\r\n`);
  });

  it('writes heads and rows with a line end each', () => {
    expect(
      csvTable({
        heads: ['a', 'b'],
        rows: [
          ['1', '2,3'],
          ['4', ''],
        ],
      }),
    ).toBe('a,b\r\n1,"2,3"\r\n4,\r\n');
  });
});

describe('markdownTable', () => {
  it('writes rows under heads', () => {
    expect(markdownTable({ heads: ['a', 'b'], rows: [['1', 'x|y']] })).toBe(
      '| a | b |\n| --- | --- |\n| 1 | x\\|y |\n',
    );
  });

  it.each([
    ['a|b', 'a\\|b'],
    ['`code`', '\\`code\\`'],
    ['one\ntwo\r\nthree\rfour', 'one two three four'],
    ['Disallow: /*?x=*&y$', 'Disallow: /\\*?x=\\*\\&y\\$'],
    ['a\\|b', 'a\\\\\\|b'],
    ['<img src=x>', '\\<img src=x\\>'],
    ['[a](b) ~_c_~', '\\[a\\](b) \\~\\_c\\_\\~'],
    ['https://example.com/a', 'https://example.com/a'],
  ])('escapes Markdown syntax: %j', (text, escaped) => {
    expect(markdownText(text)).toBe(escaped);
  });
});
