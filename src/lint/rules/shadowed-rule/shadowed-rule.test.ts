import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileOf } from '../../../engine';
import { crawlerDialects } from '../../../engine/dialects';
import { decideMany, witness } from '../../../engine/match';
import { parseRobotsTxt } from '../../../engine/parse';
import { applyEdits } from '../../../engine/text-edits';
import { NO_CONTEXT } from '../../lint-context';
import { LintFile } from '../../lint-file';
import type { Found } from '../../lint-rule';
import { rule } from './rule';

/** Few letters, so that paths cover each other and opposite rules come between them. */
const path = fc
  .array(fc.constantFrom('a', 'b', '/', '*', '**', '$', '?', '%41', '%2f', 'é', '/index.html'), {
    maxLength: 6,
  })
  .map((parts) => `/${parts.join('')}`);

const line = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(fc.constantFrom('Allow', 'Disallow', 'Disalow'), path).map((pair) => pair.join(': ')),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('a', 'b', '*', 'a/2', 'a b', 'Yandex*').map((name) => `User-agent: ${name}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '# x', 'Sitemap: /s', 'Crawl-delay: 1', 'Disallow:', 'Allow:', 'Allow: *'),
  },
);

const file = fc.array(line, { maxLength: 25 }).map((lines) => `User-agent: *\n${lines.join('\n')}\n`);

const ASKED = [[], ['a'], ['b'], ['Yandex'], ['nobody']].map((productTokens) => ({ productTokens }));

/** Returns the redundant lines of a finding: its own, and all related ones except the cover. */
function linesOf({ line: one, related = [] }: Found): readonly (number | undefined)[] {
  return [one?.number, ...related.slice(1)];
}

function found(text: string): readonly Found[] {
  const all: Found[] = [];
  rule.check(new LintFile(fileOf(parseRobotsTxt(text)), NO_CONTEXT), (one) => all.push(one));
  return all;
}

/** Returns URLs that the rules of a text match, and similar ones. */
function addresses(text: string): readonly string[] {
  const paths = crawlerDialects.flatMap((dialect) =>
    parseRobotsTxt(text, dialect).groups.flatMap(({ rules }) => rules.map(({ pattern }) => pattern)),
  );
  const roots = new Set(
    paths.flatMap((pattern) => [witness(pattern), pattern.replaceAll('*', 'b').replace(/\$$/, '')]),
  );
  return [...roots].flatMap((root) => [
    root,
    `${root}a`,
    `${root}/b`,
    `${root}/index.html`,
    root.slice(0, -1),
  ]);
}

function verdicts(text: string, urls: readonly string[]): readonly (readonly number[])[] {
  return crawlerDialects.flatMap((dialect) => {
    const robots = parseRobotsTxt(text, dialect);
    return ASKED.map((tested) => [...decideMany(robots, tested, urls).outcome]);
  });
}

let removed = 0;

test('removing one or all redundant rules changes no verdict', () => {
  fc.assert(
    fc.property(file, (text) => {
      const all = found(text);
      removed += all.flatMap(linesOf).length;
      const urls = addresses(text);
      const before = verdicts(text, urls);
      for (const one of all) expect(verdicts(applyEdits(text, one.fix?.() ?? []), urls)).toEqual(before);
      const edits = all.flatMap((one) => one.fix?.() ?? []).sort(([a], [b]) => a - b);
      expect(verdicts(applyEdits(text, edits), urls)).toEqual(before);
    }),
    // 900 files contain about 400 redundant lines, rarely fewer than 300.
    { numRuns: 900 },
  );
  expect(removed).toBeGreaterThan(200);
});

/** Returns the redundant lines among rules of a * group. */
function linesIn(...rules: readonly string[]): readonly (number | undefined)[] {
  return found(`User-agent: *\n${rules.join('\n')}\n`).flatMap(linesOf);
}

test('an Allow for an index page also allows its folder for Google', () => {
  expect(linesIn('Allow: /a/i', 'Allow: /a/index.html', 'Disallow: /a/')).toEqual([]);
  expect(linesIn('Disallow: /*', 'Disallow: /*a/$', 'Allow: /a/index.html')).toEqual([]);
  expect(linesIn('Disallow: /*', 'Disallow: /*a/$', 'Allow: /b/index.php')).toEqual([3]);
});

test('one of two equal rules stays', () => {
  expect(linesIn('Disallow: /x*', 'Disallow: /x')).toEqual([3]);
  expect(linesIn('Disallow: /x', 'Disallow: /x*')).toEqual([3]);
  expect(linesIn('Allow: /x$', 'Allow: /x$', 'Allow: /x$')).toEqual([3, 4]);
});

test('a rule that only one with wildcards covers stays, because old tools know no wildcards', () => {
  expect(linesIn('Disallow: /*/x/', 'Disallow: /a/x/')).toEqual([]);
  expect(linesIn('Disallow: /*/x/', 'Disallow: /a/*/x/')).toEqual([3]);
});

test('a dollar sign before a star is an ordinary character and covers no end', () => {
  expect(linesIn('Disallow: /$*', 'Disallow: /$')).toEqual([]);
  expect(linesIn('Disallow: /$', 'Disallow: /$*')).toEqual([]);
  expect(linesIn('Disallow: /$*', 'Disallow: /$**')).toEqual([3]);
  expect(linesIn('Disallow: /$*', 'Disallow: /$*a')).toEqual([3]);
});

test('a rule that only another group covers stays', () => {
  expect(linesIn('Disallow: /', 'User-agent: *', 'Disallow: /x', 'Disallow: /y', 'User-agent: a')).toEqual(
    [],
  );
  expect(linesIn('Disallow: /', 'User-agent: *', 'Disallow: /x', 'Disallow: /x/y')).toEqual([5]);
});

test('a file with many rules is examined to its end', () => {
  const covered = Array.from({ length: 20_000 }, (_, i) => `Disallow: /a/${i}\n`);
  const text = `User-agent: *\nDisallow: /a\n${covered.join('')}`;
  let count = 0;
  rule.check(new LintFile(fileOf(parseRobotsTxt(text)), NO_CONTEXT), (one) => {
    count += linesOf(one).length;
  });
  expect(count).toBe(20_000);
});
