import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';

test.each([
  ['/', 'Or write Googlebot instead, but only if the whole site should be closed to it.'],
  ['/x', 'Or write Googlebot instead, if these rules should apply to it.'],
])('the text about a group with Disallow: %s says what another name would do', (path, words) => {
  const text = `User-agent: Googlebot-Mobile\nDisallow: ${path}\n`;
  const found = findingsIn(text, {}).find(({ rule }) => rule === 'agent-obsolete');
  expect(plainWords(about.explain(found?.params as never))).toBe(
    'This crawler now looks for Googlebot, so rules for Googlebot-Mobile do nothing. Remove this line and the lines below it, up to the next User-agent line. ' +
      words,
  );
});
