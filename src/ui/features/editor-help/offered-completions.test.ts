import { expect, it } from 'vitest';
import { offeredFields, offeredSnippets } from './offered-completions';

it('offers fields outside groups that have a meaning there', () => {
  expect(offeredFields.filter(({ inGroup }) => !inGroup).map(({ name }) => name)).toEqual([
    'User-agent',
    'Sitemap',
    'Clean-param',
  ]);
});

it('offers to block AI training only when the list of crawlers is available', () => {
  expect(offeredSnippets([])).toHaveLength(3);
  const [, block] = offeredSnippets(['GPTBot', 'CCBot']);
  expect(block?.template).toBe('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n#{0}');
});
