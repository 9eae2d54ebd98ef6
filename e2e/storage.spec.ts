import { expectKept } from './support/drafts';
import { expect, test } from './support/test';
import { robotsFile, TesterPage } from './support/tester-page';

async function typeAtEnd(tester: TesterPage, text: string): Promise<void> {
  await tester.goToEnd();
  await tester.page.keyboard.type(text);
}

test('text and question survive a reload', async ({ tester, page }) => {
  await tester.start();
  await typeAtEnd(tester, '\n# my line');
  await tester.askCrawler('GPTBot');
  await tester.askUrl('/mine');
  await expectKept(page, '/mine');
  await page.reload();
  await expect(tester.line('# my line')).toBeVisible();
  await expect(tester.crawler).toHaveValue('GPTBot');
  await expect(tester.url).toHaveValue('/mine');
  await expect(tester.source).toHaveText('Your text');
  await tester.expectVerdict('disallowed', 20);
});

test('the chosen engine and the address of the file survive a reload, the simulated answer does not', async ({
  tester,
  page,
}) => {
  await tester.start();
  await tester.open('User-agent: *\nDisallow: /*?x=\n');
  await tester.askUrl('https://example.com/news?x=1');
  await tester.expectVerdict('disallowed', 2);
  await tester.showEngines();
  await tester.readBy.selectOption('Python');
  await tester.fileLiesAt('https://example.com:8443');
  await tester.expectVerdict('not-applicable', 0);
  await tester.fileLiesAt('https://example.com/robots.txt');
  await tester.pretend('401 or 403');
  await tester.expectVerdict('disallowed', 0, "No. With HTTP 403 Python's robotparser blocks everything.");
  await expect(tester.source).toHaveText('Simulating HTTP 403');
  await expectKept(page, '"dialectChoice":"python"');
  await expectKept(page, '"robotsUrlInput":"https://example.com/robots.txt"');

  await page.reload();
  // Python knows no wildcards.
  await tester.expectVerdict('allowed', 0, "Yes. By Python's rules: allowed: no rule matches this URL.");
  await expect(tester.why).toContainText(/The file is read by Python.*, as you chose in Engines\./);
  await expect(tester.why).toContainText('Same scheme, host and port: https://example.com.');
  await expect(tester.source).toHaveText('robots.txtat https://example.com/robots.txt');
  await tester.showEngines();
  await expect(tester.readBy).toHaveValue('python');
  await tester.simulate.click();
  await expect(tester.simulation.getByRole('textbox', { name: 'Address of this robots.txt' })).toHaveValue(
    'https://example.com/robots.txt',
  );
  await expect(tester.simulation.getByRole('radio', { name: 'As it is, 200' })).toBeChecked();
  await tester.askUrl('https://shop.example.com/');
  await tester.expectVerdict('not-applicable', 0);
});

