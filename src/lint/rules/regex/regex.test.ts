import { expect, test } from 'vitest';
import type { ParamsOf } from '../../lint-rule';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';
import type { rule } from './rule';

test.each([
  ['*/a.[a-z]*Sort.*', '[a-z]*'],
  ['/a/[0-9]+/b', '[0-9]+'],
  ['/a/.+/b', '.+'],
])('%s needs a star instead of %s', (path, part) => {
  const text = `User-agent: *\nDisallow: ${path}\nDisallow: ${path.replace('/a', '/b')}\n`;
  const [first, ...rest] = findingsIn(text, {}).filter(({ rule }) => rule === 'regex');
  expect(first?.params).toMatchObject({ value: part, moreLines: 1 });
  expect(rest).toEqual([]);
  expect(plainWords(about.explain(first?.params as ParamsOf<typeof rule>))).toContain(
    ` Write * instead of ${part}.`,
  );
});

test('names no part if the path needs more changes', () => {
  const text = 'User-agent: *\nDisallow: /a/[0-9]+/(b|c)\nDisallow: /a/[0-9]+/\\d+\n';
  const values = findingsIn(text, {})
    .filter(({ rule }) => rule === 'regex')
    .map(({ params }) => params);
  expect(values).toMatchObject([{ value: '/a/[0-9]+/(b|c)' }, { value: '/a/[0-9]+/\\d+' }]);
});
