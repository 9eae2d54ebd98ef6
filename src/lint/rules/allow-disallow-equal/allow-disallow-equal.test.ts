import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';

test.each([
  ['is offered to be removed', 'Disallow: /x', true],
  ['stays if the other Allow rules are exceptions to nothing else', 'Allow: /a', false],
])('the Disallow %s', (_, other, isOffered) => {
  const [finding] = findingsIn(`User-agent: *\nAllow: /\n${other}\nDisallow: /\n`, {}).filter(
    ({ rule }) => rule === 'allow-disallow-equal',
  );
  expect(finding?.fix instanceof Function).toBe(isOffered);
});
