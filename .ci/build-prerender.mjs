/*
 * Vite plugin: puts the page with the first-run example and its answer into index.html (src/app/prerender.tsx).
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { shortClassName } from './class-names.mjs';
import { languagePlugins } from './pseudo-language.mjs';

const root = resolve(import.meta.dirname, '..');
const outDir = resolve(root, 'node_modules/.cache/prerender');

/** @returns {import('vite').Plugin} */
export function prerenderedPage() {
  return {
    name: 'prerendered-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const { phone, wide, answered } = await prerender();
        const root = '<div id="root"></div>';
        if (!html.includes(root)) throw new Error(`index.html has no ${root}`);
        const body = [
          `<div id="root">${withoutStyles(wide)}</div>`,
          `<template id="phone">${withoutStyles(phone)}</template>`,
          `<script type="application/json" id="answered">${answered.replaceAll('<', '\\u003c')}</script>`,
        ];
        return html.replace(root, () => body.join('\n    '));
      },
    },
  };
}

/** Bundles the code that renders the page, and runs it. @returns {Promise<{ phone: string, wide: string, answered: string }>} */
async function prerender() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: languagePlugins(),
    css: { modules: { generateScopedName: shortClassName } },
    build: {
      ssr: resolve(root, 'src/app/prerender.tsx'),
      target: 'node20',
      outDir,
      copyPublicDir: false,
      rolldownOptions: {
        // Only the Embed dialog imports it.
        external: 'virtual:embed-script',
        output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)).prerenderPage();
}

/** Renames the `style` attributes, which the CSP forbids. src/app/early.ts applies them, as scripts may. @param {string} html */
const withoutStyles = (html) => html.replaceAll(' style="', ' data-style="');
