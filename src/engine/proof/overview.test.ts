import { describe, expect, test, vi } from 'vitest';
import { google, google2020, python, rfc9309, yandex } from '../dialects';
import { pathOf } from '../match/contest';
import { decideMany } from '../match/decide-many';
import { compileGlob, globMatches } from '../match/glob';
import { parseRobotsTxt } from '../parse';
import { type Overview, overview } from './overview';
import { PathForms } from './path-forms';
import { type RuleView, ruleViews } from './rule-views';
import { ALPHABETS, allPaths, randomNumbers, randomRules } from './testdata/brute-force';
import { finish } from './testdata/finish';

const made = (text: string, dialect = google) =>
  finish(overview(finish(ruleViews(parseRobotsTxt(text, dialect))).map(({ rules }) => rules)));

/** Returns the overview of a file that has one. */
function of(text: string, dialect = google): Overview {
  const found = made(text, dialect);
  if ('kind' in found) throw new Error(found.kind);
  return found;
}

describe('the overview of a file', () => {
  test('has a column for each different set of verdicts, and a row for each place', () => {
    const found = of(
      'User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow: /x*\n\nUser-agent: *\nAllow: /\nDisallow: /x/*.pdf$\n',
    );
    expect(found.columns.map(({ crawlers }) => crawlers)).toEqual([[0], [1, 2]]);
    expect(found.rows.map(({ kind, pattern, parent }) => [kind, pattern, parent])).toEqual([
      ['area', '/', -1],
      ['area', '/x', 0],
      ['pattern', '/x/*.pdf$', 1],
    ]);
    const [site, x, pdf] = found.rows;
    expect(site?.cells).toMatchObject([
      { outcome: 'allowed', exceptions: [] },
      { outcome: 'allowed', by: null, exceptions: [] },
    ]);
    expect(pdf?.cells).toMatchObject([{ outcome: 'disallowed' }, { outcome: 'disallowed' }]);
    expect(x?.cells).toMatchObject([
      { outcome: 'allowed', exceptions: [{ line: 9 }] },
      { outcome: 'disallowed', by: { line: 2 }, exceptions: [] },
    ]);
  });

  test('says when a column has one outcome for every URL', () => {
    const found = of('User-agent: a\nDisallow: /\n\nUser-agent: *\nDisallow:\n');
    expect(found.columns.map(({ outcome }) => outcome)).toEqual(['allowed', 'disallowed']);
  });

  test('has one column if the file is too large to be read', () => {
    const found = of(`User-agent: *\nDisallow: /\n#${'x'.repeat(600_000)}`, yandex);
    expect(found.columns).toMatchObject([{ outcome: 'allowed' }]);
  });

  test('pauses between rows that no URL is in', () => {
    const text = Array.from({ length: 20_000 }, (_, i) => `Disallow: /"${i}\n`).join('');
    const views = finish(ruleViews(parseRobotsTxt(`User-agent: *\n${text}`)));
    const possible = vi.spyOn(PathForms.prototype, 'possibleOf');
    const steps = overview(views.map(({ rules }) => rules));
    let most = 0;
    for (let isDone = false; !isDone; possible.mockClear()) {
      isDone = steps.next().done === true;
      most = Math.max(most, possible.mock.calls.length);
    }
    possible.mockRestore();
    expect(most).toBeGreaterThan(100);
    expect(most).toBeLessThan(10_000);
  });

  test('reads rules of any length in linear time, counted in characters of texts that are cut off', () => {
    const text = Array.from({ length: 10 }, (_, i) => `Disallow: /${i}${'a'.repeat(16_600)}\n`).join('');
    const slice = vi.spyOn(String.prototype, 'slice');
    const { rows } = of(`User-agent: *\n${text}`);
    const read = slice.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
    slice.mockRestore();
    expect(rows.length).toBe(11);
    expect(read).toBeLessThan(100 * text.length);
  });

  test('is null if nothing can be proven', () => {
    expect(made('User-agent: *\nDisallow: /a\n', google2020)).toEqual({ kind: 'left-open' });
  });

  test.each(ALPHABETS)('is right for every short path: $name', (alphabet) => {
    const random = randomNumbers(11);
    const all = [google, rfc9309, python].map((dialect) => ({
      dialect,
      urls: allPaths(alphabet, dialect)
        .slice(0, 1_200)
        .map((path) => `https://example.com${path}`),
    }));
    let checked = 0;
    let byException = 0;
    for (let file = 0; file < 40; file++) {
      const { dialect, urls } = all[file % all.length] as (typeof all)[number];
      const text = ['a', 'b', '*']
        .map((name) => [`User-agent: ${name}`, ...randomRules(alphabet, random), ''].join('\n'))
        .join('\n');
      const robots = parseRobotsTxt(text, dialect);
      const views = finish(ruleViews(robots));
      const found = of(text, dialect);
      for (const [index, column] of found.columns.entries()) {
        for (const crawler of column.crawlers) {
          const verdicts = decideMany(robots, (views[crawler] as RuleView).crawler, urls);
          const isFirst = crawler === column.crawlers[0];
          for (const [at, url] of urls.entries()) {
            const path = pathOf(url, robots);
            const isBlocked = verdicts.outcome[at] === 1;
            for (const row of rowsFor(path, found.rows)) {
              const cell = row.cells[index];
              checked++;
              if (cell === null || cell === undefined)
                throw new Error(`${text}\n${path} is in ${row.pattern}`);
              if ((cell.outcome === 'disallowed') === isBlocked) continue;
              byException++;
              const lines = cell.exceptions.map((rule) => rule?.line ?? 0);
              const isNamed = isFirst ? lines.includes(verdicts.line[at] ?? -1) : lines.length > 0;
              expect([text, path, row.pattern, isNamed]).toEqual([text, path, row.pattern, true]);
            }
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(50_000);
    expect(byException).toBeGreaterThan(500);
  });
});

type Rows = Overview['rows'];

/** Returns the smallest area or page with a path, and every pattern that matches it. */
function rowsFor(path: string, rows: Rows): Rows {
  const page = rows.find(({ kind, start }) => kind === 'page' && start === path);
  const areas = rows.filter(({ kind, start }) => kind === 'area' && path.startsWith(start));
  const smallest = areas.sort((a, b) => b.start.length - a.start.length)[0];
  const patterns = rows.filter(
    ({ kind, pattern }) => kind === 'pattern' && globMatches(compileGlob(pattern), path),
  );
  return [page ?? smallest, ...patterns].filter((row) => row !== undefined);
}
