import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';

test.each([
  [1500, '2 groups have the same 1500 rules: list their User-agent lines above one group.'],
  [1, '2100 groups have the same rule: list their User-agent lines above one group.'],
])('groups with the same %i rules should be one', (count, says) => {
  const rules = Array.from({ length: count }, (_, i) => `Disallow: /${i}/\n`).join('');
  const groups = Array.from({ length: count === 1 ? 2100 : 2 }, (_, i) => `User-agent: a${i}\n${rules}\n`);
  const finding = findingsIn(groups.join(''), {}).find(({ rule }) => rule === 'too-many-rules');
  expect(plainWords(about.explain(finding?.params as never))).toContain(says);
});
