import { describe, expect, it } from 'vitest';
import { policyTokenNamed } from '../../catalogue/policy-tokens';
import {
  everyCrawlerDocumentation,
  fieldDocumentation,
  signDocumentation,
  tokenDocumentation,
  unknownTokenDocumentation,
} from './documentation';
import { completionFields, completionTexts } from './editor-help';

describe('documentation', () => {
  it('documents every offered field in any spelling', () => {
    for (const { name } of Object.values(completionFields)) {
      expect(fieldDocumentation(name.toUpperCase())?.title).toEqual([{ code: name }]);
    }
    expect(fieldDocumentation('useragent')).toEqual(fieldDocumentation('User-agent'));
    expect(fieldDocumentation('constructor')).toBeNull();
  });

  it('agrees with the engine about fields and the star', () => {
    const delay = JSON.stringify(fieldDocumentation('crawl-delay'));
    expect(delay).toContain('whole numbers from 1 to 20');
    expect(delay).toContain('blogs.bing.com/webmaster/2012/05/03/');
    expect(JSON.stringify(fieldDocumentation('sitemap'))).toContain('every crawler that reads sitemaps');
    for (const text of [
      JSON.stringify(everyCrawlerDocumentation),
      completionTexts.everyCrawler.info,
      completionFields['user-agent'].info,
    ])
      expect(text).toMatch(/ost crawlers that the file doesn't name.*AdsBot-Google/);
  });

  it('says what a special character matched, and nothing for a rule that does not match', () => {
    expect(signDocumentation('*', 'cart').text.at(-1)).toEqual([
      'In the tested URL it matches ',
      { code: 'cart' },
      '.',
    ]);
    expect(signDocumentation('*', '').text.at(-1)).toEqual(['In the tested URL it matches nothing.']);
    expect(signDocumentation('$', null).text).toHaveLength(1);
  });
});

it('gives both sources of a note on a crawler', () => {
  const crawler = { name: 'Bingbot', operator: 'Microsoft', purpose: 'search', note: 'Crawls.' };
  const [first, second] = ['https://bing.test/a', 'https://blogs.bing.test/b'] as const;
  const documented = tokenDocumentation({ ...crawler, source: first, noteSource: { source: second } });
  expect(documented.sources).toEqual([
    { name: 'Microsoft', href: first },
    { name: 'blogs.bing.test/b', href: second },
  ]);
});

it('says that a policy token isn’t a crawler, with the draft as its source', () => {
  const known = unknownTokenDocumentation('__usage_ai-training', policyTokenNamed('__usage_ai-training'));
  expect(known.text[0]?.[0]).toMatch(/^A preference from a draft of 30 October 2026/);
  expect(known.sources).toEqual([
    {
      name: 'draft-kelley-aipref-training-preference-signal-00',
      href: expect.stringMatching(/^https:\/\/www\.ietf\.org\//),
    },
  ]);
  const unknown = unknownTokenDocumentation('__usage_other', null);
  expect(unknown.text).toEqual([
    ['Names that start with __usage_ state preferences. They name no crawlers.'],
  ]);
  expect(unknownTokenDocumentation('MyBot', null).text[0]?.[0]).toContain("isn't in our list");
});