test('a draft of before there were engines, addresses and names is read on', async ({ tester, page }) => {
  await tester.start();
  await typeAtEnd(tester, '\n# of old');
  await tester.askCrawler('Bingbot');
  await expectKept(page, '# of old');
  await expectKept(page, '"crawlerInput":"bingbot"');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('robots-txt-tester');
        open.onsuccess = () => {
          const transaction = open.result.transaction('drafts', 'readwrite');
          const cursor = transaction.objectStore('drafts').openCursor();
          cursor.onsuccess = () => {
            if (cursor.result === null) return;
            const {
              dialectChoice: _,
              robotsUrlInput: __,
              urls: ___,
              name: ____,
              ...old
            } = cursor.result.value;
            if (String(cursor.result.key).startsWith('summary:')) cursor.result.delete();
            else cursor.result.update(old);
            cursor.result.continue();
          };
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(tester.line('# of old')).toBeVisible();
  await expect(tester.crawler).toHaveValue('Bingbot');
  await tester.expectVerdict('allowed', 0);
  await tester.showEngines();
  await expect(tester.readBy).toHaveValue('own');
  await tester.chooseFromMenu('Drafts…');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(/^Untitled # robots\.txt of/);
});

test('a crawler that is not in the first load is waited for, and then answered', async ({ tester, page }) => {
  await tester.start();
  await tester.askCrawler('MJ12bot');
  await tester.open('User-agent: MJ12bot\nDisallow: /\n');
  await tester.expectVerdict('disallowed', 2);
  await expectKept(page, '"crawlerInput":"mj12bot"');
  await expectKept(page, 'User-agent: MJ12bot');
  await expectKept(page, '"urlInput":"https://example.com/shop/cart?x=1"');
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/full-[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  // Firefox takes the list for a part of the page, whose end of loading it then waits for.
  await page.reload({ waitUntil: 'commit' });
  await tester.expectVerdict('none', 0, 'The list of crawlers is being loaded.');
  // The rest of the page is there meanwhile, and nobody is told that something is wrong.
  await expect(tester.line('User-agent: MJ12bot')).toBeVisible();
  await expect(tester.crawler).toHaveAttribute('aria-invalid', 'false');
  await expect(tester.crawler).toHaveAccessibleDescription('');
  await expect(tester.why).toContainText('Every answer is explained in four steps');
  await expect(tester.otherReaders).toHaveCount(0);
  await tester.expectVerdict('none', 0, 'The list of crawlers is being loaded.');
  letIn();
  await tester.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /');
  await expect(tester.crawler).toHaveValue('MJ12bot');
  await expect(tester.why).toContainText('MJ12bot follows the MJ12bot group');
});

test('what was typed right before a reload survives it', async ({ tester, page }) => {
  await tester.start();
  await typeAtEnd(tester, '\n# at the last moment');
  await page.reload();
  await expect(tester.line('# at the last moment')).toBeVisible();
});

test('the bytes of an opened file survive a reload', async ({ tester, page }) => {
  await tester.start();
  const mixed = Buffer.from('\xEF\xBB\xBFUser-agent: *\r\nDisallow: /shop\xE9\rDisallow: /shop\n', 'latin1');
  await tester.open({ name: 'kept.txt', mimeType: '', buffer: mixed });
  await expect(tester.facts).toHaveText(/BOM, 1 byte is not UTF-8Mixed line ends\d+ problems?$/);
  const facts = await tester.facts.textContent();
  await expectKept(page, 'kept.txt');
  await expectKept(page, '"urlInput":"https://example.com/shop/cart?x=1"');
  await page.reload();
  await expect(tester.source).toHaveText('kept.txt');
  await expect(tester.facts).toHaveText(facts ?? '');
  await tester.expectVerdict('disallowed', 3);
});

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
  await expect(tester.line('# second tab')).toHaveCount(0);
  await expect(second.line('# second tab')).toBeVisible();
  await expect(second.line('# first tab')).toHaveCount(0);
});

test('a duplicated tab does not overwrite its origin', async ({ tester, page, context }) => {
  await tester.start();
  await typeAtEnd(tester, '\n# origin');
  await expectKept(page, '# origin');
  // A duplicated tab starts with a copy of the sessionStorage.
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

test('a tab that is closed right after an edit leaves all of it to the next one', async ({
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
  expect(await next.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('while a change to a large file is being saved, the browser asks before it leaves the page', async ({
  tester,
  page,
}) => {
  await tester.start();
  await tester.open(robotsFile('User-agent: *\n'.repeat(71_500)));
  await expectKept(page, 'robots.txt');
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    let isHeld = true;
    // A transaction does not end while requests follow each other.
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
    'This file is large. After a change, wait two seconds before you close or reload the tab.',
  );
  await expectKept(page, '# at the last moment');
  await page.reload();
  await tester.goToEnd();
  await expect(tester.line('# at the last moment')).toBeVisible();
});

test('a draft that cannot be read does no harm', async ({ tester, page }) => {
  await tester.start();
  await typeAtEnd(tester, '\n# before');
  await expectKept(page, '# before');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('robots-txt-tester');
        open.onsuccess = () => {
          const transaction = open.result.transaction('drafts', 'readwrite');
          const drafts = transaction.objectStore('drafts');
          drafts.clear();
          drafts.put({ version: 1, text: 7 }, 'broken');
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await tester.expectVerdict('disallowed', 12);
  await expect(tester.source).toContainText(/Example: A shop|could not be read back/);
});

test('without storage everything works, and the page says that nothing is kept', async ({ tester, page }) => {
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
    'This browser keeps nothing for this page. Everything works, but your text is gone after a reload.',
  );
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await tester.askUrl('/account/');
  await tester.expectVerdict('allowed', 0);
  await expect(tester.source).toHaveText('Your text');
});

test('the theme survives a reload', async ({ tester, page }) => {
  await tester.start();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  const dark = await background();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  expect(await background()).toBe(dark);
  await page.getByRole('button', { name: 'Theme: dark' }).click();
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await expect.poll(background).not.toBe(dark);
});
