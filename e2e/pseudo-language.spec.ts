import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pseudo } from '../.ci/tools/pseudo-text';
import { crawlers } from '../src/catalogue/crawlers';
import { dialectIds, dialectName } from '../src/engine/dialect-ids';
import { usualSpellings } from '../src/engine/field-names';
import { appTexts, coverageTexts, fetchButton, menuTexts, simulateButton } from '../src/messages';
import { elementTexts } from '../src/messages/element';
import { sideViews, tabViews } from '../src/store/views';
import { expectLoadError } from './support/load-errors';
import { emptyStorage } from './support/shared-page';
import { startStaticServer } from './support/static-server';
import { expect, test } from './support/test';

// All tests of this file share one build, so they run in one worker, one after the other.
test.describe.configure({ mode: 'default' });

const root = resolve(import.meta.dirname, '..');
const folder = 'node_modules/.cache/pseudo-language';
const WIDTHS = [1440, 820, 390, 320];
/** The only rule of axe whose result depends on the length of texts. The others take half of a scene's time, and find the same in English. */
const ON_LENGTH = 'scrollable-region-focusable';
/** Scenes that `npm test` checks with axe nowhere else: all rules apply, except the one for colours and these. Landmarks are the host page's. */
const NOT_CHECKED_IN_ENGLISH: ReadonlyMap<string, readonly string[]> = new Map([
  ['embed', []],
  ['the embed page', ['landmark-one-main', 'page-has-heading-one', 'region']],
]);

/** Names that stay the same in every language, the longest first: one may begin with another. */
const NAMES = [
  ...crawlers.flatMap(({ name, operator, productToken, aliases }) => [
    name,
    operator,
    productToken,
    ...aliases,
  ]),
  ...dialectIds.map(dialectName),
].sort((one, other) => other.length - one.length);

let server: Awaited<ReturnType<typeof startStaticServer>>;
test.beforeAll(async () => {
  run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', `${folder}/page`]);
  server = await startStaticServer(resolve(root, folder, 'page'));
});
test.afterAll(() => server.close());

/** Runs Node with `TEXTS=pseudo` and returns its standard output. Exit codes 0 and 1 are accepted. */
function run(args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TEXTS: 'pseudo' },
  });
  expect(status, stderr).toBeLessThan(2);
  return stdout;
}

/** Returns the English texts and attributes that are left in the page, each with the name of an element. */
async function englishIn(page: Page): Promise<string[]> {
  const found = await page.evaluate((fields) => {
    /** Each text once, with the last of its elements. */
    const texts = new Map<string, string>();
    const nodesIn = (root: Node): Node[] => {
      const nodes: Node[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        nodes.push(node);
        if (node instanceof Element && node.shadowRoot) nodes.push(...nodesIn(node.shadowRoot));
      }
      return nodes;
    };
    for (const node of nodesIn(document.documentElement)) {
      if (node instanceof Text) {
        const parent = node.parentElement;
        // Skips quoted parts of files, addresses and headers, and the lines of the editor.
        if (!parent || parent.closest('code, kbd, pre, script, style, textarea, .cm-line, [translate=no]'))
          continue;
        // The list of completions splits a label where it matches what was typed.
        const label = parent.closest('.cm-completionLabel')?.textContent;
        if (label === undefined || !fields.includes(label)) texts.set(label ?? node.data, parent.tagName);
      } else if (node instanceof Element && !node.closest('[translate=no]')) {
        for (const name of [
          'aria-label',
          'aria-description',
          'aria-roledescription',
          'aria-valuetext',
          'alt',
          'placeholder',
          'title',
        ])
          texts.set(node.getAttribute(name) ?? '', `${node.tagName} ${name}`);
      }
    }
    return [...texts];
  }, Object.values(usualSpellings));
  const names = new RegExp(NAMES.map((name) => name.replace(/\W/g, '\\$&')).join('|'), 'g');
  return found.flatMap(([text, where]) => {
    const rest = text.replace(names, '').replace(/(?:https?:)?\/\S+/g, '');
    return /[a-z]*[aeiou][a-z]/i.test(rest) && !/[áéíóú]/i.test(rest) ? [`${where}: ${text.trim()}`] : [];
  });
}

