import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';

function text(rules: string): string {
  const found = findingsIn(`User-agent: *\n${rules}`, {}).find(({ rule }) => rule === 'redundant-star');
  return plainWords(about.explain(found?.params as never));
}

test.each([
  ['Disallow: /x*\n', 'You can remove it: /x matches the same URLs.'],
  [
    'Disallow: /x*\nDisallow: /yy*\n',
    'You can remove it: /x matches the same URLs. The same goes for one more rule.',
  ],
  [
    'Allow: /old\nDisallow: /old*\nDisallow: /longer*\n',
    'You can remove it: /longer matches the same URLs. Another rule ends with a star too, but without it another rule might win, so keep it there.',
  ],
])('all lines with a star are counted in %j', (rules, words) => {
  expect(text(rules)).toBe(words);
});
