import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, dialects, parseRobotsTxt, type RobotsTxt, selectGroups } from '../engine';
import { crawlerDialectIds } from '../engine/dialect-ids';
import { PLAIN_ANSWER } from '../engine/fetch';
import { encodeText } from '../engine/source';
import { applyEdits } from '../engine/text-edits';
import { openFile, placeGroups } from '../engine/versions';
import { lint } from '../lint';
import { crawlers } from './crawlers';
import { dialectOf } from './dialect-of';
import { readCrawler } from './read-crawler';
import { templates } from './templates';

/** Returns whether a crawler may fetch a path of a site that uses a template as its file. */
function mayFetch(id: string, crawler: string, path: string): boolean {
  const template = templates.find((candidate) => candidate.id === id);
  if (template === undefined) throw new Error(`No template ${id}`);
  const chosen = readCrawler(crawler);
  if (chosen.kind !== 'known') throw new Error(`No crawler ${crawler}`);
  const dialect = dialects.find((candidate) => candidate.id === dialectOf(chosen).id);
  const { outcome } = decide(parseRobotsTxt(template.text(crawlers), dialect), {
    productTokens: chosen.tokens,
    ignoresGlobalGroup: chosen.ignoresGlobalGroup,
    url: path,
  });
  return outcome === 'allowed';
}

describe.each(templates)('the template $id', (template) => {
  test('is a file that ends with a line end and has https sources', () => {
    expect(template.text(crawlers)).toMatch(/^User-agent: /m);
    expect(template.text(crawlers).endsWith('\n')).toBe(true);
    for (const source of template.sources) expect(source).toMatch(/^https:/);
  });

  test('has no findings', () => {
    const context = { crawlers, url: null, robotsUrl: null, answer: PLAIN_ANSWER };
    const found = lint(parseRobotsTxt(template.text(crawlers)), context);
    expect(found.map(({ rule, line }) => [rule, line])).toEqual([]);
  });
});

test('have unique ids', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
});

test.each([
  [
    'wordpress',
    'googlebot',
    true,
    ['/', '/a-post/', '/wp-admin/admin-ajax.php', '/wp-content/themes/site/style.css'],
  ],
  ['wordpress', 'googlebot', false, ['/wp-admin/options.php']],
  [
    'magento',
    'googlebot',
    true,
    ['/shirt.html', '/women.html?color=red', '/media/catalog/product/shirt.jpg'],
  ],
  [
    'magento',
    'googlebot',
    false,
    ['/checkout/cart/', '/customer/account/login/', '/women.html?product_list_order=price'],
  ],
  ['shop', 'googlebot', true, ['/products/shirt', '/collections/shirts']],
  [
    'shop',
    'googlebot',
    false,
    ['/collections/shirts/red+large', '/collections/shirts?sort_by=price', '/cart', '/search?q=shirt'],
  ],
  ['drupal', 'googlebot', true, ['/', '/node/1', '/core/misc/drupal.js']],
  ['drupal', 'googlebot', false, ['/admin/config', '/user/login', '/search/node']],
  ['mediawiki', 'googlebot', true, ['/wiki/Main_Page', '/w/load.php?modules=site.styles']],
  ['mediawiki', 'googlebot', false, ['/w/index.php?title=Main_Page&action=history', '/wiki/Special:Search']],
  [
    'next-js',
    'googlebot',
    true,
    ['/', '/blog/post', '/_next/static/chunks/main.js', '/_next/image?url=%2Fa.png&w=640'],
  ],
  ['next-js', 'googlebot', false, ['/api/user']],
  ['documentation', 'googlebot', true, ['/en/latest/start.html', '/en/stable/start.html']],
  ['documentation', 'googlebot', false, ['/en/2.1/start.html', '/en/v3/start.html']],
  ['staging', 'googlebot', false, ['/']],
  ['staging', 'bingbot', false, ['/']],
  ['staging', 'adsbot-google', false, ['/']],
] as const)('%s lets %s fetch: %s, %j', (id, crawler, isAllowed, paths) => {
  for (const path of paths) expect([path, mayFetch(id, crawler, path)]).toEqual([path, isAllowed]);
});

