/*
 * npm run test:hosts (after npm run build): starts Debian's nginx, Apache and Caddy with the snippets of docs/hosting.md, and the program of
 * `npm run build:service`, and opens the tester on them in Chromium. Prints one line per host; exits with 1 if one fails, or if CI=true and a server is
 * missing. With names of hosts, as in `npm run test:hosts "nginx in a folder"`, it tests only those.
 */
import { chromium } from '@playwright/test';
import { requireChromium } from '../support/browsers';
import { unusedSnippets } from './guide';
import { type Host, hosts } from './hosts';
import { isMissing } from './servers';
import { guideFile } from './work-folder';

const browser = await chromium.launch({
  executablePath: requireChromium('fast').executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const only = process.argv.slice(2);
const missing = new Set<string>();
let failed = 0;

async function run({ name, program, test }: Host): Promise<void> {
  if (program !== undefined && isMissing(program)) {
    missing.add(program.debianPackage);
    return;
  }
  const start = performance.now();
  try {
    await test(browser);
    console.log(`${name}: passed (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    console.error(`${name}: FAILED\n${error instanceof Error ? error.message : error}`);
  }
}

/** Two hosts at a time, one per core. */
const left = hosts.filter(({ name }) => only.length === 0 || only.includes(name));
async function runNext(): Promise<void> {
  for (let host = left.shift(); host !== undefined; host = left.shift()) await run(host);
}
await Promise.all([runNext(), runNext()]);
await browser.close();
if (missing.size > 0)
  console.log(`Not tested, because these Debian packages aren't installed: ${[...missing].join(', ')}`);
if (only.length === 0 && missing.size === 0) {
  const unused = unusedSnippets(guideFile);
  if (unused.length > 0) {
    failed += 1;
    console.error(`No test uses these snippets of docs/hosting.md: ${unused.join(', ')}`);
  }
}
process.exitCode = failed > 0 || (process.env['CI'] === 'true' && missing.size > 0) ? 1 : 0;
