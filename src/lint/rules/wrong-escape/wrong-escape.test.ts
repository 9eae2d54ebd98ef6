import { expect, test } from 'vitest';
import { applyEdits } from '../../../engine/text-edits';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';

const found = (text: string) => findingsIn(text, {}).find(({ rule }) => rule === 'wrong-escape');

test.each([
  ['white space', 'Allow: /q?tag=a &amp;page='],
  ['no slash', 'Allow: q?tag=a&page='],
])('a Disallow stays as it is while its exception has another mistake: %s', (_, exception) => {
  const rules = [
    'Disallow: /q?tag=a&amp;',
    exception,
    'Disallow: /q?tag=b&amp;',
    'Allow: /q?tag=b&amp;page=',
  ];
  const text = `User-agent: *\n${rules.join('\n')}\n`;
  const finding = found(text);
  expect(finding).toMatchObject({
    line: 4,
    related: [2, 5],
    params: { blocks: 1, opens: 1, left: 1, exceptions: [3] },
  });
  expect(plainWords(about.explain(finding?.params as never))).toBe(
    '&amp; is how HTML writes &. URLs contain the plain &, so this rule doesn’t match them. Write /q?tag=b&. The same goes for 2 more lines. ' +
      'First correct line 3. Until then, one Disallow rule stays as it is, because corrected it would block what that line should open.',
  );
  expect(applyEdits(text, finding?.fix?.() ?? [])).toBe(text.replaceAll('b&amp;', 'b&'));
});

test('no fix is offered if every rule would block a broken exception', () => {
  const finding = found('User-agent: *\nDisallow: /q?a&amp;\nAllow: /q?a &amp;b\n');
  expect(finding).toMatchObject({ line: 2, fix: null, params: { left: 1, exceptions: [3] } });
});

test.each([
  ['Allow: /q?a b', 'a shorter exception loses anyway'],
  ['Allow: /other page is open', 'another path'],
  ['Allow: /q?a&b&c', 'an exception without a mistake'],
])('%s holds nothing back: %s', (exception) => {
  expect(found(`User-agent: *\nDisallow: /q?a&amp;b&amp;\n${exception}\n`)?.params).toMatchObject({
    left: 0,
  });
});

test.each([
  [
    2,
    'First correct lines 3 and 7. Until then, 2 Disallow rules stay as they are, because corrected they would block what those lines',
  ],
  [6, 'First correct lines 3 and 5 others. Until then'],
])('%i broken exceptions are named or counted', (count, words) => {
  const group = (i: number) => `User-agent: a${i}\nDisallow: /q?a&amp;\nAllow: /q?a &amp;b\n\n`;
  const text = Array.from({ length: count }, (_, i) => group(i)).join('');
  expect(plainWords(about.explain(found(text)?.params as never))).toContain(words);
});

test('the rules that start to work are counted if no exception holds any back', () => {
  const finding = found('User-agent: *\nDisallow: /q?a&amp;\nDisallow: /q?b&amp;\n');
  expect(plainWords(about.explain(finding?.params as never))).toMatch(
    /With the fix, 2 Disallow rules start to work\.$/,
  );
});
