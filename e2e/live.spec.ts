import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectKept } from './support/drafts';
import { FakeService, failed, fetched, type Reply, SITE_TEXT } from './support/fake-service';
import { FetchPanel } from './support/fetch-panel';
import { expectLoadError } from './support/load-errors';
import { test as base, expect } from './support/test';
import type { TesterPage } from './support/tester-page';

interface Fixtures {
  service: FakeService;
  panel: FetchPanel;
}

const test = base.extend<Fixtures>({
  service: async ({ page, tester }, use) => {
    const service = new FakeService();
    await service.install(page);
    await tester.start();
    // A path holds at every site; the URL of the example goes with the example.
    await tester.askUrl('/shop/cart?x=1');
    await use(service);
  },
  panel: async ({ page, service: _ }, use) => {
    await use(new FetchPanel(page));
  },
});

const REDIRECTED = fetched(SITE_TEXT, {
  hops: [
    {
      url: 'https://example.com/robots.txt',
      status: 301,
      headers: [['location', 'https://www.example.com/robots.txt']],
    },
    {
      url: 'https://www.example.com/robots.txt',
      status: 200,
      headers: [
        ['content-type', 'text/plain; charset=utf-8'],
        ['cache-control', 'public, max-age=86400'],
      ],
    },
  ],
});

function answering(status: number): Reply {
  return fetched('<!doctype html><html><head></head></html>', {
    hops: [{ url: 'https://example.com/robots.txt', status, headers: [['content-type', 'text/html']] }],
  });
}

async function expectExample(tester: TesterPage): Promise<void> {
  await expect(tester.source).toContainText('Example: A shop');
  await tester.expectVerdict('disallowed', 12);
}

test('a fetched file is tested as its site answered, and its facts stand in the source bar', async ({
  tester,
  service,
  panel,
}) => {
  service.reply = REDIRECTED;
  await tester.askUrl('https://example.com/shop/cart?x=1');
  await panel.fetch('example.com');
  await expect(panel.root).toBeHidden();
  await expect(tester.url).toBeFocused();
  await expect(tester.url).toHaveValue('');
  await tester.expectVerdict('none', 0, 'Enter a page of example.com to test.');
  await tester.askUrl('/shop/cart');
  await panel.open();
  await expect(panel.status).toHaveText('example.com answered HTTP 200 after 1 redirect.');
  expect(service.asked.map(String)).toEqual(['url=example.com']);
  await expect(tester.source).toHaveText('example.com/robots.txtHTTP 200 · 1 redirect · 31 B · cached 24 h');
  await expect(panel.root).toContainText('31 B · text/plain · cached 24 h');
  await expect(panel.requests.getByRole('listitem')).toHaveCount(2);
  await expect(panel.requests.getByRole('listitem').first()).toContainText('https://example.com/robots.txt');
  await expect(panel.requests.getByRole('listitem').first()).toContainText('HTTP 301');
  await panel.requests.getByText('1 header', { exact: true }).click();
  await expect(panel.requests).toContainText('locationhttps://www.example.com/robots.txt');
  await expect(panel.root).toContainText('robots.txt-tester/1.0');
  await expect(panel.root).not.toContainText('name from our address');
  await tester.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /shop/');
  await expect(tester.why).toContainText('Same scheme, host and port: https://example.com.');
  await expect(tester.why).toContainText('after 1 redirect');
});

test('a missing file is none: the verdict follows, and the editor says so', async ({
  page,
  tester,
  service,
  panel,
}) => {
  service.reply = answering(404);
  await tester.goToEnd();
  await page.keyboard.type('# mine');
  await panel.fetch('example.com');
  await expect(panel.status).toHaveText(
    'example.com answered HTTP 404 (not found). It sent no rules to test. Your text is unchanged.',
  );
  await expect(panel.root.getByRole('region', { name: 'Other ways to the file' })).toHaveCount(0);
  await expect(tester.source).toHaveText('Your text');
  await tester.expectVerdict('disallowed', 12);
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tester.line('# mine')).toHaveCount(0);
  await panel.open();
  await panel.press('Test with this answer');
  await expect(panel.root).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await tester.expectVerdict('allowed', 0, 'Yes. With HTTP 404 there is no file, so everything is allowed.');
  await expect(tester.source).toContainText(/^example\.com\/robots\.txtHTTP 404 · no text · tried at /);
  await expect(tester.why).toContainText('The site answered HTTP 404');
  await expect(tester.why).not.toContainText('simulating');
  await expect(page.getByRole('heading', { name: 'The site sent no rules to test' })).toBeVisible();
  await page.getByRole('button', { name: 'Paste the text' }).click();
  await expect(tester.editor).toBeFocused();
  await tester.paste('User-agent: *\nDisallow: /shop/');
  // The text is no answer of the site.
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.source).toHaveText('Your textat https://example.com/robots.txt');
});

