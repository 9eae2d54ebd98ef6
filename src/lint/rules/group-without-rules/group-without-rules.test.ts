import { expect, test } from 'vitest';
import { applyEdits } from '../../../engine/text-edits';
import type { Finding } from '../../finding';
import type { ParamsOf } from '../../lint-rule';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';
import type { rule } from './rule';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'group-without-rules');
}

/** Returns the text after the fix of the first finding; null without a fix. */
function fixed(text: string): string | null {
  const edits = found(text)[0]?.fix?.();
  return edits === undefined ? null : applyEdits(text, edits);
}

const STAR = 'User-agent: *\nDisallow: /x/\n\n';

test('a removed line gives its crawler the rules for all, which the button says', () => {
  const text = `${STAR}User-agent: bingbot\n`;
  expect(found(text)[0]?.params).toMatchObject({ isOpen: true });
  expect(about.fixName?.(found(text)[0]?.params as ParamsOf<typeof rule>)).toBe(
    'Remove the line and use the * rules',
  );
});

test.each([
  ['User-agent: bingbot\n', 'delete this line, and the * rules apply again.'],
  ['User-agent: bingbot\n\nUser-agent: GPTBot\n', 'delete these lines, and the * rules apply again.'],
  // Without its group, a crawler would lose its delay.
  ['User-agent: bingbot\nCrawl-delay: 5\n', 'copy the * rules into this group.'],
  [
    'User-agent: bingbot\nCrawl-delay: 5\n\nUser-agent: GPTBot\nCrawl-delay: 5\n',
    'copy the * rules into these groups.',
  ],
])('names one remedy for %j', (groups, remedy) => {
  const [finding] = found(`${STAR}${groups}`);
  const explained = plainWords(about.explain(finding?.params as ParamsOf<typeof rule>));
  expect(explained.split('If that isn’t what you want, ')[1]).toBe(remedy);
});

test('a group without rules has no second finding about the rules for all', () => {
  const text = `${STAR}User-agent: bingbot\nCrawl-delay: 5\n`;
  const rules = (end: string) =>
    findingsIn(`${text}${end}`, {}).flatMap((one) => (one.severity === 'warning' ? [one.rule] : []));
  expect(rules('')).toEqual(['group-without-rules']);
  expect(rules('Disallow: /y\n')).toEqual([]);
  expect(rules('Sitemap: https://example.com/s.xml\n')).toEqual(['group-without-rules']);
});

test('a crawler that never follows the * group is not said to follow the rules for all', () => {
  const text = `${STAR}User-agent: AdsBot-Google\n`;
  expect(found(text)[0]?.params).toMatchObject({ isOpen: false });
  expect(fixed(text)).not.toContain('AdsBot');
});

test('a crawler that has rules in another group is not without rules', () => {
  expect(found(`${STAR}User-agent: bingbot\nDisallow: /y\n\nUser-agent: bingbot\n`)).toEqual([]);
});

test('keeps the comment after a removed line', () => {
  expect(fixed(`${STAR}User-agent: bingbot # later\n`)).toBe(`${STAR}# later\n`);
});

test.each([
  [
    'another name of the group is above',
    `${STAR}User-agent: a\nSitemap: https://e.com/s.xml\nUser-agent: bingbot\n`,
  ],
  [
    'the crawler would follow another group than *',
    `${STAR}User-agent: Googlebot\nDisallow: /y\n\nUser-agent: Googlebot-Image\n`,
  ],
  ['* is among the names', `${STAR}User-agent: bingbot\nUser-agent: *\n`],
  [
    'a comment tells the names apart',
    'User-agent: Googlebot\n\n# Bad bots\nUser-agent: GPTBot\nDisallow: /a\n',
  ],
  ['the rules block the whole site', 'User-agent: Yeti\n\nUser-agent: GPTBot\nDisallow: /\n'],
])('offers no fix if %s', (_, text) => {
  expect(found(text)).toHaveLength(1);
  expect(fixed(text)).toBeNull();
});

test.each([
  ['Sitemap', 'Sitemap: https://example.com/s.xml\n\n'],
  ['Crawl-delay', 'Crawl-delay: 10\n\n'],
  ['an unknown field', 'LLMs: https://example.com/llms.txt\n\n'],
  ['a comment', '# everyone may come in\n\n'],
  ['a blank line', '\n'],
])('separates * from a list that it joined through %s', (_, between) => {
  const list = `${between}User-agent: CCBot\nUser-agent: GPTBot\nDisallow: /\n`;
  expect(found(`User-agent: *\n${list}`)).toHaveLength(1);
  expect(fixed(`User-agent: *\n${list}`)).toBe(`User-agent: *\nDisallow:\n${list}`);
});
