import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CrawlerRules, decide, witness } from '../../../engine';
import { ParsedFile } from '../../document/parsed-file';
import { finish } from '../verdicts/testdata/finish';
import { crawlerNamed, fileLines, someCrawlers } from '../verdicts/testdata/questions';
import { testedUrl } from '../verdicts/tested-url';
import { madeAddresses } from './made-addresses';

const fileOf = (lines: readonly string[]) => ParsedFile.open({ source: lines.join('\n') });

function addresses(
  first: readonly string[],
  second: readonly string[],
  crawlers = [crawlerNamed('a')],
  most = 100,
) {
  const { urls, isCut } = finish(madeAddresses([fileOf(first), fileOf(second)], crawlers, [], most));
  return { isCut, paths: Array.from({ length: urls.length }, (_, row) => urls.urlAt(row)) };
}

/** Returns false for a path with a `.` or `..` segment, which no normalised URL has. */
const isNormalized = (path: string) => new URL(`https://h${path}`).href === `https://h${path}`;

test('each rule that applies to a crawler in one of the files matches an address', () => {
  let met = 0;
  fc.assert(
    fc.property(fileLines, fileLines, someCrawlers, (first, second, crawlers) => {
      const { paths } = addresses(first, second, [...crawlers], 1_000);
      for (const crawler of crawlers)
        for (const lines of [first, second]) {
          const robots = fileOf(lines).readBy(crawler.dialect);
          for (const rule of new CrawlerRules(robots, crawler).followed) {
            if (!/^[/*]/.test(rule.pattern) || !isNormalized(witness(rule.pattern))) continue;
            // The Python dialect reads the part after two slashes as a host.
            if (crawler.dialect === 'python' && rule.pattern.startsWith('//')) continue;
            met++;
            const hit = paths.some((path) =>
              decide(robots, { ...crawler, url: testedUrl(path, null) }).matching.some(
                ({ pattern }) => pattern === rule.pattern,
              ),
            );
            if (!hit)
              throw new Error(`${crawler.dialect}: nothing for ${rule.pattern} in ${paths.join(' ')}`);
          }
        }
    }),
    { numRuns: 500 },
  );
  expect(met).toBeGreaterThan(500);
});

test('addresses match the pattern or are just outside it', () => {
  const { paths, isCut } = addresses(
    ['User-agent: *', 'Disallow: /a/', 'Disallow: /*.php$'],
    ['User-agent: a', 'Allow: /a/'],
  );
  expect(paths).toEqual(['/', '/.php', '/x.php', '/a/', '/.phpx', '/a/x', '/a']);
  expect(isCut).toBe(false);
});

test('patterns in only one of the files come first, even if there is no room for all', () => {
  const shared = ['Disallow: /one', 'Disallow: /two', 'Disallow: /three'];
  const { paths, isCut } = addresses(
    ['User-agent: *', ...shared],
    ['User-agent: *', ...shared, 'Allow: /o'],
    [crawlerNamed('a')],
    3,
  );
  expect(paths.slice(0, 2)).toEqual(['/', '/o']);
  expect(paths).toHaveLength(3);
  expect(isCut).toBe(true);
});

test('groups that apply to no crawler, and empty rules, add nothing', () => {
  expect(addresses(['User-agent: b', 'Disallow: /b', 'User-agent: *', 'Disallow:'], []).paths).toEqual(['/']);
});