test.each([
  ['ai-training', true, ['googlebot', 'bingbot', 'oai-searchbot', 'perplexitybot']],
  ['ai-training', false, ['gptbot', 'claudebot', 'ccbot', 'google-extended']],
  ['ai-all', true, ['googlebot', 'bingbot']],
  ['ai-all', false, ['gptbot', 'claudebot', 'ccbot', 'google-extended', 'oai-searchbot', 'perplexitybot']],
  ['ai-all-but-search', true, ['googlebot', 'bingbot', 'oai-searchbot', 'perplexitybot']],
  ['ai-all-but-search', false, ['gptbot', 'claudebot', 'ccbot', 'google-extended']],
] as const)('%s lets these fetch: %s, %j', (id, isAllowed, names) => {
  for (const name of names) expect([name, mayFetch(id, name, '/article')]).toEqual([name, isAllowed]);
});

test('AI templates only name crawlers that request robots.txt, each once', () => {
  for (const id of ['ai-training', 'ai-all', 'ai-all-but-search']) {
    const text = templates.find((template) => template.id === id)?.text(crawlers) ?? '';
    const names = [...text.matchAll(/^User-agent: (.*)$/gm)].map(([, name]) => name?.toLowerCase());
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names)
      expect(
        crawlers.some(
          ({ productToken, obeysRobots }) =>
            productToken.toLowerCase() === name && (obeysRobots === 'yes' || obeysRobots === 'partly'),
        ),
      ).toBe(true);
  }
});

const line = fc.oneof(
  fc
    .constantFrom('*', 'bingbot', 'Googlebot', 'YandexBot', 'GPTBot', 'Applebot', 'Other')
    .map((name) => `User-agent: ${name}`),
  fc.constantFrom('Allow: /', 'Allow: /a', 'Disallow: /', 'Disallow: /a', 'Disallow: /*b$', 'Disallow:'),
  fc.constantFrom(
    '',
    '',
    '# c',
    'Crawl-delay: 5',
    'Content-Signal: search=yes',
    'Disalow: /a',
    'Useragent: bingbot',
  ),
  fc.constantFrom('Sitemap: https://a.test/s.xml'),
);

/** Returns a file as each dialect that crawlers use reads it. */
function readings(text: string): readonly RobotsTxt[] {
  const file = openFile(encodeText(text));
  return crawlerDialectIds.map((id) => file.readBy(id));
}

describe.each(templates.filter(({ use }) => use === 'adds-groups'))('the groups of $id', (template) => {
  const groups = template.text(crawlers);
  const alone = readings(groups);

  test('begin with a name and end with a rule, for every crawler', () => {
    for (const { groups: read, groupTable } of alone) {
      expect(read.map(({ rules }) => rules.length)).not.toContain(0);
      expect(groupTable.rulesOutside).toEqual([]);
    }
  });

  test('change no verdict for crawlers that they do not name, and apply to those that they name', () => {
    const asked = crawlers.flatMap(({ id }) => {
      const chosen = readCrawler(id);
      return chosen.kind === 'known' ? [chosen] : [];
    });
    const all = [...asked.map(({ tokens }) => tokens), ['Other'], ['Unheard']];
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.join('\n');
        const edited = (edits: Parameters<typeof applyEdits>[1]) =>
          openFile(encodeText(applyEdits(text, edits)));
        const file = openFile(encodeText(text));
        const steps = placeGroups({ readBy: (id) => file.readBy(id), edited }, groups);
        let step = steps.next();
        while (step.done !== true) step = steps.next();
        const edit = step.value;
        if (edit === null) return false;
        const after = readings(applyEdits(text, [edit]));
        return readings(text).every((before, index) => {
          const texts = [before, after[index] ?? before, alone[index] ?? before] as const;
          // Crawlers with the same groups have the same verdicts.
          const seen = new Map(
            all.map((productTokens) => {
              const selected = texts.map((robots) => selectGroups(robots, { productTokens }));
              return [JSON.stringify(selected), productTokens];
            }),
          );
          return [...seen.values()].every((productTokens) =>
            ['/', '/a', '/ab'].every((url) => {
              const [was, is, would] = texts.map((robots) => decide(robots, { productTokens, url }));
              if (would?.groups.reason !== 'named') return is?.outcome === was?.outcome;
              // A crawler that the file names already follows both groups.
              return was?.groups.reason === 'named' || is?.outcome === would.outcome;
            }),
          );
        });
      }),
      { numRuns: 15 },
    );
  });
});
