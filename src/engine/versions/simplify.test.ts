import { describe, expect, test } from 'vitest';
import { allCrawlers } from '../crawlers';
import { crawlerDialects } from '../dialects';
import { decideMany } from '../match/decide-many';
import { ALPHABETS, allPaths, randomNumbers, randomRules } from '../proof/testdata/brute-force';
import { finish } from '../proof/testdata/finish';
import { openFile } from '../readable-file';
import { encodeSource, encodeText } from '../source';
import { simplify } from './simplify';
import { someCrawlers } from './testdata/some-crawlers';
import { versionChanges } from './version-changes';

const simplified = (text: string) => finish(simplify(openFile(encodeText(text)), someCrawlers));

describe('a simplified file', () => {
  test('keeps comments and other fields', () => {
    expect(
      simplified(
        '# Shop\nUser-agent: *\nDisallow: /a # cart\nDisallow: /a/b\nCrawl-delay: 5\n\nSitemap: https://e.example/s\n',
      ),
    ).toMatchObject({
      removed: [4],
      text: '# Shop\nUser-agent: *\nDisallow: /a # cart\nCrawl-delay: 5\n\nSitemap: https://e.example/s\n',
    });
  });

  test('keeps what a crawler needs that falls back to the name of another', () => {
    // GoogleB follows both groups of its names only if one of them is missing.
    const text = 'User-agent: GoogleA\nDisallow: /x\n\nUser-agent: GoogleB\nDisallow: /x\n';
    expect(simplified(text).text).toBe('User-agent: GoogleA\nUser-agent: GoogleB\nDisallow: /x\n');
  });

  test('has no policy token in a group of crawlers', () => {
    const token = 'User-agent: __Usage_ai-training\nDisallow: /\n';
    const text = `User-agent: *\nDisallow: /\n\n${token}\nUser-agent: GPTBot\nDisallow: /\n`;
    expect(simplified(text).text).toBe(`User-agent: *\nUser-agent: GPTBot\nDisallow: /\n\n${token}`);
  });

  test('has the same verdicts for every crawler, in the dialect of each', () => {
    const random = randomNumbers(9);
    let removed = 0;
    let joined = 0;
    for (const alphabet of ALPHABETS) {
      const all = crawlerDialects.map((dialect) => ({
        dialect: dialect.id,
        urls: allPaths(alphabet, dialect)
          .slice(0, 400)
          .map((path) => `https://example.com${path}`),
      }));
      for (let index = 0; index < 10; index++) {
        const rules = [randomRules(alphabet, random), randomRules(alphabet, random)];
        const groups = Array.from({ length: 5 }, (_, i) => {
          const names = ['GoogleA', 'GoogleB', 'YandexA', 'PlainA', 'other', '*'].filter(
            () => random() < 0.3,
          );
          const agents = (names.length > 0 ? names : ['BingA']).map((name) => `User-agent: ${name}`);
          const extra = random() < 0.2 ? ['', 'Dissallow: /a'] : random() < 0.2 ? ['Crawl-delay: 3'] : [];
          return [...agents, ...(rules[i % 2] ?? []), ...extra, ''];
        });
        const source = encodeSource(
          groups.flat().join('\n'),
          index % 2 === 0 ? 'lf' : 'crlf',
          index % 3 === 0,
        );
        const before = openFile(source);
        const result = finish(simplify(before, someCrawlers));
        removed += result.removed.length;
        joined += result.sameGroups.length;
        const { lineEnd, bom } = before.readBy('rfc9309');
        const after = openFile(encodeSource(result.text, lineEnd, bom));
        const crawlers = finish(allCrawlers([before, after], someCrawlers, []));
        expect(finish(versionChanges(before, after, crawlers, someCrawlers))).toMatchObject({
          isComplete: true,
          changes: [],
        });
        for (const { dialect, urls } of all) {
          const [old, now] = [before.readBy(dialect), after.readBy(dialect)];
          for (const crawler of crawlers.filter((each) => each.dialect === dialect))
            expect([result.text, decideMany(now, crawler, urls).outcome]).toEqual([
              result.text,
              decideMany(old, crawler, urls).outcome,
            ]);
        }
      }
    }
    expect(removed).toBeGreaterThan(20);
    expect(joined).toBeGreaterThan(5);
  });
});