/** Returns layout errors: a page that scrolls sideways, and text wider than its element. */
function brokenIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, label, input, select, th, td, h1, h2, h3, p, summary, span',
    )) {
      const { overflowX, textOverflow, display, visibility } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const isShown = visibility === 'visible' && element.checkVisibility() && element.clientWidth > 1;
      if (!hasText || !isShown || display === 'inline' || element.scrollWidth <= element.clientWidth + 1)
        continue;
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') continue;
      found.push(
        `${element.tagName} ${element.textContent?.slice(0, 60)}: ${element.scrollWidth} in ${element.clientWidth}`,
      );
    }
    return found;
  });
}

/** Checks the open view for English, then for layout errors at each of `WIDTHS`, then with axe (`ON_LENGTH`). */
async function expectTranslated(page: Page, what: string): Promise<void> {
  expect.soft(await englishIn(page), `English in ${what}`).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft.poll(() => brokenIn(page), { message: `${what}, ${width} wide` }).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    // Only results of several frames need the page that Axe would open to merge them.
    .setLegacyMode();
  const ignored = NOT_CHECKED_IN_ENGLISH.get(what);
  const { violations } = await (ignored
    ? axe.disableRules(['color-contrast', ...ignored])
    : axe.withRules(ON_LENGTH)
  ).analyze();
  const found = violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  ]);
  expect.soft(found, `axe in ${what}`).toEqual([]);
}

/** Presses buttons, menu items or tabs one after the other. `names` are their English texts. */
async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const roles = ['button', 'menuitem', 'tab'] as const;
    const [first, ...others] = roles.map((role) => page.getByRole(role, { name: pseudo(name) }));
    if (first)
      await others
        .reduce((all, one) => all.or(one), first)
        .first()
        .click();
  }
}

/** A test file whose URLs meet, miss or lack an expectation. Its last entry isn't a URL. */
const LIST = {
  name: 'list.robots-test.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      format: 'robots-test',
      version: 1,
      view: 'urls',
      text: 'User-agent: *\nDisallow: /a\n',
      crawler: 'Googlebot',
      url: '/a',
      crawlers: ['Googlebot', 'GPTBot', 'Unknown-Crawler'],
      urls: [{ url: '/a', expected: 'blocked' }, { url: '/a/b', expected: 'allowed' }, '/c', 'ht!tp:'],
    }),
  ),
};

