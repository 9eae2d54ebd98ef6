import { expect, test } from 'vitest';
import { plainWords } from '../../../lint-texts/words';
import { applyEdits } from '../../apply-edits';
import type { Finding } from '../../finding';
import type { ParamsOf } from '../../lint-rule';
import { findingsIn } from '../../testdata/example-file';
import { about } from './about';
import type { rule } from './rule';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'typo-user-agent');
}

test('identical misspellings are one finding with one fix', () => {
  const text =
    'UserAgent: bingbot\nDisallow: /a\n\nUseragent: Googlebot\nDisallow: /b\n\nUser_agent: GPTBot\nDisallow: /c\n';
  const [first, other, ...rest] = found(text);
  expect(first?.params).toMatchObject({ field: 'UserAgent', moreLines: 1 });
  expect(applyEdits(text, first?.fix?.() ?? [])).toBe(text.replace(/user-?agent/gi, 'User-agent'));
  expect(other?.params).toMatchObject({ field: 'User_agent' });
  expect(rest).toEqual([]);
});

test('says that the colon is missing too', () => {
  const explained = (line: string) =>
    plainWords(about.explain(found(`${line}\nDisallow: /a\n`)[0]?.params as ParamsOf<typeof rule>));
  expect(explained('useragent bot4')).toMatch(/ Write User-agent: bot4\. The colon is missing too\.$/);
  expect(explained('useragent: bot4')).toMatch(/ Write User-agent: bot4\.$/);
});
