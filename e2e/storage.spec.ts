import { expectKept } from './support/drafts';
import { codeOf, makeLink, stateIn } from './support/share';
import { test as testOnSharedPage } from './support/shared-page';
import { expect, test } from './support/test';
import { robotsFile, TesterPage } from './support/tester-page';

async function typeAtEnd(tester: TesterPage, text: string): Promise<void> {
  await tester.goToEnd();
  await tester.page.keyboard.type(text);
}

testOnSharedPage(
  'text, question, engine, address and theme survive a reload, the simulated answer does not',
  async ({ tester, page }) => {
    await tester.start();
    const mixed = Buffer.from(
      '\xEF\xBB\xBFUser-agent: *\r\nDisallow: /shop\xE9\rDisallow: /shop\n',
      'latin1',
    );
    await tester.open({ name: 'kept.txt', mimeType: '', buffer: mixed });
    await expect(tester.facts).toHaveText(
      /BOM, 1 byte is not UTF-8Mixed line endings\d+ (?:error|warning|tip)s?.*$/,
    );
    const facts = await tester.facts.textContent();
    await tester.chooseCrawler('GPTBot');
    await tester.showEngines();
    await tester.answerBy('Bing');
    await tester.fileLiesAt('https://example.com/robots.txt');
    await tester.pretend('401 or 403');
    await expect(tester.source).toHaveText('Simulating HTTP 403');
    await page.getByRole('button', { name: 'Theme: system' }).click();
    await page.getByRole('button', { name: 'Theme: light' }).click();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await expectKept(page, '"dialectChoice":"bing"');
    await expectKept(page, '"robotsUrlInput":"https://example.com/robots.txt"');
    await page.reload();
    await expect(tester.source).toHaveText('kept.txtat https://example.com/robots.txt');
    await expect(tester.facts).toHaveText(facts ?? '');
    await tester.expectVerdict('disallowed', 3);
    await expect(tester.crawler).toHaveValue('GPTBot');
    await expect(tester.url).toHaveValue('https://example.com/shop/cart?x=1');
    await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
    expect(await background()).toBe(dark);

    // Text typed right before a reload survives, too.
    await typeAtEnd(tester, '# at the last moment');
    await page.reload();
    await expect(tester.line('# at the last moment')).toBeVisible();
    await expect(tester.crawler).toHaveValue('GPTBot');
  },
);

test('two tabs do not overwrite each other', async ({ tester, page, context }) => {
  await tester.start();
  await typeAtEnd(tester, '\n# first tab');
  await expectKept(page, '# first tab');
  const second = new TesterPage(await context.newPage());
  await second.start();
  await expect(second.line('# first tab')).toHaveCount(0);
  await typeAtEnd(second, '\n# second tab');
  await expectKept(second.page, '# second tab');
  await Promise.all([page.reload(), second.page.reload()]);
  await expect(tester.line('# first tab')).toBeVisible();
  await expect(tester.source).toHaveText('Your textfor example.com, see line 31');
  await expect(tester.line('# second tab')).toHaveCount(0);
  await expect(second.line('# second tab')).toBeVisible();
  await expect(second.line('# first tab')).toHaveCount(0);
});

test('a draft survives that another page of the origin deletes the database', async ({
  tester,
  page,
  context,
}) => {
  await tester.start();
  await typeAtEnd(tester, '\n# before');
  await expectKept(page, '# before');
  const other = await context.newPage();
  await other.goto('/embed/');
  const deletion = await other.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.deleteDatabase('robots-txt-tester');
        for (const type of ['success', 'error', 'blocked'])
          request.addEventListener(type, () => resolve(type));
      }),
  );
  await typeAtEnd(tester, ', and after');
  await page.reload();
  await expect(tester.line('# before, and after')).toBeVisible();
  expect(deletion).toBe('success');
});

