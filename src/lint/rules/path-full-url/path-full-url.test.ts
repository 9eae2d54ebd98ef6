import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';
import { plainWords, ruleAbouts } from '../../texts';

test.each([
  ['https://shop.example.com/x', 'is a full URL, not a path'],
  ['shop.example.com/x', 'starts with a domain name, not with a path'],
  ['/shop.example.com/x', 'starts with a domain name'],
])('the title of the finding about %s says that it %s', (path, says) => {
  const found = findingsIn(`User-agent: *\nDisallow: ${path}\n`, {});
  const titles = found.flatMap(({ rule, params }) =>
    rule === 'path-full-url' ? [plainWords(ruleAbouts.get(rule)?.title(params) ?? [])] : [],
  );
  expect(titles).toEqual([`${path} ${says}`]);
});

test.each([
  ['pubads.example.net', 'another site', []],
  ['m.shop.example.com', 'a subdomain', ['put rules for m.shop.example.com into the robots.txt there.']],
  ['www.shop.example.com', 'the site itself', ['If you mean this site’s own pages, write /x.']],
])('a folder named %s, which is %s', (host, _, says) => {
  const context = { robotsUrl: 'https://shop.example.com/robots.txt' };
  const found = findingsIn(`User-agent: *\nDisallow: /${host}/x\n`, context).filter(
    ({ rule }) => rule === 'path-full-url',
  );
  expect(found).toHaveLength(says.length);
  for (const [i, words] of says.entries())
    expect(plainWords(ruleAbouts.get('path-full-url')?.explain(found[i]?.params ?? {}) ?? [])).toContain(
      words,
    );
});

test('a site that isn’t known is never sent to the robots.txt of another', () => {
  const [finding] = findingsIn('User-agent: *\nDisallow: /ads.example.net/x\n', {});
  const text = plainWords(ruleAbouts.get('path-full-url')?.explain(finding?.params ?? {}) ?? []);
  expect(text).toMatch(/If you mean this site’s own pages, write \/x\.$/);
});
