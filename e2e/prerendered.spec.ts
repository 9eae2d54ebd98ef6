import type { BrowserContext, Page } from '@playwright/test';
import { documentTexts } from '../src/messages/en/document';
import { expectKept } from './support/drafts';
import { expectLoadError, forgetFailedRequests } from './support/load-errors';
import { expect, test } from './support/test';

/** The page's own script, without which only the prerendered page is there. */
const SCRIPT = /\/assets\/index-[^/]*\.js$/;

/** Keeps the page's script back. Returns a function that lets it in. */
async function holdScript(page: Page): Promise<() => void> {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await gate;
    await route.continue();
  });
  return letIn;
}

/** Every visible piece of text, field and icon with its place, in the order of the page. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen: string[] = [];
    const note = (name: string, { x, y, width, height }: DOMRect): void => {
      if (width > 0 && height > 0)
        seen.push(`${name} at ${[x, y, width, height].map((value) => Math.round(value * 8) / 8).join(' ')}`);
    };
    const lookInto = (node: Node): void => {
      if (node instanceof Text && node.data.trim() !== '') {
        const range = document.createRange();
        range.selectNodeContents(node);
        note(node.data, range.getBoundingClientRect());
      }
      if (node instanceof HTMLInputElement) note(`field ${node.value}`, node.getBoundingClientRect());
      if (node instanceof SVGElement) note(node.outerHTML, node.getBoundingClientRect());
      // The text of the file becomes an editor, and the number of problems comes later. Announcements are invisible.
      else if (
        !(node instanceof Element && node.matches('#editor, [role=status], #tab-problems, footer > button'))
      )
        for (const child of node.childNodes) lookInto(child);
    };
    const root = document.getElementById('root');
    if (root !== null) lookInto(root);
    return seen;
  });
}

/** The lines of the file with their places, in the prerendered page or in the editor. */
function lookAtFile(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pane = document.getElementById('editor');
    const hosts = [...(pane?.querySelectorAll('div') ?? [])];
    const editor = hosts.find((host) => host.shadowRoot !== null)?.shadowRoot;
    const lines = [...((editor ?? pane)?.querySelectorAll(editor ? '.cm-line' : '[translate=no]') ?? [])];
    return lines.flatMap((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const { x, y } = range.getBoundingClientRect();
      const text = (line.textContent ?? '').trim();
      return text === '' ? [] : [`${text} at ${Math.round(x)} ${Math.round(y)}`];
    });
  });
}

