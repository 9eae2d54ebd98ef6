import { expect, test } from 'vitest';
import { decide, parseRobotsTxt, rfc9309 } from '../../engine';
import { crawlers } from '../crawlers';
import { cloudflareBlock } from './managed-block';

const own = 'User-agent: *\nDisallow: /cart\n';

function answer(text: string, token: string, url: string): string {
  return decide(parseRobotsTxt(text, rfc9309), { productTokens: [token], url }).outcome;
}

test('the managed block blocks AI crawlers and leaves other crawlers to the file after it', () => {
  const text = `${cloudflareBlock.text}${own}`;
  const names = [...text.matchAll(/^User-agent: ([^*\n]+)$/gm)].map(([, name]) => name ?? '');
  expect(names).toEqual([
    'Amazonbot',
    'Applebot-Extended',
    'Bytespider',
    'CCBot',
    'ClaudeBot',
    'CloudflareBrowserRenderingCrawler',
    'Google-Extended',
    'GPTBot',
    'meta-externalagent',
  ]);
  for (const name of names) {
    expect(crawlers.map(({ productToken }) => productToken.toLowerCase())).toContain(name.toLowerCase());
    expect(answer(own, name, '/')).toBe('allowed');
    expect(answer(text, name, '/')).toBe('disallowed');
  }
  expect(answer(text, 'Googlebot', '/')).toBe('allowed');
  expect(answer(text, 'Googlebot', '/cart')).toBe('disallowed');
  expect(text).toMatch(
    /^User-agent: \*\nContent-Signal: search=yes,ai-train=no,use=reference\nAllow: \/\n\n/,
  );
});

test('the managed block states its source and the day it was served', () => {
  expect(cloudflareBlock.source).toMatch(/^https:/);
  expect(cloudflareBlock.servedOn).toMatch(/^2026-\d\d-\d\d$/);
  expect(cloudflareBlock.text).toMatch(/[^\n]\n\n$/);
});
