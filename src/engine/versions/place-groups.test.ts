import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crawlerDialects } from '../dialects';
import { decide } from '../match/verdict';
import { finish } from '../proof/testdata/finish';
import type { ReadableFile } from '../readable-file';
import { applyEdits } from '../text-edits';
import { placeGroups } from './place-groups';
import { editable } from './testdata/editable';

const ADDED = '# No AI\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n';
const OPEN_END = 'User-agent: bingbot\nCrawl-delay: 5\n';

function placed(text: string, groups = ADDED): string | null {
  const edit = finish(placeGroups(editable(text), groups));
  return edit && applyEdits(text, [edit]);
}

test.each([
  ['an empty file', '', ADDED],
  [
    'a file that ends with a rule',
    'User-agent: *\nDisallow: /a\n',
    `User-agent: *\nDisallow: /a\n\n${ADDED}`,
  ],
  ['a last line without an end', 'User-agent: *\nAllow: /', `User-agent: *\nAllow: /\n\n${ADDED}`],
  ['a blank line at the end', 'User-agent: *\nAllow: /\n\n', `User-agent: *\nAllow: /\n\n${ADDED}`],
  [
    'a Sitemap at the end',
    'User-agent: *\nAllow: /\n\nSitemap: https://a.test/s.xml\n',
    `User-agent: *\nAllow: /\n\nSitemap: https://a.test/s.xml\n\n${ADDED}`,
  ],
  [
    'a last group without a rule',
    `User-agent: *\nAllow: /\n\n${OPEN_END}`,
    `${ADDED}\nUser-agent: *\nAllow: /\n\n${OPEN_END}`,
  ],
  ['a blank first line', `\n${OPEN_END}`, `\n${ADDED}\n${OPEN_END}`],
  ['names alone', 'User-agent: a\n', `${ADDED}\nUser-agent: a\n`],
  [
    'comments at the top, right above the first group',
    `# a.test\n# Robots\n${OPEN_END}`,
    `# a.test\n# Robots\n\n${ADDED}\n${OPEN_END}`,
  ],
  [
    'comments of the file and of its first group',
    `# a.test\n\n# Slowly\n${OPEN_END}`,
    `# a.test\n\n${ADDED}\n# Slowly\n${OPEN_END}`,
  ],
  [
    'a Sitemap and rules without a name at the top',
    `Sitemap: https://a.test/s.xml\nDisallow: /x\n${OPEN_END}`,
    `Sitemap: https://a.test/s.xml\nDisallow: /x\n\n${ADDED}\n${OPEN_END}`,
  ],
  [
    'a part that Cloudflare writes',
    `# BEGIN Cloudflare Managed content\nUser-agent: *\nAllow: /\n# END Cloudflare Managed Content\n\n# Own\n${OPEN_END}`,
    `# BEGIN Cloudflare Managed content\nUser-agent: *\nAllow: /\n# END Cloudflare Managed Content\n\n${ADDED}\n# Own\n${OPEN_END}`,
  ],
  [
    // Only Google reads the first line as a name. For the others, the rule below it would join the added group.
    'a misspelt name at the top',
    `Useragent: a\nAllow: /x\n\n${OPEN_END}`,
    `Useragent: a\nAllow: /x\n\n${ADDED}\n${OPEN_END}`,
  ],
])('groups are added where they join no other: %s', (_, text, expected) => {
  expect(placed(text)).toBe(expected);
});

test('groups that begin with a rule are added where it belongs to no group, as when they are alone', () => {
  const groups = `Allow: /\n\n${ADDED}`;
  expect(placed('User-agent: a\nDisallow: /x\n', groups)).toBe(`${groups}\nUser-agent: a\nDisallow: /x\n`);
});

test.each([
  ['groups that end with names, for a file that does', OPEN_END, 'User-agent: c\n'],
  ['crawlers read no more', `User-agent: a\nDisallow: /\n#${'x'.repeat(511_960)}\n`, ADDED],
])('no place is found: %s', (_, text, groups) => {
  expect(placed(text, groups)).toBeNull();
});

test.each([
  ['the end', 'User-agent: *\nDisallow: /a\n', 1],
  ['the start, because Google finds that the end joins a group', OPEN_END, 2],
])('pauses at each place, and before each dialect reads the edited file: %s', (_, text, places) => {
  const steps = placeGroups(editable(text), ADDED);
  let pauses = 0;
  while (steps.next().done !== true) pauses++;
  expect(pauses).toBe(places + (places - 1) + crawlerDialects.length);
});

test('no place is tried that a dialect doesn’t read', () => {
  const text = `${'#'.repeat(60).concat('\n').repeat(9_000)}User-agent: a\nDisallow: /\n`;
  const file = editable(text);
  let edits = 0;
  const edited: typeof file.edited = (given) => {
    edits++;
    return file.edited(given);
  };
  expect(finish(placeGroups({ ...file, edited }, ADDED))).toBeNull();
  expect(edits).toBe(0);
});

const line = fc.oneof(
  fc.constantFrom('*', 'GPTBot', 'bingbot', 'Googlebot', 'YandexBot').map((name) => `User-agent: ${name}`),
  fc.constantFrom('/', '/a', '/a$', '*b', '').map((pattern) => `Allow: ${pattern}`),
  fc.constantFrom('/', '/a', '/a$', '*b', '').map((pattern) => `Disallow: ${pattern}`),
  fc.constantFrom('', '', ' ', '# c', 'Crawl-delay: 1', 'Sitemap: https://a.test/s.xml', 'Clean-param: a'),
  fc.constantFrom('Useragent: GPTBot', 'User agent: bingbot', 'Disalow: /a', 'User-agent *', 'Disallow /b'),
);

test('for every small file there is a place where no verdict changes for other crawlers, in all their dialects', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 14 }),
      fc.constantFrom('', '\n', '\n\n'),
      fc.constantFrom(
        ADDED,
        'User-agent: GPTBot\nAllow: /\n\nUser-agent: CCBot\nDisallow: /a\nDisallow: *b\n',
      ),
      (lines, end, groups) => {
        const text = lines.join('\n') + end;
        const file = editable(text);
        const edit = finish(placeGroups(file, groups));
        if (edit === null) return false;
        const edited = file.edited([edit]);
        const alone = editable(groups);
        return crawlerDialects.every(({ id }) =>
          ['/', '/a', '/ab', '/b'].every((url) => {
            const outcome = (read: ReadableFile, name: string) =>
              decide(read.readBy(id), { productTokens: [name], url }).outcome;
            const others = ['bingbot', 'Googlebot', 'YandexBot', 'Other'];
            // A crawler that the file names already follows both groups.
            const named = ['GPTBot', 'CCBot'].filter(
              (name) => decide(file.readBy(id), { productTokens: [name], url }).groups.reason !== 'named',
            );
            return (
              others.every((name) => outcome(edited, name) === outcome(file, name)) &&
              named.every((name) => outcome(edited, name) === outcome(alone, name))
            );
          }),
        );
      },
    ),
    { numRuns: 2_000 },
  );
});
