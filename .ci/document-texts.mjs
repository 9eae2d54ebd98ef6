/*
 * Replaces each `{{name}}` in the HTML files by its text from `src/messages/en/document.ts`. The page's script can't do that: search engines and
 * browsers without JavaScript read the HTML as it is.
 */
import { runnerImport } from 'vite';
import { languagePlugins } from './pseudo-language.mjs';

/** @typedef {typeof import('../src/messages/en/document.ts')} DocumentModule */

/** Replaces each `{{name}}` in `html` and sets `lang`. Throws for a name without a text. @param {string} html */
export async function fillTexts(html) {
  const { module } = await runnerImport(/** @type {string} */ ('./src/messages/en/document.ts'), {
    configFile: false,
    plugins: languagePlugins(),
  });
  const { documentTexts } = /** @type {DocumentModule} */ (module);
  /** @type {Record<string, string>} */
  const texts = documentTexts;
  return html.replace('lang="en"', 'lang="{{lang}}"').replace(/\{\{(\w+)\}\}/g, (_place, name) => {
    const text = texts[name];
    if (text === undefined) throw new Error(`There is no document text called ${name}`);
    return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  });
}

/** Applies `fillTexts` to the HTML of the build and of the dev server. @returns {import('vite').Plugin} */
export function documentTexts() {
  return {
    name: 'document-texts',
    transformIndexHtml: { order: 'pre', handler: fillTexts },
  };
}
