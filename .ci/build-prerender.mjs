/*
 * Vite plugin: puts the page with the first-run example and its answer into index.html (src/app/prerender.tsx), and links the styles that it needs.
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
      handler: async (html, { bundle = {} }) => {
        const { phone, wide, answered } = await prerender();
        const root = '<div id="root"></div>';
        if (!html.includes(root)) throw new Error(`index.html has no ${root}`);
        const body = [
          `<div id="root">${withoutStyles(wide)}</div>`,
          `<template id="phone">${withoutStyles(phone)}</template>`,
          `<script type="application/json" id="answered">${answered.replaceAll('<', '\\u003c')}</script>`,
        ];
        return withStylesFirst(
          html.replace(root, () => body.join('\n    ')),
          stylesOf(bundle),
        );
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

/**
 * Adds stylesheets, and puts all of them before the first script. If the HTML contains a CSP, Chromium requests nothing after a script until it has run.
 * @param {string} html @param {readonly string[]} files
 */
function withStylesFirst(html, files) {
  const own = files.map((file) => `<link rel="stylesheet" crossorigin href="./${file}">`);
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const others = links.reduce((rest, link) => rest.replace(link, ''), html);
  return others.replace('<script', [...links, ...own, '<script'].join('\n    '));
}

/** @param {NonNullable<import('vite').IndexHtmlTransformContext['bundle']>} bundle */
function stylesOf(bundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} file */
  const add = (file) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (chunk === undefined || seen.has(file) || chunk.isEntry) return;
    seen.add(file);
    for (const imported of chunk.imports) add(imported);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
  };
  const parts = chunks.find(({ name }) => name === 'prerendered');
  if (parts === undefined) throw new Error('No chunk is called prerendered');
  add(parts.fileName);
  return [...files];
}
