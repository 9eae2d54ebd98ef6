import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import robotsTxt from './astro';
import type { Node } from './rehype';

const folder = mkdtempSync(join(tmpdir(), 'astro-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns what the integration writes into a page with this fence. */
function pageWith(meta: string): Node | undefined {
  const tree: Node = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        position: { start: { line: 3 } },
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: { className: ['language-robots-txt'] },
            data: { meta },
            children: [{ type: 'text', value: 'User-agent: *\nDisallow: /' }],
          },
        ],
      },
    ],
  };
  robotsTxt({ live: true }).hooks['astro:config:setup']({
    updateConfig({ markdown }) {
      for (const [plugin, options] of markdown.rehypePlugins)
        plugin(options)(tree, {
          path: 'a&b.md',
          value: '',
          fail: () => {
            throw new Error('Astro would ignore this');
          },
        });
    },
  });
  return tree.children?.[0];
}

/** Writes a page, and runs the integration's last step. */
function build(html: string): void {
  mkdirSync(join(folder, 'deep'), { recursive: true });
  writeFileSync(join(folder, 'deep/index.html'), html);
  writeFileSync(join(folder, 'other.txt'), '<p class="robots-txt-problem">not a page</p>');
  robotsTxt().hooks['astro:build:done']({ dir: pathToFileURL(`${folder}/`) });
}

it('renders fences as the options say', () => {
  expect(pageWith('url=/b')).toMatchObject({ tagName: 'robots-txt-tester' });
});

it('writes a problem into the page, and lists it once the pages are written', () => {
  const problem = pageWith('url=/<a expect=allowed');
  expect(problem).toMatchObject({ tagName: 'p', properties: { className: 'robots-txt-problem' } });
  const [text] = problem?.children ?? [];
  // Astro's pages escape like this, and may add attributes.
  const escaped = (text?.value ?? '').replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
  const html = `<p>a</p><p class="robots-txt-problem" dir="auto">${escaped}</p>`;
  expect(() => build(html + html)).toThrow(
    '1 robots.txt example can\'t be shown:\na&b.md:3: robots.txt example: expected "allowed" for Googlebot and /<a, but found "blocked 2".',
  );
});

it('is content with pages without problems', () => {
  expect(() => build('<p class="other">robots-txt-problem</p>')).not.toThrow();
});