test('a server error stops the crawler, and fetching again asks past every cache', async ({
  page,
  tester,
  service,
  panel,
}) => {
  service.reply = answering(503);
  await panel.fetch('example.com');
  // It may have turned our server away.
  await expect(panel.root.getByRole('region', { name: 'Other ways to the file' })).toBeVisible();
  await panel.press('Test with this answer');
  await tester.expectVerdict('disallowed', 0, /^No, for now\. The site answered HTTP 503/);
  service.reply = fetched(SITE_TEXT);
  await page
    .getByRole('region', { name: 'robots.txt editor' })
    .getByRole('button', { name: 'Fetch again' })
    .click();
  await tester.expectVerdict('disallowed', 2);
  expect(service.asked.map(String)).toEqual(['url=example.com', 'url=example.com&fresh=1']);
  await panel.open();
  await expect(panel.root).toContainText('The text has changed since');
});

test('a name that does not resolve changes nothing, and can be tested', async ({
  tester,
  service,
  panel,
}) => {
  service.reply = failed('dns');
  await panel.fetch('exmaple.com');
  await expect(panel.status).toHaveText(
    'We couldn’t find example.com. Check the spelling. Your text is unchanged.',
  );
  await expectExample(tester);
  await panel.press('Test with this answer');
  await tester.expectVerdict('disallowed', 0, /^No, for now\. The site's name was not found/);
  await expect(tester.source).toContainText('Failed name lookup · no text');
});

test('a refused address and an empty field change nothing', async ({
  page,
  tester,
  service,
  panel,
  problems,
}) => {
  service.reply = { status: 400, json: { error: 'refused', reason: 'private-address' } };
  await panel.fetch('127.0.0.1');
  await expect(panel.status).toHaveText(
    'This address is not on the public internet. Only public sites are fetched. Open the file in a new tab, then paste its text.',
  );
  const link = panel.root.getByRole('link', { name: 'Open it in a new tab' });
  await expect(link).toHaveAttribute('href', 'https://127.0.0.1/robots.txt');
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await expectLoadError(page, problems, 400);
  service.reply = failed('private-address');
  await panel.fetch('rebound.example');
  await expect(panel.status).toContainText('This address is not on the public internet.');
  await panel.fetch('  ');
  await expect(panel.status).toHaveText('That is no address of a site. Type a host such as example.com.');
  expect(service.asked).toHaveLength(2);
  await expectExample(tester);
});

test('a busy service says how long to wait', async ({ page, tester, service, panel, problems }) => {
  service.reply = { status: 429, json: { error: 'busy', retryAfter: 7 } };
  await panel.fetch('example.com');
  await expect(panel.status).toHaveText('Too many requests. Fetch again in 7 seconds.');
  service.reply = { status: 429, body: 'slow down', headers: { 'retry-after': '90' } };
  await panel.press('Fetch');
  await expect(panel.status).toHaveText('Too many requests. Fetch again in 90 seconds.');
  await expectLoadError(page, problems, 429);
  await expectExample(tester);
});

test('a host that answers with a page for every address has no service', async ({ service, panel }) => {
  service.about = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Not here</title>' };
  await panel.button.click();
  await expect(panel.status).toContainText('This copy of the tester has no fetch service.');
  await expect(panel.as).toHaveCount(0);
});

test('an answer of a newer service, or of none that can be read, changes nothing', async ({
  tester,
  service,
  panel,
}) => {
  service.reply = { json: { version: 2, news: [] } };
  await panel.fetch('example.com');
  await expect(panel.status).toContainText('The fetch service is of another version than this page.');
  service.reply = { json: [] };
  await panel.press('Fetch');
  await expect(panel.status).toContainText('The fetch service sent an answer that this page cannot read.');
  await expectExample(tester);
});

test('a request can be cancelled; what comes after that is not opened', async ({
  page,
  tester,
  service,
  panel,
}) => {
  let answer: (reply: Reply) => void = () => undefined;
  const wait = () => {
    service.reply = new Promise((resolve) => {
      answer = resolve;
    });
  };
  wait();
  await panel.fetch('example.com');
  await expect(panel.status).toHaveText('Asking example.com…');
  // It stays while somebody goes elsewhere.
  await tester.url.click();
  await panel.press('Cancel');
  await expect(panel.site).toBeFocused();
  await expect(panel.status).toHaveText('');
  answer(fetched(SITE_TEXT));
  wait();
  await panel.site.press('Enter');
  await expect(panel.status).toHaveText('Asking example.com…');
  await expect.poll(() => service.asked.length).toBe(2);
  await page.keyboard.press('Escape');
  await expect(panel.status).toHaveText('');
  await page.keyboard.press('Escape');
  await expect(panel.root).toBeHidden();
  await expect(panel.button).toBeFocused();
  answer(fetched(SITE_TEXT));
  await expectExample(tester);
});

test('the site is asked in the name of the present crawler where the service can do that', async ({
  tester,
  service,
  panel,
}) => {
  await panel.button.click();
  await panel.as.selectOption('Googlebot');
  service.reply = fetched(SITE_TEXT, { as: 'googlebot' });
  await panel.fetch('example.com');
  await panel.reopen();
  await expect(panel.root).toContainText(
    'Asked with Googlebot’s name from our address. A site that checks addresses may answer the real one otherwise.',
  );
  expect(service.asked.map(String)).toEqual(['url=example.com&as=googlebot']);
  service.reply = fetched('User-agent: *\nDisallow: /\n');
  await panel.as.selectOption('This tester');
  await panel.press('Fetch again');
  await panel.reopen();
  await expect(panel.root).toContainText(/The text has changed since .*, when Googlebot asked\./);
  await tester.askCrawler('GPTBot');
  await panel.open();
  await expect(panel.root).toContainText('GPTBot sends no header that is known, so it cannot be imitated.');
});

test('what changed since the last time can be compared', async ({ page, service, panel }) => {
  const fetchAgain = async () => {
    await panel.reopen();
    await panel.press('Fetch again');
    await panel.reopen();
  };
  await panel.fetch('example.com');
  await fetchAgain();
  await expect(panel.root).toContainText('The text is the same as at');
  await expect(panel.root.getByRole('button', { name: 'Compare the two' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  service.reply = fetched('User-agent: *\nAllow: /\n');
  await fetchAgain();
  await expect(panel.root).toContainText('The text has changed since');
  await panel.press('Compare the two');
  const view = page.getByRole('tabpanel', { name: 'Compare' });
  await expect(view).toContainText('Fetched before example.com at');
  await expect(view.getByRole('heading', { name: /verdicts? change/ })).toBeVisible();
});

test('other answers are pretended from the real one on, and stopping goes back to it', async ({
  tester,
  service,
  panel,
  page,
}) => {
  service.reply = REDIRECTED;
  await panel.fetch('example.com');
  await tester.expectVerdict('disallowed', 2);
  await tester.simulate.click();
  await expect(tester.simulation.getByRole('radio', { name: /^As fetched, 200/ })).toBeChecked();
  await expect(tester.simulation.getByRole('textbox', { name: 'Address of this robots.txt' })).toHaveValue(
    'https://example.com/robots.txt',
  );
  await tester.pretend('404 or 410');
  await tester.expectVerdict('allowed', 0);
  await expect(tester.source).toHaveText('Simulating HTTP 404 · the real answer was 200');
  await page.getByRole('button', { name: 'Stop' }).click();
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.source).toContainText('HTTP 200 · 1 redirect');
});

test('a reload keeps the file, where it came from and what its site answered', async ({
  page,
  tester,
  service,
  panel,
}) => {
  await panel.fetch('example.com');
  await tester.expectVerdict('disallowed', 2);
  await expectKept(page, '"robotsUrlInput":"https://example.com/robots.txt"');
  await page.reload();
  await expect(tester.source).toContainText('example.com/robots.txtHTTP 200 · 31 B');
  await tester.expectVerdict('disallowed', 2);
  service.reply = answering(503);
  await panel.button.click();
  await expect(panel.site).toHaveValue('example.com');
  await panel.press('Fetch again');
  await expect(panel.status).toContainText('HTTP 503');
  await tester.expectVerdict('disallowed', 2);
  await panel.press('Test with this answer');
  await tester.expectVerdict('disallowed', 0, /HTTP 503/);
  await expectKept(page, '"status":503');
  await page.reload();
  await tester.expectVerdict('disallowed', 0, /HTTP 503/);
  await expect(tester.source).toContainText('HTTP 503 · no text');
});

test('own text that a fetched one takes the place of can be brought back', async ({
  page,
  tester,
  panel,
}) => {
  await tester.pasteOverAll('User-agent: *\nAllow: /own\n');
  await panel.fetch('example.com');
  await expect(tester.source).toContainText('Your text was replaced.');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(tester.line('Allow: /own')).toBeVisible();
  await expect(tester.source).toContainText('Your text');
});

test('the file that speaks for another host is one press away', async ({ tester, service, panel }) => {
  await panel.fetch('example.com');
  await tester.askUrl('https://shop.example.com/x');
  await tester.expectVerdict('not-applicable', 0);
  service.reply = fetched('User-agent: *\nDisallow: /x\n', {
    hops: [{ url: 'https://shop.example.com/robots.txt', status: 200 }],
  });
  await tester.verdict.getByRole('button', { name: 'Fetch that one' }).click();
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.url).toHaveValue('https://shop.example.com/x');
  expect(service.asked.at(-1)?.get('url')).toBe('shop.example.com');
  await expect(panel.root).toBeHidden();
  await expect(panel.button).toBeFocused();
});

test('by keyboard alone, from the menu and from the empty editor', async ({
  page,
  tester,
  service,
  panel,
}) => {
  await tester.chooseFromMenu('From a site…');
  await expect(panel.site).toBeFocused();
  await page.keyboard.type('example.com');
  await page.keyboard.press('Enter');
  await tester.expectVerdict('disallowed', 2);
  await expect(panel.root).toBeHidden();
  await expect(panel.button).toBeFocused();
  await tester.chooseFromMenu('Empty file');
  await page.getByRole('button', { name: /^Fetch from a site/ }).press('Enter');
  await expect(panel.site).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.as).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.root.getByRole('button', { name: /^Fetch/ })).toBeFocused();
  expect(service.asked).toHaveLength(1);
});

