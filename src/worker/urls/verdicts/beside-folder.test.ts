import { describe, expect, test } from 'vitest';
import { type BesideFolder, caughtBeside } from './beside-folder';
import { finish } from './testdata/finish';
import { crawlerNamed, questionOf } from './testdata/questions';
import { UrlVerdicts } from './url-verdicts';

const A = crawlerNamed('a');

function beside(rules: readonly string[], urls: readonly string[], crawlers = [A]): readonly BesideFolder[] {
  const question = questionOf(['User-agent: *', ...rules], urls, crawlers);
  const verdicts = new UrlVerdicts();
  verdicts.setQuestion(question);
  finish(verdicts.compute());
  return finish(caughtBeside(question.urls, verdicts.columns));
}

describe('URLs that a rule blocks outside its own folder', () => {
  test('are listed with names, counts and rows', () => {
    const urls = [
      '/c',
      '/c/x',
      '/c?x',
      '/communities/1',
      '/coffee',
      'https://h/communities?x',
      '/c.html',
      '/d',
      '//c',
    ];
    expect(beside(['Disallow: /c'], urls)).toEqual([
      {
        line: 2,
        pattern: '/c',
        own: 4,
        beside: 3,
        names: [
          { path: '/communities', urls: 2, row: 3 },
          { path: '/coffee', urls: 1, row: 4 },
        ],
      },
    ]);
  });

  test.each([
    ['a folder with its slash', 'Disallow: /c/', ['/c/x', '/communities']],
    ['a pattern with its end', 'Disallow: /c$', ['/c', '/communities']],
    ['a pattern with a wildcard', 'Disallow: /*c', ['/communities']],
    ['a parameter', 'Disallow: /?c=', ['/?c=1']],
    ['an allow rule', 'Allow: /c', ['/communities']],
    ['the root', 'Disallow: /', ['/communities']],
    ['only URLs of its own folder', 'Disallow: /c', ['/c', '/c/d', '/c.pdf']],
    ['nothing', 'Disallow: /c', []],
  ])('are not found for %s', (_, rule, urls) => {
    expect(beside([rule], urls)).toEqual([]);
  });

  test('are not found if another rule decides', () => {
    expect(beside(['Disallow: /c', 'Allow: /communities'], ['/communities'])).toEqual([]);
  });

  test('are counted once for all crawlers and dialects', () => {
    const crawlers = [
      A,
      crawlerNamed('b'),
      { ...A, dialect: 'rfc9309' as const },
      { ...A, dialect: 'yandex' as const },
    ];
    expect(beside(['Disallow: /c'], ['/cat'], crawlers)).toMatchObject([{ own: 0, beside: 1 }]);
  });

  test('are bounded in rules, names and name length', () => {
    const rules = Array.from({ length: 300 }, (_, i) => `Disallow: /${i}x`);
    const urls = rules.flatMap((_, i) => Array.from({ length: i === 7 ? 100 : 1 }, (__, n) => `/${i}xy${n}`));
    const found = beside(rules, [...urls, `/8x${'y'.repeat(1_000)}`]);
    expect(found.length).toBe(100);
    expect(found[0]).toMatchObject({ line: 9, beside: 100 });
    expect(found[0]?.names.length).toBe(10);
    expect(found[1]).toMatchObject({ line: 10, beside: 2 });
    expect(Math.max(...found.flatMap(({ names }) => names.map(({ path }) => path.length)))).toBe(200);
  });
});