for (const [name, size] of [
  ['a wide window', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(name, { tag: '@all' }, () => {
    test.use({ viewport: size });

    test('the prerendered page is the one that React shows, and stays where it is', async ({
      tester,
      page,
      context,
    }) => {
      const letIn = await holdScript(page);
      await page.goto('/', { waitUntil: 'commit' });
      await tester.expectVerdict('disallowed', 12, 'No. Blocked by line 12: Disallow: /shop/cart');
      const before = await look(page);
      const file = await lookAtFile(page);
      expect(file).toContainEqual(expect.stringMatching(/^Disallow: \/shop\/cart at \d/));
      expect(before.length).toBeGreaterThan(60);
      await page.evaluate(() => {
        Object.assign(globalThis, { kept: document.querySelector('[data-verdict]') });
      });
      letIn();
      await expect(tester.announcement).toHaveText(/^No\./);
      await expect(page.locator('[aria-label="robots.txt"]')).toBeAttached();
      await expect(tester.crawler).toBeVisible();
      expect(await look(page)).toEqual(before);
      expect(await lookAtFile(page)).toEqual(file);
      expect(
        await page.evaluate(
          () => Reflect.get(globalThis, 'kept') === document.querySelector('[data-verdict]'),
        ),
        'React uses the prerendered elements',
      ).toBe(true);

      const other = await context.newPage();
      // A stored choice of the user, so that nothing is prerendered.
      await other.addInitScript(() => {
        // Firefox runs this in its empty first page, too, which has no storage.
        if (location.protocol === 'http:') localStorage.setItem('robots-txt-tester.theme', 'system');
      });
      await other.goto('/');
      await expect(other.locator('[aria-label="robots.txt"]')).toBeAttached();
      await expect.poll(() => look(other)).toEqual(before);
    });
  });

test.describe('before the page starts', { tag: '@all' }, () => {
  let letIn = () => {};

  test.beforeEach(async ({ page, tester }) => {
    letIn = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(tester.verdict).toBeVisible();
  });

  test('a URL and a tab are kept', async ({ page, tester }) => {
    await tester.url.fill('https://example.com/shop/');
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page.getByRole('tab', { name: 'Why' })).toHaveAttribute('aria-selected', 'true');
    await tester.url.focus();
    await page.keyboard.press('Home');
    letIn();
    await tester.expectVerdict('allowed', 10);
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(tester.url).toBeFocused();
    await page.keyboard.type('x');
    await expect(tester.url).toHaveValue('xhttps://example.com/shop/');
  });

  test('a crawler and a press on Fetch are kept', async ({ page, tester, problems }) => {
    const crawler = page.getByRole('textbox', { name: 'Crawler' });
    await crawler.fill('Bingbot');
    await crawler.press('Enter');
    await page.getByRole('button', { name: 'Fetch', exact: true }).click();
    letIn();
    await tester.expectVerdict('allowed', 0);
    await expect(page.getByRole('dialog', { name: 'Fetch' })).toBeVisible();
    await expectLoadError(page, problems, 404);
  });

  test('a crawler that was left without Enter counts, and a second press on a button does not', async ({
    page,
    tester,
  }) => {
    await page.getByRole('textbox', { name: 'Crawler' }).fill('Bingbot');
    await tester.url.click();
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Open', exact: true }).click();
    letIn();
    await tester.expectVerdict('allowed', 0);
    await expect(tester.crawler).toHaveValue('Bingbot');
    await expect(tester.crawler).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('menu', { name: 'Open' })).toBeVisible();
  });

  test('a URL is kept if the window becomes as small as a phone', async ({ page, tester }) => {
    await tester.url.fill('https://example.com/shop/');
    await page.setViewportSize({ width: 390, height: 844 });
    letIn();
    await tester.expectVerdict('allowed', 10);
    await expect(page.getByRole('tab', { name: 'File' })).toBeVisible();
    await expect(tester.url).toBeFocused();
  });

  test('keys that move from tab to tab are kept', async ({ page }) => {
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Why').focus();
    for (const [keys, name] of [
      ['ArrowRight ArrowRight', 'Crawlers'],
      ['ArrowLeft', 'Overview'],
      ['End', 'Problems'],
      // After the last tab comes the first one.
      ['ArrowRight', 'Why'],
      ['ArrowLeft ArrowRight Home ArrowRight', 'Overview'],
    ] as const) {
      for (const key of keys.split(' ')) await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
    }
    await expect(tab('Why')).toHaveAttribute('aria-selected', 'true');
    letIn();
    await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Overview')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Crawlers')).toHaveAttribute('aria-selected', 'true');
  });

  test('Ctrl+K focuses the crawler, and what is typed there is kept', async ({ page, tester }) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Bingbot');
    letIn();
    await expect(tester.crawler).toBeFocused();
    await page.keyboard.press('Enter');
    await tester.expectVerdict('allowed', 0);
    await expect(tester.crawler).toHaveValue('Bingbot');
  });

  test('a press in the reasons and one on a menu are kept', async ({ page, tester }) => {
    await tester.why.getByRole('link', { name: 'line 24' }).click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('menu', { name: 'Open' })).toBeHidden();
    letIn();
    await expect(page.getByRole('menu', { name: 'Open' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('a pasted file is kept', async ({ page, tester }) => {
    await paste(page, 'User-agent: *\nDisallow: /pasted\n');
    letIn();
    await expect(tester.editor).toContainText('Disallow: /pasted');
  });
});

for (const [who, address, line] of [
  ['a first visitor', '/', 'Disallow: /shop/cart'],
  ['a visitor with a link', '/#text=User-agent:%20*%0ADisallow:%20/linked', 'Disallow: /linked'],
] as const)
  test(`${who} reads what to do if the page's script can't be loaded`, { tag: '@all' }, async ({
    page,
    problems,
    tester,
  }) => {
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByText("The page couldn't be started")).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await page.unroute(SCRIPT);
    await page.reload();
    await expect(tester.line(line)).toBeVisible();
    await expect(page.getByText("The page couldn't be started")).toBeHidden();
    await forgetFailedRequests(page, problems);
  });

test('if the network ends after one to four requests, the page says that it has not started', async ({
  page,
  context,
  problems,
}) => {
  await Promise.all(
    [1, 2, 3, 4].map(async (last) => {
      const cut = await context.newPage();
      let requests = 0;
      await cut.route('**', (route) => (++requests > last ? route.abort() : route.continue()));
      await cut.goto('/');
      await expect(cut.getByRole('heading', { name: documentTexts.name }).first()).toBeVisible();
      const note = cut.getByRole('alert');
      await expect(note, `after ${last} requests`).toHaveText(
        /(hasn't started yet|couldn't be started).* [Cc]heck your connection.* reload the page/,
      );
      expect(requests).toBeGreaterThan(last);
      await cut.close();
    }),
  );
  await forgetFailedRequests(page, problems);
});

for (const [what, address, line] of [
  ['the example stays', '/', 'Disallow: /shop/cart'],
  ['the rest stays empty', '/#text=User-agent:%20*%0ADisallow:%20/linked', 'Disallow: /linked'],
] as const)
  test(`while the page's script takes long, a notice says so, and ${what}`, { tag: '@all' }, async ({
    page,
    tester,
  }) => {
    const letIn = await holdScript(page);
    await page.goto(address, { waitUntil: 'commit' });
    const note = page.getByRole('alert').filter({ hasText: documentTexts.notStarted });
    await expect(note).toBeVisible();
    await expect(page.locator('#root')).toBeVisible({ visible: address === '/' });
    letIn();
    await expect(tester.line(line)).toBeVisible();
    await expect(note).toHaveCount(0);
  });

/** Pastes outside of all fields. */
function paste(page: Page, text: string): Promise<void> {
  return page.evaluate((pasted) => {
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
    const clipboardData = { getData: () => pasted };
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    document.body.dispatchEvent(event);
  }, text);
}

/** Opens an address in a new page, and expects that the example's answer is in no frame until this line decides. */
async function expectNoFlash(context: BrowserContext, address: string, line: number): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const lookAgain = (): void => {
      const verdict = document.querySelector('[data-verdict][data-line="12"]');
      if (verdict !== null && verdict.getClientRects().length > 0)
        Reflect.set(globalThis, 'hasFlashed', true);
      requestAnimationFrame(lookAgain);
    };
    lookAgain();
  });
  const letIn = await holdScript(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.locator('main').first()).toBeHidden();
  letIn();
  await expect(page.locator(`[data-verdict][data-line="${line}"]`)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hasFlashed')), address).toBeUndefined();
  await page.close();
}

