/*
 * Vite plugin: writes dist/_headers, which some static hosts read, and sends the same headers in the preview. See docs/hosting.md.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as policies from './tools/content-security-policy.ts';
import { headersFile, headersFor, hostingHeaders } from './tools/hosting-headers.ts';

/** @returns {import('vite').Plugin} */
export function buildHeaders() {
  let folder = '';
  return {
    name: 'build-headers',
    configResolved: ({ root, build: { outDir } }) => {
      folder = resolve(root, outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writeFileSync(join(folder, '_headers'), headersFile(rulesOf(folder))),
    },
    configurePreviewServer: ({ middlewares }) => {
      const rules = rulesOf(folder);
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
        next();
      });
    },
  };
}

/** @param {string} folder */
function rulesOf(folder) {
  const embed = join(folder, 'embed');
  return hostingHeaders(policies, existsSync(embed) ? readdirSync(embed).sort() : []);
}
