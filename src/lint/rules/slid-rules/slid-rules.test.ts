import { expect, test } from 'vitest';
import { applyEdits } from '../../../engine/text-edits';
import type { Finding } from '../../finding';
import type { ParamsOf } from '../../lint-rule';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';
import type { rule } from './rule';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'slid-rules');
}

/** Returns the text after the fix of the first finding; null without a fix. */
function fixed(text: string): string | null {
  const edits = found(text)[0]?.fix?.();
  return edits === undefined ? null : applyEdits(text, edits);
}

/** Returns a file with a * group and rules that slid into another group. */
function slid(star: string, rules: string, opener = 'Disallow: /'): string {
  return `User-agent: *\n${star}\n\nUser-agent: Yeti\n${opener}\n\n${rules}\n`;
}

test('moves rules that take no page from the * group', () => {
  expect(fixed(slid('Disallow: /cart', 'Disallow: /a\nDisallow: /b'))).toBe(
    'User-agent: *\nDisallow: /cart\nDisallow: /a\nDisallow: /b\n\nUser-agent: Yeti\nDisallow: /\n\n',
  );
});

test('moves an Allow with the rules of a group that blocks nothing', () => {
  expect(fixed(slid('Disallow: /cart', 'Disallow: /a\nAllow: /a/b', 'Disallow:'))).toContain(
    '/cart\nDisallow: /a\nAllow: /a/b\n',
  );
});

test.each([
  ['one of them blocks the whole site', slid('Disallow: /cart', 'Disallow: /a\nDisallow: /')],
  ['one of them blocks what the * group allows', slid('Allow: /a/open\nDisallow: /x', 'Disallow: /a/open/')],
  [
    'one of them blocks a longer path that the * group allows',
    slid('Allow: /a\nDisallow: /x', 'Disallow: /*a'),
  ],
  [
    'one of them blocks a sitemap',
    `Sitemap: https://example.com/s/map.xml\n${slid('Disallow: /x', 'Disallow: /s/')}`,
  ],
  ['one of them opens what the * group blocks', slid('Disallow: /a', 'Disallow: /b\nAllow: /a', 'Disallow:')],
  ['one of them is an exception for their crawler', slid('Disallow: /x', 'Allow: /pictures\nDisallow: /tmp')],
  ['no * group exists and one of them blocks the whole site', 'User-agent: Yeti\nDisallow:\n\nDisallow: /\n'],
])('offers no fix if %s', (_, text) => {
  expect(found(text)[0]?.params).toMatchObject({ canMove: false });
  expect(fixed(text)).toBeNull();
});

test('moves a rule that blocks what the * group blocks too', () => {
  expect(fixed(slid('Disallow: /a', 'Disallow: /*a'))).toContain('/a\nDisallow: /*a\n');
});

test('moves a rule that blocks what another rule only meant to block', () => {
  expect(fixed(slid('Disallow: example.com/a.pdf\nDisallow: /x', 'Disallow: *.pdf$'))).toContain(
    '/x\nDisallow: *.pdf$\n',
  );
});

test('says what an empty Disallow above the rules was meant for', () => {
  const [finding] = found(slid('Disallow: /x', 'Disallow: /a', 'Disallow:'));
  expect(plainWords(about.explain(finding?.params as ParamsOf<typeof rule>))).toMatch(
    /^The empty Disallow: in line 5 was probably meant to allow everything in this group, and the rules below the gap were meant for all crawlers\. /,
  );
});

test('moves no rule that the * group already has', () => {
  expect(fixed(slid('Disallow: /a', 'Disallow: /a\nDisallow: /b'))).toContain(
    '*\nDisallow: /a\nDisallow: /b\n\n',
  );
});

test('reports no rules that other groups have too', () => {
  const rules = 'Disallow: /a\nDisallow: /b\n';
  expect(found(`User-agent: Yeti\nDisallow: /\n${rules}\nUser-agent: CCBot\n${rules}`)).toEqual([]);
});
