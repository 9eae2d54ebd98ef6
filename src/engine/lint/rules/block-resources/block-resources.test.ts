import { expect, test } from 'vitest';
import { plainWords } from '../../../lint-texts/words';
import type { ParamsOf } from '../../lint-rule';
import { findingsIn } from '../../testdata/example-file';
import { about } from './about';
import type { rule } from './rule';

/** Returns the title and the text of each finding about rules for `*`. */
function texts(...paths: readonly string[]): readonly string[] {
  return findingsIn(`User-agent: *\n${paths.map((path) => `Disallow: ${path}\n`).join('')}`, {})
    .filter(({ rule }) => rule === 'block-resources')
    .map(({ params }) => params as ParamsOf<typeof rule>)
    .map((params) => `${plainWords(about.title(params))}. ${plainWords(about.explain(params))}`);
}

test('begins with the broadest rule and tells pictures apart', () => {
  const [pictures, files, ...rest] = texts('/img/', '/css/', '/*.js$', '/*.css$');
  expect(files).toMatch(/^\/\*\.js\$ and 2 more rules block files .* Delete these rules\.$/);
  expect(pictures).toMatch(/^\/img\/ may block your pictures\. .* delete the rule\.$/);
  expect(rest).toEqual([]);
});

test('names the rules to add, and the code that deleting would open', () => {
  expect(texts('/a/', '/a/css/')[0]).toMatch(
    /Delete the rule, or add Allow: \/a\/css\/\*\.css and Allow: \/a\/css\/\*\.js\.$/,
  );
  expect(texts('/misc/', '/modules/', '/scripts/')[0]).toMatch(
    /^\/misc\/ and one more rule .* Delete these rules, or add Allow: \/misc\/\*\.css and Allow: \/misc\/\*\.js, and the same for the other folders\. If you delete these rules, crawlers may also load the program code in \/modules\/\.$/,
  );
});