test('nothing that is typed before the panel has loaded is lost', async ({
  page,
  tester,
  service,
  panel,
}) => {
  let load: () => void = () => undefined;
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/assets\/(fetch-panel|start-live)-/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await panel.button.click();
  await page.keyboard.type('exampel');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(panel.site).toHaveValue('examp');
  await expect(panel.root.getByRole('button')).toHaveCount(0);
  load();
  await expect(panel.root.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(panel.site).toBeFocused();
  await page.keyboard.type('le.com');
  await expect(panel.site).toHaveValue('example.com');
  await page.keyboard.press('Enter');
  await tester.expectVerdict('disallowed', 2);
  expect(service.asked.map(String)).toEqual(['url=example.com']);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the panel and what it says are accessible @chromium-only, ${scheme}`, async ({
    page,
    service,
    panel,
    tester,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    service.reply = REDIRECTED;
    await panel.fetch('example.com');
    await panel.reopen();
    await panel.requests.getByText('2 headers').click();
    await expectAccessible(page);
    service.reply = answering(503);
    await panel.press('Fetch again');
    await expect(panel.status).toContainText('HTTP 503');
    await expectAccessible(page);
    await panel.press('Test with this answer');
    await tester.expectVerdict('disallowed', 0);
    await expect(page.getByRole('heading', { name: 'The site sent no rules to test' })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const width of [390, 320]) {
  test(`on a phone ${width} wide the panel stands above the text`, async ({
    page,
    service,
    panel,
    tester,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    service.reply = REDIRECTED;
    await tester.chooseFromMenu('From a site…');
    await expect(panel.site).toBeFocused();
    await panel.fetch('example.com');
    await panel.reopen();
    await expect(panel.status).toContainText('HTTP 200');
    await expect(panel.site).toHaveCSS('font-size', '16px');
    expect(await tester.scrollsSideways()).toBe(false);
    for (const name of ['Fetch again', 'Close']) {
      const box = await panel.root.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    const [above, below] = [await panel.root.boundingBox(), await tester.editor.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ failureSummary }) => failureSummary)])).toEqual(
    [],
  );
}
