/*
 * npm run test:docs-sites (after npm run build): builds real documentation sites with the snippets of docs/embedding.md and opens them in Chromium. The
 * built tester is on another origin; both are on plain static servers. Prints one line per site; exits with 1 if one fails.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { requireChromium } from '../support/browsers';
import { guideFiles } from '../support/guide-files';
import { packPackage } from '../support/pack-package';
import { prepareProject, runIn } from '../support/prepare-project';
import { startStaticServer } from '../support/static-server';
import { checkBuiltPage, expectFailure } from './check-built';
import { checkFenceAlone, checkSite } from './check-site';
import { type BuiltSite, builtSites, type Site, sites } from './sites';

/** The tester's address in the guide. */
const PLACEHOLDER = 'https://robots.example/tester/';

const here = dirname(resolve(process.argv[1] ?? ''));
const root = resolve(here, '../..');
const cache = join(root, 'node_modules/.cache/docs-sites');
const tarball = packPackage(root, join(cache, 'tarball'));
const tester = await startStaticServer(process.env['E2E_DIST'] ?? join(root, 'dist'));
// The tester is in a subfolder of its host, as in the guide.
const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8').replaceAll(
  PLACEHOLDER,
  `${tester.origin}/sub/path/`,
);
const browser = await chromium.launch({
  executablePath: requireChromium('whole').executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});

/** Builds a site. If that fails, throws an error that also names the Debian package that the site needs. */
function build(work: string, { build, debianPackage }: Site): void {
  try {
    runIn(work, build);
  } catch (error) {
    if (!debianPackage || !(error instanceof Error)) throw error;
    throw new Error(`${error.message}\nThis site needs the Debian package ${debianPackage}.`);
  }
}

async function test(site: Site): Promise<void> {
  const work = join(cache, site.name);
  prepareProject(join(here, site.name), work, guideFiles(guide, site.name));
  build(work, site);
  const server = await startStaticServer(join(work, site.output));
  try {
    // Not the tester's host with another port: browsers must treat the site as cross-site.
    const origin = server.origin.replace('127.0.0.1', 'localhost');
    await checkSite(browser, site, origin);
    if (site.fenceAlone) await checkFenceAlone(browser, origin, site.fenceAlone);
  } finally {
    await server.close();
  }
}

async function testBuilt(site: BuiltSite): Promise<void> {
  const work = join(cache, site.name);
  prepareProject(join(here, site.name), work, guideFiles(guide, site.name), {
    'robots-txt-tester': `file:${tarball}`,
  });
  for (const page of Object.keys(site.pages)) {
    // It would move if the tester took another height than the example.
    appendFileSync(join(work, page), '\nText after the example.\n');
    expectFailure(work, page);
  }
  runIn(work, 'npm run build');
  const server = await startStaticServer(join(work, site.output));
  try {
    for (const address of Object.values(site.pages))
      await checkBuiltPage(browser, server.origin.replace('127.0.0.1', 'localhost') + address);
  } finally {
    await server.close();
  }
}

let failed = 0;
/** Runs a test and prints its result. With names on the command line, runs only those. */
async function run(name: string, work: () => Promise<void>): Promise<void> {
  const only = process.argv.slice(2);
  if (only.length > 0 && !only.includes(name)) return;
  try {
    await work();
    console.log(`${name}: passed`);
  } catch (error) {
    failed += 1;
    console.error(`${name}: FAILED\n${error instanceof Error ? error.message : error}`);
  }
}
for (const site of sites) await run(site.name, () => test(site));
for (const site of builtSites) await run(site.name, () => testBuilt(site));
await browser.close();
await tester.close();
process.exitCode = failed === 0 ? 0 : 1;
