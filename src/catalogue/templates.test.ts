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

/** Returns the answers of a template's file to its own questions. */
function outcomes(id: string): string[] {
  const template = templates.find((candidate) => candidate.id === id);
  if (template === undefined) throw new Error(`No template ${id}`);
  return template.probes.map(({ crawler, path }) => {
    const chosen = readCrawler(crawler);
    if (chosen.kind !== 'known') throw new Error(`No crawler ${crawler}`);
    const dialect = dialects.find((candidate) => candidate.id === dialectOf(chosen).id);
    const { outcome } = decide(parseRobotsTxt(template.text(crawlers), dialect), {
      productTokens: chosen.tokens,
      ignoresGlobalGroup: chosen.ignoresGlobalGroup,
      url: path,
    });
    return `${crawler} ${path} ${outcome === 'allowed' ? 'yes' : 'no'}`;
  });
}

describe.each(templates)('the template $id', (template) => {
  test('is a file that ends with a line end and has https sources', () => {
    expect(template.text(crawlers)).toMatch(/^User-agent: /m);
    expect(template.text(crawlers).endsWith('\n')).toBe(true);
    expect(template.probes.length).toBeGreaterThan(2);
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
  ['wordpress', ['yes', 'yes', 'no', 'yes', 'yes']],
  ['magento', ['yes', 'no', 'no', 'no', 'yes', 'yes']],
  ['shop', ['yes', 'yes', 'no', 'no', 'no', 'no']],
  ['drupal', ['yes', 'yes', 'no', 'no', 'no', 'yes']],
  ['mediawiki', ['yes', 'no', 'yes', 'no']],
  ['next-js', ['yes', 'yes', 'no', 'yes', 'yes']],
  ['documentation', ['yes', 'yes', 'no', 'no']],
  ['staging', ['no', 'no', 'no']],
  ['ai-training', ['yes', 'yes', 'no', 'no', 'no', 'no', 'yes', 'yes']],
  ['ai-all', ['yes', 'yes', 'no', 'no', 'no', 'no', 'no', 'no']],
  ['ai-all-but-search', ['yes', 'yes', 'no', 'no', 'no', 'no', 'yes', 'yes']],
])('%s gives the expected answers to its questions', (id, expected) => {
  expect(outcomes(id).map((line) => line.split(' ').at(-1))).toEqual(expected);
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