test('a visitor with a link or a draft never sees the example', { tag: '@all' }, async ({
  tester,
  page,
  context,
}) => {
  const link = '/#text=User-agent:%20*%0A%0ADisallow:%20/linked&url=https://example.com/linked';
  await expectNoFlash(context, link, 3);
  await tester.start();
  await tester.open('User-agent: *\nDisallow: /mine\n');
  await tester.testUrl('https://example.com/mine');
  await tester.expectVerdict('disallowed', 2);
  await expectKept(page, 'https://example.com/mine');
  await page.close();
  await expectNoFlash(context, '/', 2);
});

test('the engine starts and a link is read before the script has loaded', { tag: '@all' }, async ({
  tester,
  page,
}) => {
  await page.addInitScript(() => {
    const started: (string | undefined)[] = [];
    Object.assign(window, { started });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        started.push(options?.name);
      }
    };
  });
  const letIn = await holdScript(page);
  await page.goto('/#text=User-agent:%20*%0ADisallow:%20/linked', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'started')))
    .toEqual(expect.arrayContaining(['robots.txt engine', 'robots.txt link']));
  // If the script never came, a reload would have to open the link again.
  expect(new URL(page.url()).hash).not.toBe('');
  letIn();
  await expect(tester.line('Disallow: /linked')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});
