import { expect, test } from 'vitest';
import type { ParamsOf } from '../../lint-rule';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';
import type { rule } from './rule';

test('begins with the form that crawlers request', () => {
  const finding = findingsIn('User-agent: *\nDisallow: /{{url}}\n', {}).find(
    ({ rule }) => rule === 'never-matches',
  );
  expect(plainWords(about.explain(finding?.params as ParamsOf<typeof rule>))).toMatch(
    / Write \/%7B%7Burl%7D%7D, or remove the rule\./,
  );
});