/** Scenes by name: the address or action that opens each, and the selector of an element that it shows. */
const scenes: Record<string, { address?: string; open?: (page: Page) => Promise<void>; shows: string }> = {
  ...Object.fromEntries(
    tabViews.map((view) => [view, { address: `#view=${view}`, shows: `#panel-${view}` }]),
  ),
  engines: { address: '#view=engines', shows: '#panel-why [data-row=paths]' },
  overview: { address: '#view=overview', shows: '#panel-overview [role=grid] td' },
  'the Open menu': { open: (page) => press(page, menuTexts.open), shows: '[role=menu]' },
  drafts: { open: (page) => press(page, menuTexts.open, menuTexts.drafts), shows: 'dialog' },
  templates: { open: (page) => press(page, menuTexts.open, menuTexts.templates), shows: 'dialog' },
  save: { open: (page) => press(page, menuTexts.open, menuTexts.save), shows: 'dialog' },
  share: { open: (page) => press(page, menuTexts.share), shows: 'dialog' },
  embed: { open: (page) => press(page, menuTexts.embed), shows: 'dialog' },
  help: { open: (page) => press(page, menuTexts.help), shows: 'dialog' },
  fetch: { open: (page) => press(page, fetchButton), shows: 'dialog:visible' },
  simulate: { open: (page) => press(page, simulateButton.title), shows: 'dialog:visible' },
  'a broken link': { address: '#1.garbage', shows: '[data-verdict]' },
  'an empty file': {
    open: (page) => press(page, menuTexts.open, menuTexts.emptyFile),
    shows: '[data-verdict]',
  },
  'a list with expectations': {
    address: '#view=urls',
    open: (page) => page.locator('input[type=file]').first().setInputFiles(LIST),
    shows: '#panel-urls [role=grid] [data-row]',
  },
  'the rules of a list': {
    address: '#view=urls',
    open: async (page) => {
      await page.locator('input[type=file]').first().setInputFiles(LIST);
      await page.getByRole('radio', { name: pseudo(coverageTexts.shown.rules) }).check();
    },
    shows: '#panel-urls table',
  },
  'the card of a problem': {
    open: async (page) => {
      await expect(page.locator('.cm-sign').first()).toBeVisible();
      await page.locator('.cm-content').press('F8');
      await page.keyboard.press('ControlOrMeta+.');
    },
    shows: '.cm-card',
  },
  completion: {
    open: async (page) => {
      await press(page, menuTexts.open, menuTexts.emptyFile);
      await page.locator('.cm-content').pressSequentially('Dis');
      // The editor help, with completion, loads when the page is idle; until then no list appears.
      await expect(async () => {
        await page.keyboard.press('ControlOrMeta+Space');
        await expect(page.locator('.cm-tooltip-autocomplete')).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
    shows: '.cm-tooltip-autocomplete',
  },
  'the embed page': {
    address: 'embed/#text=User-agent%3A%20*%0ADisallow%3A%20%2Fa&crawler=Googlebot&url=/a',
    shows: '[data-verdict]',
  },
  'a URL that is none': {
    open: (page) => page.getByLabel(pseudo(appTexts.urlLabel)).fill('ht!tp:'),
    shows: '[data-verdict]',
  },
};

const names = Object.keys(scenes);
const isView = (name: string): boolean => sideViews.some((view) => view === name);

for (const [what, part] of [
  ['views', names.filter(isView)],
  ['dialogs, panels and notices', names.filter((name) => !isView(name))],
] as const)
  test(`${what} have no English and fit at 140 % length`, { tag: '@chromium-only' }, async ({
    page,
    problems,
  }) => {
    // A scene takes about a second on a free core.
    test.slow();
    for (const name of part) await test.step(name, () => checkScene(page, name, problems));
  });

/** Opens a scene with an empty storage, and checks it. Removes the scene's own errors from `problems`. */
async function checkScene(page: Page, name: string, problems: string[]): Promise<void> {
  const { address = '', open, shows = '' } = scenes[name] ?? {};
  await page.goto(`${server.origin}/${address}`);
  await expect(page.locator('.cm-content')).toBeVisible();
  await open?.(page);
  await expect(page.locator(shows).first()).toBeVisible();
  await expect(page.getByText(pseudo(appTexts.viewLoading))).toHaveCount(0);
  await expectTranslated(page, name);
  // The static server has no service for the Fetch panel.
  if (name === 'fetch') await expectLoadError(page, problems, 404);
  await emptyStorage(page, server.origin);
}

test('the element writes no English into its page', { tag: '@chromium-only' }, async ({ page }) => {
  const file = '<pre>User-agent: *\nDisallow: /a\n</pre>';
  const element = (id: string, content: string, attributes = ''): string =>
    `<robots-txt-tester id="${id}" crawler="Googlebot" url="/a" ${attributes}>${content}</robots-txt-tester>`;
  const elements = [
    element('shown', file),
    element('offered', file, 'loading="click"'),
    element('mangled', '<code>User-agent: *</code>', 'loading="eager"'),
    element('empty', '', 'loading="eager"'),
  ];
  await page.route(`${server.origin}/host`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><meta charset="utf-8"><title>Á</title><script src="embed/v1.js"></script>${elements.join('<p></p>')}`,
    }),
  );
  await page.goto(`${server.origin}/host`);
  const frame = page.locator('#shown iframe');
  await expect(frame.contentFrame().locator('[data-verdict]')).toBeVisible();
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('title', pseudo(elementTexts.title)('Googlebot, /a'));
  await expect(page.locator('#shown p.answer')).toContainText(/[áéíóú]/);
  await expect(page.locator('#offered button')).toHaveText(pseudo(elementTexts.test));
  await expect(page.locator('#mangled p').first()).toHaveText(
    pseudo(elementTexts.failures)['not-plain-text'],
  );
  await expect(page.locator('#empty p').first()).toHaveText(pseudo(elementTexts.failures)['no-text']);
  expect(await englishIn(page)).toEqual([]);
});

test('the command prints no English', () => {
  run(['.ci/build-cli.mjs', `${folder}/command`]);
  const command = `${folder}/command/robots-txt-tester.mjs`;
  const printed = [
    run([command, '--help']),
    run([command, 'check', 'public/robots.txt', '--crawler', 'Googlebot', '--url', '/']),
  ];
  for (const text of printed) expect(text).not.toMatch(/\b(?:the|to|is|and|for|of|at|each|file)\b/);
  expect(printed[1]).toMatch(/[áéíóú]/);
});
