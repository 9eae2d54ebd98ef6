/*
 * npm run test:docs-sites (after npm run build): builds real documentation sites with the snippets of docs/embedding.md and opens them in Chromium. The
 * built tester is on another origin; both are on plain static servers. Prints one line per site; exits with 1 if one fails.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { requireChromium } from '../support/browsers';
import { guideFiles } from '../support/guide-files';
import { prepareProject, runIn } from '../support/prepare-project';
import { startStaticServer } from '../support/static-server';
import { checkSite } from './check-site';
import { type Site, sites } from './sites';

/** The tester's address in the guide. */
const PLACEHOLDER = 'https://robots.example/tester/';

const here = dirname(resolve(process.argv[1] ?? ''));
const root = resolve(here, '../..');
const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
const tester = await startStaticServer(process.env['E2E_DIST'] ?? join(root, 'dist'));
const browser = await chromium.launch({
  executablePath: requireChromium('whole').executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});

async function test(site: Site): Promise<void> {
  // The tester is in a subfolder of its host, as in the guide.
  const snippets = guideFiles(guide.replaceAll(PLACEHOLDER, `${tester.origin}/sub/path/`), site.name);
  const work = join(root, 'node_modules/.cache/docs-sites', site.name);
  prepareProject(join(here, site.name), work, snippets);
  runIn(work, 'npm run build');
  const server = await startStaticServer(join(work, site.output));
  try {
    // Not the tester's host with another port: browsers must treat the site as cross-site.
    await checkSite(browser, site, server.origin.replace('127.0.0.1', 'localhost'));
  } finally {
    await server.close();
  }
}

let failed = 0;
for (const site of sites) {
  try {
    await test(site);
    console.log(`${site.name}: passed`);
  } catch (error) {
    failed += 1;
    console.error(`${site.name}: FAILED\n${error instanceof Error ? error.message : error}`);
  }
}
await browser.close();
await tester.close();
process.exitCode = failed === 0 ? 0 : 1;
