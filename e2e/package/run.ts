/*
 * npm run test:package (after npm run build): packs the package, installs it into projects and uses it as docs/package.md says: in Node, with TypeScript, in
 * a Vite app and in a Next.js site. Chromium opens the latter two; the built tester is on another origin. Also runs two tools that check packages. Prints
 * one line per project; exits with 1 if one fails.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { requireChromium } from '../support/browsers';
import { guideFiles } from '../support/guide-files';
import { packPackage } from '../support/pack-package';
import { prepareProject, runIn } from '../support/prepare-project';
import { startStaticServer } from '../support/static-server';
import { checkElementPage, checkReactPage } from './check-pages';

/** The tester's address in the guide. */
const PLACEHOLDER = 'https://robots.example/tester/';

const here = dirname(resolve(process.argv[1] ?? ''));
const root = resolve(here, '../..');
// Outside the repository, whose packages the projects would find, and outside any node_modules, where Next.js transforms no code.
const work = mkdtempSync(join(tmpdir(), 'robots-package-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const tester = await startStaticServer(process.env['E2E_DIST'] ?? join(root, 'dist'));
const withTester = (text: string): string => text.replaceAll(PLACEHOLDER, `${tester.origin}/sub/path/`);
const guide = withTester(readFileSync(join(root, 'docs/package.md'), 'utf8'));
const more = { path: 'more.jsx', text: withTester(readFileSync(join(here, 'react/more.jsx'), 'utf8')) };
const tarball = packPackage(root, join(work, 'tarball'));

/** Prepares the project in the folder `source` with the guide's snippets for it, and returns its folder. */
function prepare(
  source: string,
  { name = source, dependencies = {}, files = guideFiles(guide, source) } = {},
): string {
  const project = join(work, name);
  prepareProject(join(here, source), project, files, {
    ...dependencies,
    'robots-txt-tester': `file:${tarball}`,
  });
  return project;
}

/** Runs each of the guide's scripts. Their comments say what they print. */
function testNode(): void {
  const files = guideFiles(guide, 'node');
  const project = prepare('node');
  for (const { path, text } of files) {
    const printed = [...text.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => `${line}\n`);
    expect(printed.length, `${path} prints something`).toBeGreaterThan(0);
    expect(runIn(project, `node ${path}`), path).toBe(printed.join(''));
  }
}

/** Checks the types with both compilers and both ways of resolving modules. */
function testTypes(name: string, dependencies: Record<string, string>): void {
  const project = prepare('types', { name, dependencies });
  for (const [moduleResolution, module] of [
    ['bundler', 'esnext'],
    ['node16', 'node16'],
  ]) {
    const compilerOptions = {
      moduleResolution,
      module,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    // Programs for Node don't have the types of browsers.
    const withoutDom = {
      compilerOptions: { ...compilerOptions, lib: ['es2022'] },
      files: ['without-dom.mts'],
    };
    writeFileSync(join(project, 'tsconfig.node.json'), JSON.stringify(withoutDom));
    for (const compiler of ['typescript', 'typescript-5'])
      for (const config of ['tsconfig.json', 'tsconfig.node.json'])
        runIn(project, `node node_modules/${compiler}/bin/tsc -p ${config}`);
  }
}

async function inBrowser(folder: string, check: typeof checkReactPage): Promise<void> {
  const server = await startStaticServer(folder);
  try {
    // Not the tester's host with another port: browsers must treat the page as cross-site.
    await check(browser, server.origin.replace('127.0.0.1', 'localhost'));
  } finally {
    await server.close();
  }
}

const browser = await chromium.launch({
  executablePath: requireChromium('whole').executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});

const tests: Readonly<Record<string, () => void | Promise<void>>> = {
  node: testNode,
  'types with React 19': () => testTypes('types', {}),
  'types with React 18': () => testTypes('types-react-18', { '@types/react': '18.3.32' }),
  async 'vite, with the element and with React 18'() {
    const project = prepare('vite', { files: [...guideFiles(guide, 'vite'), more] });
    runIn(project, 'npm run build');
    await inBrowser(join(project, 'dist'), checkElementPage);
    await inBrowser(join(project, 'dist'), (where, origin) => checkReactPage(where, `${origin}/react.html`));
  },
  async 'next, with React 19'() {
    const files = guideFiles(guide, 'next');
    const project = prepare('next', { files: [...files, { ...more, path: 'app/more.jsx' }] });
    runIn(project, 'npm run build');
    const html = readFileSync(join(project, 'out/index.html'), 'utf8');
    expect(html, 'rendered by the server').toMatch(
      /<robots-txt-tester[^>]* crawler="Googlebot"[^>]*><pre>User-agent: \*\nDisallow: \/shop\/cart<\/pre>/,
    );
    await inBrowser(join(project, 'out'), checkReactPage);
  },
  tools() {
    const project = prepare('tools', { files: [] });
    runIn(project, `npx --no-install publint --strict ${tarball}`);
    // All modules are ES modules, which Node 20 imports but may not `require`.
    // A style sheet has no types.
    runIn(project, `npx --no-install attw ${tarball} --profile esm-only --exclude-entrypoints ./style.css`);
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  try {
    await test();
    console.log(`${name}: passed`);
  } catch (error) {
    failed += 1;
    console.error(`${name}: FAILED\n${error instanceof Error ? error.message : error}`);
  }
}
await browser.close();
await tester.close();
process.exitCode = failed === 0 ? 0 : 1;
