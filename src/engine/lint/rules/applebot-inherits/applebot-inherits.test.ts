import { expect, test } from 'vitest';
import { plainWords } from '../../../lint-texts/words';
import { findingsIn } from '../../testdata/example-file';
import { about } from './about';

test.each([
  ['/x', '/', 'It can crawl every page that isn’t blocked here, although the * group closes the site.'],
  ['/', '/x', 'It can’t crawl any page that isn’t allowed here, although the * group opens the site.'],
  ['/x', '/$', 'It can crawl the home page, which is closed to crawlers in the * group.'],
])('with Disallow: %s for Googlebot and %s for *', (google, star, words) => {
  const text = `User-agent: Googlebot\nDisallow: ${google}\n\nUser-agent: *\nDisallow: ${star}\n`;
  const found = findingsIn(text, {}).find(({ rule }) => rule === 'applebot-inherits');
  expect(plainWords(about.explain(found?.params as never))).toContain(words);
});
