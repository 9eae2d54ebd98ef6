import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allCrawlers } from '../crawlers';
import { decide } from '../match/verdict';
import { finish } from '../proof/testdata/finish';
import { editable } from './testdata/editable';
import { someCrawlers } from './testdata/some-crawlers';
import { verdictEdits } from './verdict-edits';

const agents = fc.constantFrom('*', 'GoogleA', 'GoogleB', 'BingA', 'YandexA', 'PlainA', 'other');
const path = fc.constantFrom('/', '/a', '/a/', '/a/b', '/a/b$', '/*b', '/a/*', '/a*b$', '');
const line = fc.oneof(
  agents.map((name) => `User-agent: ${name}`),
  path.map((pattern) => `Allow: ${pattern}`),
  path.map((pattern) => `Disallow: ${pattern}`),
  fc.constantFrom('', '# note', 'Sitemap: https://a.test/s.xml', 'Crawl-delay: 1'),
);

test('each edit gives the URL the other verdict: for the crawler, or for every crawler that a group can reach', () => {
  let kinds = 0;
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom('/a', '/a/', '/a/b', '/a/b?c', '/x/$', '/'),
      fc.nat(),
      (lines, url, pick) => {
        const file = editable(lines.join('\n'));
        const crawlers = finish(allCrawlers([file, file], someCrawlers, []));
        const asked = crawlers[pick % crawlers.length] as (typeof crawlers)[number];
        const before = decide(file.readBy(asked.dialect), { ...asked, url }).outcome;
        for (const { groups, edits } of finish(verdictEdits(file, asked, url, crawlers))) {
          const edited = file.edited(edits);
          for (const crawler of groups === 'all' ? crawlers : [asked]) {
            const { outcome } = decide(edited.readBy(crawler.dialect), { ...crawler, url });
            expect(outcome).toBe(before === 'allowed' ? 'disallowed' : 'allowed');
          }
          kinds++;
        }
      },
    ),
    { numRuns: 1_500 },
  );
  expect(kinds).toBeGreaterThan(1_000);
});

test('no edit for all groups is offered that fails for a crawler whose group it divides', () => {
  // Yandex ends the first group at the blank line, so a rule would be added there. Google reads one group, which that rule divides: then the Allow wins
  // for the other crawler.
  const file = editable('User-agent: *\n\nUser-agent: other\nAllow: /a/b$');
  const crawlers = finish(allCrawlers([file, file], someCrawlers, []));
  const [asked] = crawlers;
  expect(asked && finish(verdictEdits(file, asked, '/a/b', crawlers))).toEqual([]);
});

test('a group of its own joins no names without rules at the end of the file', () => {
  const file = editable('User-agent: *\nAllow: /\n\nUser-agent: BingA\nCrawl-delay: 5\n');
  const crawlers = finish(allCrawlers([file, file], someCrawlers, []));
  const [asked] = crawlers.filter(({ productTokens }) => productTokens.flat().includes('GoogleA'));
  const edit =
    asked && finish(verdictEdits(file, asked, '/a', crawlers)).find(({ kind }) => kind === 'own-group');
  expect(edit?.edits).toEqual([[0, 0, 'User-agent: GoogleA\nAllow: /\nDisallow: /a$\n\n']]);
});
