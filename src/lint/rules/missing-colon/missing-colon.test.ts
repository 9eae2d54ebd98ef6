import { expect, test } from 'vitest';
import type { Finding } from '../../finding';
import { findingsIn } from '../../testdata/example-file';
import { plainWords, ruleAbouts } from '../../texts';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'missing-colon');
}

/** Returns the explanation of the first finding as plain text. */
function explained(text: string): string {
  return plainWords(ruleAbouts.get('missing-colon')?.explain(found(text)[0]?.params ?? {}) ?? []);
}

test('lines with the same effect are one finding', () => {
  const rules = ['jpg', 'png', 'gif', 'svg'].map((ending) => `Allow /*.${ending}\n`).join('');
  const [finding, ...others] = found(`User-agent: *\n${rules}Disallow: /assets\n`);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ line: 2, related: [3, 4, 5], params: { moreLines: 3 } });
});

test('the text says that a longer Disallow rule still wins over a completed Allow rule', () => {
  const loses = 'With the colon, longer Disallow rules still win over this one.';
  expect(explained('User-agent: *\nAllow /*.png\nDisallow: /assets\n')).toContain(loses);
  expect(explained('User-agent: *\nAllow /assets/x\nDisallow: /assets\n')).not.toContain(loses);
  expect(explained('User-agent: *\nDisallow /a\nDisallow: /assets\n')).not.toContain(loses);
  expect(explained('User-agent: a\nAllow /*.png\n\nUser-agent: b\nDisallow: /assets\n')).not.toContain(loses);
});

test.each([
  ['User-agent: *\nDisallow /x/\n', 'Google accepts a space'],
  ['User-agent *\nDisallow: /x/\n', 'Google accepts a space'],
  ['User-agent: *\nDisallow /x:y/\n', 'No crawler reads'],
  ['User-agent * Disallow: /x\n', 'No crawler reads'],
  ['User-agent: bingbot\nCrawl-delay 10\n', 'No crawler reads'],
])('the text says who reads %j: %s', (text, reads) => {
  expect(explained(text)).toContain(reads);
});
