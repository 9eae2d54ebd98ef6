import { describe, expect, it } from 'vitest';
import { completionSnippets, completionTexts } from './completion';
import { everyCrawlerDocumentation, fieldDocumentation, signDocumentation } from './documentation';

describe('documentation', () => {
  it('knows every field that is offered, however it is written', () => {
    for (const { name } of completionTexts.fields) {
      expect(fieldDocumentation(name.toUpperCase())?.title).toEqual([{ code: name }]);
    }
    expect(fieldDocumentation('useragent')).toEqual(fieldDocumentation('User-agent'));
    expect(fieldDocumentation('constructor')).toBeNull();
  });

  it('says of fields and of the star what the rules of the engine say', () => {
    const delay = JSON.stringify(fieldDocumentation('crawl-delay'));
    expect(delay).toContain('whole numbers from 1 to 20');
    expect(delay).toContain('blogs.bing.com/webmaster/2012/05/03/');
    expect(JSON.stringify(fieldDocumentation('sitemap'))).toContain('every crawler that reads sitemaps');
    const star = completionTexts.fields.find(({ name }) => name === 'User-agent')?.info;
    for (const text of [JSON.stringify(everyCrawlerDocumentation), completionTexts.everyCrawler.info, star])
      expect(text).toMatch(/ost crawlers that no other group names.*AdsBot-Google/);
    expect(completionTexts.fields.filter(({ inGroup }) => !inGroup).map(({ name }) => name)).toEqual([
      'User-agent',
      'Sitemap',
      'Clean-param',
    ]);
  });

  it('says what a sign took, and nothing of a rule that does not match', () => {
    expect(signDocumentation('*', 'cart').text.at(-1)).toEqual([
      'In the tested URL it matches ',
      { code: 'cart' },
      '.',
    ]);
    expect(signDocumentation('*', '').text.at(-1)).toEqual(['In the tested URL it matches nothing.']);
    expect(signDocumentation('$', null).text).toHaveLength(1);
  });
});

it('offers to block AI training only where the list of crawlers is there', () => {
  expect(completionSnippets([])).toHaveLength(3);
  const [, block] = completionSnippets(['GPTBot', 'CCBot']);
  expect(block?.template).toBe('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n#{0}');
});
