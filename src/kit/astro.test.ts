import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import robotsTxt, { type MarkdownNode } from './astro';

const folder = mkdtempSync(join(tmpdir(), 'astro-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns what the integration makes of a fence with these words. */
function dataOf(words: string) {
  const code = { type: 'code', lang: 'robots-txt', meta: words, value: 'User-agent: *\nDisallow: /' };
  const tree: MarkdownNode = {
    type: 'root',
    children: [{ type: 'list', children: [{ ...code, position: { start: { line: 3 } } }] }],
  };
  robotsTxt({ live: true }).hooks['astro:config:setup']({
    updateConfig({ markdown }) {
      for (const [plugin, options] of markdown.remarkPlugins) {
        expect(options.version, 'another version renders everything anew').toMatch(/^\d/);
        plugin(options)(tree, { path: 'a&b.md', value: '' });
      }
    },
  });
  return tree.children?.[0]?.children?.[0]?.data as {
    hName: string;
    hProperties: object;
    hChildren: { value: string }[];
  };
}

/** Writes a page, and runs the integration's last step. */
function build(html: string): void {
  mkdirSync(join(folder, 'deep'), { recursive: true });
  writeFileSync(join(folder, 'deep/index.html'), html);
  writeFileSync(join(folder, 'other.txt'), '<p class="robots-txt-problem">not a page</p>');
  robotsTxt().hooks['astro:build:done']({ dir: pathToFileURL(`${folder}/`) });
}

it('renders fences as the options say', () => {
  expect(dataOf('url=/b')).toMatchObject({ hName: 'robots-txt-tester', hProperties: { url: '/b' } });
});

it('writes a problem into the page, and lists it once the pages are written', () => {
  const { hName, hProperties, hChildren } = dataOf(`url="/<a'b" expect=allowed`);
  expect([hName, hProperties]).toEqual(['p', { className: 'robots-txt-problem' }]);
  const [text] = hChildren;
  // Astro's pages escape in different ways, and may add attributes.
  const escaped = (text?.value ?? '')
    .replaceAll('&', '&#x26;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
  const html = `<p>a</p><p class="robots-txt-problem" dir="auto">${escaped}</p>`;
  expect(() => build(html + html)).toThrow(
    `1 robots.txt example can't be shown:\na&b.md:3: robots.txt example: expected "allowed" for Googlebot and /<a'b, but found "blocked 2".`,
  );
});

it('is content with pages without problems', () => {
  expect(() => build('<p class="other">robots-txt-problem</p>')).not.toThrow();
});
