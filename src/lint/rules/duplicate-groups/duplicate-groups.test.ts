import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';

/** Returns the titles of the findings about two groups with a name. */
function titles(name: string): readonly string[] {
  return findingsIn(`User-agent: ${name}\nDisallow: /x\n\nUser-agent: ${name}\nDisallow: /y\n`, {})
    .filter(({ rule }) => rule === 'duplicate-groups')
    .map(({ params }) => plainWords(about.title(params as never)));
}

test('shortens a long name', () => {
  expect(titles('Yeti')).toEqual(['Yeti has more than one group']);
  expect(titles('x'.repeat(41))).toEqual([`${'x'.repeat(40)}… has more than one group`]);
});

test('leaves a full User-Agent header to agent-full-ua', () => {
  expect(titles('Mozilla/5.0 (compatible; bingbot/2.0)')).toEqual([]);
  expect(titles('Mozilla/5.0 (compatible; Unknown/2.0)')).toHaveLength(1);
});