test('without storage everything works, and the page shows that nothing is saved', async ({
  tester,
  page,
}) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied by the test', 'SecurityError');
    };
    IDBFactory.prototype.open = deny;
    Object.defineProperty(window, 'localStorage', { get: deny });
    Object.defineProperty(window, 'sessionStorage', { get: deny });
  });
  await tester.start();
  await tester.expectVerdict('disallowed', 12);
  await typeAtEnd(tester, '\nUser-agent: Googlebot\nAllow: /shop/cart?x=1');
  await tester.expectVerdict('allowed', 33);
  await expect(tester.source).toContainText(
    "This browser doesn't save anything for this page. Everything works, but a reload loses your text.",
  );
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await tester.testUrl('/account/');
  await tester.expectVerdict('allowed', 0);
  await expect(tester.source).toHaveText('Your textfor example.com, see line 31');

  // Links can be opened and made as well.
  const state = { text: 'User-agent: *\nDisallow: /link\n', crawler: 'bingbot', url: '/link' };
  await page.goto('about:blank');
  await tester.start(`/#${codeOf(state)}`);
  await tester.expectVerdict('disallowed', 2);
  await expect(tester.source).toContainText("The contents of this link aren't saved.");
  expect(stateIn(await makeLink(page))).toEqual(state);
});

test('a duplicated tab does not overwrite its origin', { tag: '@all' }, async ({ tester, page, context }) => {
  await tester.start();
  await typeAtEnd(tester, '\n# origin');
  await expectKept(page, '# origin');
  // A duplicated tab starts with a copy of sessionStorage.
  const copies = await page.evaluate(() => Object.entries({ ...sessionStorage }));
  expect(copies).not.toEqual([]);
  const duplicate = new TesterPage(await context.newPage());
  await duplicate.page.addInitScript((entries) => {
    // The blank page before ours has no storage.
    if (location.protocol !== 'http:' || sessionStorage.length > 0) return;
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, copies);
  await duplicate.start();
  await typeAtEnd(duplicate, '\n# duplicate');
  await expectKept(duplicate.page, '# duplicate');
  await page.reload();
  await expect(tester.line('# origin')).toBeVisible();
  await expect(tester.line('# duplicate')).toHaveCount(0);
  await duplicate.page.reload();
  await expect(duplicate.line('# duplicate')).toBeVisible();
});

test('a tab closed right after an edit leaves all of it to the next one', { tag: '@all' }, async ({
  tester,
  page,
  context,
}) => {
  await tester.start();
  await typeAtEnd(tester, '\n# left behind');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  const next = new TesterPage(await context.newPage());
  await next.start();
  await expect(next.line('# left behind')).toBeVisible();
  await expectKept(next.page, '# left behind');
  // Only the note that there is a draft.
  expect(await next.page.evaluate(() => Object.keys(localStorage))).toEqual(['robots-txt-tester.kept']);
});

test('while a change to a large file is being saved, the browser asks before leaving the page', {
  tag: '@all',
}, async ({ tester, page }) => {
  await tester.start();
  await tester.open(robotsFile('User-agent: *\n'.repeat(71_500)));
  await expectKept(page, 'robots.txt');
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    let isHeld = true;
    // A transaction stays open as long as requests follow each other.
    IDBObjectStore.prototype.put = function (...item) {
      const hold = () => {
        if (isHeld) this.get('none').onsuccess = hold;
      };
      hold();
      return put.apply(this, item);
    };
    Object.assign(window, { finishWrites: () => (isHeld = false) });
  });
  await typeAtEnd(tester, '# at the last moment');
  const question = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.evaluate(() => (window as unknown as { finishWrites: () => void }).finishWrites());
  await expect(tester.source).toContainText(
    'This file is large. After a change, wait two seconds before you close or reload the tab, so that your text is saved.',
  );
  await expectKept(page, '# at the last moment');
  await page.reload();
  await tester.goToEnd();
  await expect(tester.line('# at the last moment')).toBeVisible();
});
