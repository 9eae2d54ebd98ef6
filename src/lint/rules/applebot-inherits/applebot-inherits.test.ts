import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';

test.each([
  [
    '/x',
    '/',
    'It can crawl pages that are open here but closed to crawlers in the * group, such as the home page.',
  ],
  [
    '/',
    '/x',
    'It can’t crawl pages that are blocked here but open to crawlers in the * group, such as the home page.',
  ],
])('with Disallow: %s for Googlebot and %s for *, the home page is an example', (google, star, words) => {
  const text = `User-agent: Googlebot\nDisallow: ${google}\n\nUser-agent: *\nDisallow: ${star}\n`;
  const found = findingsIn(text, {}).find(({ rule }) => rule === 'applebot-inherits');
  expect(plainWords(about.explain(found?.params as never))).toContain(words);
});
