/*
 * Puts the texts of `src/messages/en/document.ts` into the HTML files, in the place of `{{name}}`. Those files are read by search engines and by
 * browsers without JavaScript, so their texts are not left to the page's script.
 */
import { runnerImport } from 'vite';
import { languagePlugins } from './pseudo-language.mjs';

/** @typedef {typeof import('../src/messages/en/document.ts')} DocumentModule */

/** Fills the places of a template. Throws for a name that has no text. @param {string} html */
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

/** @returns {import('vite').Plugin} */
export function documentTexts() {
  return {
    name: 'document-texts',
    transformIndexHtml: { order: 'pre', handler: fillTexts },
  };
}
