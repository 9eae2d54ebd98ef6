/*
 * Vite plugin: adds the small files beside the page: `version.json`, and `404.html` for hosts that send it with their status 404. Moves Vite's manifest out of
 * what is published; `.ci/size.mjs` reads it.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fillTexts } from './document-texts.mjs';
import { commit, version } from './version.mjs';

const root = resolve(import.meta.dirname, '..');

/** Where the manifest of the last build is. */
export const manifestFile = join(root, 'node_modules/.cache/build/manifest.json');

/**
 * Writes the page's own address into index.html, because link previews take no relative address of a picture. Without an address the page stays as it is.
 * @param {string} html @param {string} address
 */
export function withAddress(html, address) {
  if (address === '') return html;
  if (!/^https?:\/\/[^?#]+\/$/.test(address) || !URL.canParse(address))
    throw new Error(
      `TESTER_ADDRESS is ${address}: write the page's whole address, like https://robots.example/tester/`,
    );
  return html
    .replace('content="./social-card.png"', `content="${new URL('social-card.png', address)}"`)
    .replace('rel="canonical" href="./"', `rel="canonical" href="${new URL(address)}"`);
}

/** @returns {import('vite').Plugin} */
export function pageFiles() {
  let folder = '';
  return {
    name: 'page-files',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => withAddress(html, process.env['TESTER_ADDRESS'] ?? ''),
    },
    async generateBundle() {
      const missing = readFileSync(join(root, 'src/app/404.html'), 'utf8');
      this.emitFile({ type: 'asset', fileName: '404.html', source: await fillTexts(missing) });
      const source = `${JSON.stringify({ version, commit })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
    closeBundle() {
      const manifest = join(folder, '.vite/manifest.json');
      // Otherwise the build has failed, and says why.
      if (!existsSync(manifest)) return;
      mkdirSync(dirname(manifestFile), { recursive: true });
      renameSync(manifest, manifestFile);
      rmSync(join(folder, '.vite'), { recursive: true });
    },
  };
}
