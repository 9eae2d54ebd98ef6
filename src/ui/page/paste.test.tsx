import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered, failed, ScriptedService } from '../../store/testdata/scripted-service';
import { expectAccessible } from '../testdata/accessibility';
import { dragFile } from '../testdata/drag-file';
import { lastWrite } from '../testdata/last-write';
import { openPage } from '../testdata/open-page';
import { expectFocus, press, screen, showOn } from '../testdata/screen';

const source = page.getByRole('region', { name: 'Source' });
const chips = screen.verdict.getByRole('list', { name: "Pages from this file's rules" });
const listed = page.getByRole('tabpanel', { name: 'URLs' });

function paste(text: string, target: Element = document.body): void {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const init = { clipboardData: data, bubbles: true, cancelable: true, composed: true };
  target.dispatchEvent(new ClipboardEvent('paste', init));
}

/** Copies a text by the browser's own command, so that the browser can paste it. Waits for the code that handles pastes. */
async function copy(text: string): Promise<void> {
  await import('./page-events');
  const field = document.createElement('input');
  field.value = text;
  document.body.append(field);
  field.select();
  await userEvent.copy();
  field.remove();
}

/** Opens the page with a fetch service. */
async function openWithService(): Promise<ScriptedService> {
  const service = new ScriptedService();
  await openPage({ loadLive: service.load });
  return service;
}

const FILE = 'User-agent: *\nDisallow: /cart\nAllow: /cart/help\nSitemap: https://my-shop.test/map.xml\n';
const MY_SHOP = [{ url: 'https://my-shop.test/robots.txt', status: 200, headers: [] }] as const;

test('the placeholder fits into the field of a phone', async () => {
  await page.viewport(390, 844);
  await openPage();
  paste(FILE);
  await expect.element(screen.url).toHaveAttribute('placeholder', 'Page on my-shop.test');
});

test('an own file and a page are two presses: paste, and a suggested page', async () => {
  await openPage();
  paste(FILE);
  await expect.element(screen.url).toHaveValue('');
  await expect.element(screen.url).toHaveFocus();
  await expect.element(screen.url).toHaveAttribute('placeholder', 'Page on my-shop.test, for example /cart');
  await expect.element(source).toHaveTextContent('Your textfor my-shop.test, see line 4');
  await expect.element(chips).toHaveTextContent('//cart/cart/help');
  await chips.getByRole('button', { name: '/cart', exact: true }).click();
  await screen.expectVerdict('disallowed', 2);
  await expect.element(screen.url).toHaveValue('https://my-shop.test/cart');
  await expect.element(screen.tab('Why')).toHaveFocus();
});

test('a paste can be undone with its question', async () => {
  await openPage();
  paste(FILE);
  await expect.element(screen.url).toHaveValue('');
  await lastWrite.undo.click();
  await screen.expectVerdict('disallowed', 12);
  await expect.element(screen.url).toHaveValue('https://example.com/shop/cart?x=1');
});

test('a rule and any other text are pasted into the example in the editor', async () => {
  const tester = await openPage();
  await screen.goToEnd();
  paste('\nAllow: /a', screen.editor.element());
  await expect
    .poll(() => tester.store.getState().document.text.toString())
    .toMatch(/^# robots.*Allow: \/a$/s);
});

test('a paste into the untouched example replaces it, and one into an own text is an edit', async () => {
  const tester = await openPage();
  // Until this code has loaded, the editor inserts what is pasted into it.
  await import('./page-events');
  paste(FILE, screen.editor.element());
  await expect.poll(() => tester.store.getState().document.text.toString()).toBe(FILE);
  // The URL field takes the focus first.
  await expect.element(screen.url).toHaveFocus();
  await screen.goToEnd();
  paste('Allow: /a', screen.editor.element());
  await expect.poll(() => tester.store.getState().document.text.toString()).toBe(`${FILE}Allow: /a`);
});

test('a pasted domain becomes the question, and one Undo takes it back', async () => {
  await openPage();
  paste('example.com/shop/');
  await expect.element(screen.url).toHaveValue('example.com/shop/');
  await screen.expectVerdict('allowed', 10);
  await lastWrite.undo.click();
  await expect.element(screen.url).toHaveValue('https://example.com/shop/cart?x=1');
});

test('a pasted address moves the focus to the URL field, but not from another field', async () => {
  await openPage();
  const former = 'https://example.com/shop/cart?x=1';
  for (const [focused, focusedAfter] of [
    [screen.tab('Why'), screen.url],
    [screen.crawler, screen.crawler],
    [screen.editor, screen.editor],
  ] as const) {
    (focused.element() as HTMLElement).focus();
    paste('https://example.com/shop/');
    await expect.element(screen.url).toHaveValue('https://example.com/shop/');
    await expectFocus(focusedAfter);
    await screen.testUrl(former);
  }
});

test('the Open menu pastes, or opens the editor if the browser keeps the clipboard back', async () => {
  const clipboard = vi.spyOn(navigator.clipboard, 'readText');
  onTestFinished(() => clipboard.mockRestore());
  clipboard.mockResolvedValue(FILE);
  const tester = await openPage();
  await screen.chooseFromMenu(/^Paste$/);
  await expect.poll(() => tester.store.getState().document.text.toString()).toBe(FILE);
  clipboard.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await screen.chooseFromMenu(/^Paste$/);
  await screen.expectEditorFocus();
  expect(tester.store.getState().document.text.toString()).toBe(FILE);
});

test('a phone keeps the word on the Fetch button while there is room', async () => {
  await showOn('phone');
  await openPage();
  await screen.tab('File').click();
  const fetchButton = page.getByRole('region', { name: 'Source' }).getByRole('button', { name: 'Fetch' });
  const bar = page.getByRole('region', { name: 'Source' });
  for (const width of [390, 360]) {
    await page.viewport(width, 844);
    await expect.element(fetchButton).not.toHaveStyle({ fontSize: '0px' });
    expect(bar.element().scrollWidth).toBeLessThanOrEqual(bar.element().clientWidth);
  }
  await page.viewport(320, 844);
  await expect.element(fetchButton).toHaveStyle({ fontSize: '0px' });
  // Undo is below.
  paste('https://example.com/shop/');
  await expect.element(lastWrite.undo).toBeVisible();
  await page.viewport(390, 844);
  await screen.tab('File').click();
  await expect.element(fetchButton).not.toHaveStyle({ fontSize: '0px' });
});

test('a whole URL that is pasted at the caret of the URL field replaces its text', async () => {
  await openPage();
  const former = 'https://example.com/shop/cart?x=1';
  const field = screen.url.element() as HTMLInputElement;
  for (const [copied, text, expected] of [
    ['https://my-shop.test/cart', former, 'https://my-shop.test/cart'],
    ['my-shop.test/cart', former, 'my-shop.test/cart'],
    // Parts of a URL are inserted.
    ['my-shop.test/cart', 'https://', 'https://my-shop.test/cart'],
    ['/cart', 'https://my-shop.test', 'https://my-shop.test/cart'],
    ['&y=2', former, `${former}&y=2`],
  ] as const) {
    await copy(copied);
    await screen.url.fill(text);
    field.setSelectionRange(text.length, text.length);
    await userEvent.paste();
    await expect.element(screen.url).toHaveValue(expected);
  }
});

test('a URL that is pasted over a selection in the URL field replaces only that', async () => {
  await openPage();
  await copy('my-shop.test');
  const field = screen.url.element() as HTMLInputElement;
  field.focus();
  field.setSelectionRange('https://'.length, 'https://example.com'.length);
  await userEvent.paste();
  await expect.element(screen.url).toHaveValue('https://my-shop.test/shop/cart?x=1');
});

test('one Undo brings back the URL that a pasted one replaced', async () => {
  await openPage();
  for (const undo of [() => press('ControlOrMeta+z'), () => lastWrite.undo.click()]) {
    await copy('https://my-shop.test/cart');
    const field = screen.url.element() as HTMLInputElement;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    await userEvent.paste();
    await expect.element(screen.url).toHaveValue('https://my-shop.test/cart');
    await undo();
    await expect.element(screen.url).toHaveValue('https://example.com/shop/cart?x=1');
  }
});

test('pasted addresses become URLs of the list, and one Undo takes them back', async () => {
  const tester = await openPage();
  paste('my-shop.test/a\nhttps://my-shop.test/b\n/c\n');
  await expect.element(listed).toHaveTextContent('https://my-shop.test/a');
  await expect.poll(() => tester.store.getState().list.urls).toHaveLength(3);
  await lastWrite.undo.click();
  await expect.poll(() => tester.store.getState().list.urls).toHaveLength(0);
  await expect.element(screen.tab('Why')).toHaveAttribute('aria-selected', 'true');
});

test('a dropped list becomes URLs of the list', async () => {
  const tester = await openPage();
  await page.getByRole('button', { name: 'Dismiss this hint' }).click();
  dragFile(screen.url.element(), new File(['https://my-shop.test/a\nhttps://my-shop.test/b\n'], 'pages.csv'));
  await expect.poll(() => tester.store.getState().list.urls).toHaveLength(2);
  expect(tester.store.getState().document.origin.kind).toBe('example');
});

test('Undo of a paste keeps URLs that were added after it', async () => {
  const tester = await openPage();
  paste(FILE);
  await expect.poll(() => tester.store.getState().document.text.toString()).toBe(FILE);
  dragFile(screen.url.element(), new File(['https://my-shop.test/a\nhttps://my-shop.test/b\n'], 'pages.csv'));
  await expect.poll(() => tester.store.getState().list.urls).toHaveLength(2);
  // One press for the list, one for the file.
  await lastWrite.undo.click();
  await expect.poll(() => tester.store.getState().list.urls).toHaveLength(0);
  expect(tester.store.getState().document.text.toString()).toBe(FILE);
});

test('Undo of an address keeps the crawler that was chosen after it', async () => {
  await openPage();
  paste('example.com/shop/');
  await screen.expectVerdict('allowed', 10);
  await screen.chooseCrawler('Bingbot');
  await lastWrite.undo.click();
  await expect.element(screen.url).toHaveValue('https://example.com/shop/cart?x=1');
  await expect.element(screen.crawler).toHaveValue('Bingbot');
});

test('a file pasted over one with other line ends is a file of its own', async () => {
  const tester = await openPage();
  dragFile(screen.url.element(), new File(['\uFEFFUser-agent: *\r\nDisallow: /\r\n'], 'robots.txt'));
  await expect.poll(() => tester.store.getState().document.lineEnd).toBe('crlf');
  paste(FILE);
  await expect.poll(() => tester.store.getState().document.text.toString()).toBe(FILE);
  expect(tester.store.getState().document).toMatchObject({ lineEnd: 'lf', bom: false });
});

test('a text that is pasted during a fetch stays', async () => {
  const service = await openWithService();
  let answer: (file: ReturnType<typeof answered>) => void = () => undefined;
  service.reply = new Promise((resolve) => {
    answer = resolve;
  });
  await screen.testUrl('my-shop.test/cart');
  await page.getByRole('button', { name: 'Fetch robots.txt' }).click();
  await expect.element(source).toHaveTextContent('Fetching from my-shop.test…');
  paste(FILE);
  await screen.expectVerdict('disallowed', 2);
  answer(answered('User-agent: *\nAllow: /\n', { hops: MY_SHOP }));
  await expect.element(source).not.toHaveTextContent('Fetching');
  await screen.expectVerdict('disallowed', 2);
  await expect.element(source).toHaveTextContent('Your text');
});

test('a pasted web page is named as one, also into the example in the editor', async () => {
  const tester = await openPage();
  await import('./page-events');
  for (const target of [document.body, screen.editor.element()]) {
    paste('<!doctype html>\n<pre>\nUser-agent: *\nDisallow: /\n</pre>', target);
    await expect
      .element(source)
      .toHaveTextContent(
        "That's a web page. Open your-site/robots.txt and copy its text. Your text is unchanged.",
      );
    await screen.expectVerdict('disallowed', 12);
    tester.actions.dismissNotice();
  }
});

test.each([
  ['{\n  "status": 404\n}', "That's code or data, not a robots.txt. Your text is unchanged."],
  ['\x89PNG\r\n\x1A\n\0\0\0\rIHDR', "That isn't text. Your text is unchanged."],
])('%j is named and changes nothing', async (text, named) => {
  const tester = await openPage();
  const { document: before } = tester.store.getState();
  paste(text);
  await expect.element(source).toHaveTextContent(named);
  expect(tester.store.getState().document).toBe(before);
});

test('pasted comments are a robots.txt, but the fragment of a URL goes into its field', async () => {
  const tester = await openPage();
  await copy('#top');
  await screen.url.fill('/cart');
  (screen.url.element() as HTMLInputElement).setSelectionRange(5, 5);
  await userEvent.paste();
  await expect.element(screen.url).toHaveValue('/cart#top');
  paste('# every robot is welcome\n');
  await expect
    .poll(() => tester.store.getState().document.text.toString())
    .toBe('# every robot is welcome\n');
});

test('the output of a curl command is the file with its site and the real answer, and one Undo takes both back', async () => {
  const tester = await openPage();
  paste(
    'me@host:~$ curl -iL https://my-shop.test/robots.txt\nHTTP/2 301 \r\nlocation: https://www.my-shop.test/robots.txt\r\n\r\nHTTP/2 200 \r\ncontent-type: text/plain\r\nallow: GET\r\ncache-control: max-age=60\r\n\r\nUser-agent: *\nDisallow: /cart\n',
  );
  await expect
    .poll(() => tester.store.getState().document.text.toString())
    .toBe('User-agent: *\nDisallow: /cart\n');
  const { document, answer, robotsUrlInput } = tester.store.getState();
  expect(document.origin).toMatchObject({
    kind: 'site',
    by: 'terminal',
    url: 'https://my-shop.test/robots.txt',
  });
  expect(answer).toMatchObject({
    final: { status: 200 },
    redirects: 1,
    redirectedTo: 'other-host',
    maxAge: 60,
  });
  expect(robotsUrlInput).toBe('https://my-shop.test/robots.txt');
  await expect.element(source).not.toHaveTextContent('Simulating');
  await lastWrite.undo.click();
  await screen.expectVerdict('disallowed', 12);
  expect(tester.store.getState().document.origin.kind).toBe('example');
  expect(tester.store.getState().robotsUrlInput).toBe('');
});

test('an answer without its address is the file with a simulated answer, and one Undo takes both back', async () => {
  const tester = await openPage();
  paste('HTTP/1.1 200 OK\r\nCache-Control: max-age=60\r\n\r\nUser-agent: *\r\nDisallow: /cart\r\n');
  await expect
    .poll(() => tester.store.getState().document.text.toString())
    .toBe('User-agent: *\nDisallow: /cart\n');
  expect(tester.store.getState().document.origin.kind).toBe('typed');
  await expect.element(source).not.toHaveTextContent('Simulating');
  paste(
    'HTTP/1.1 301 Moved\nLocation: https://my-shop.test/robots.txt\n\nHTTP/1.1 200 OK\nContent-Type: text/html\n\nUser-agent: *\nDisallow: /b\n',
  );
  await expect.element(source).toHaveTextContent('Simulating');
  expect(tester.store.getState().answer).toMatchObject({
    redirects: 1,
    redirectedTo: 'same-host',
    contentType: 'text/html',
    body: 'as-written',
  });
  await lastWrite.undo.click();
  await expect
    .poll(() => tester.store.getState().document.text.toString())
    .toBe('User-agent: *\nDisallow: /cart\n');
  await expect.element(source).not.toHaveTextContent('Simulating');
});

test('an answer without a file changes nothing until it is tested, even with an Allow header', async () => {
  const tester = await openPage();
  const { document: before } = tester.store.getState();
  paste('HTTP/2 404 \nallow: GET, HEAD\ncontent-length: 0\n\n');
  await expect
    .element(source)
    .toHaveTextContent(
      "That's a server's answer without a file: HTTP 404 (not found). Your text is unchanged.",
    );
  await screen.expectVerdict('disallowed', 12);
  await expectAccessible();
  await source.getByRole('button', { name: 'Test without a file' }).click();
  await screen.expectVerdict('allowed', 0);
  await expect.element(source).toHaveTextContent('Simulating HTTP 404');
  expect(tester.store.getState().document).toBe(before);
  await source.getByRole('button', { name: 'End simulation' }).click();
  await screen.expectVerdict('disallowed', 12);
});

test.each([
  [
    'HTTP/1.1 200 OK\r\nAllow: GET\r\nContent-Length: 34\r\n\r\n',
    "That's a server's answer without a file. If you ran curl -I, run curl -i: the file follows the headers. Your text is unchanged.",
    null,
  ],
  [
    'HTTP/1.1 204 No Content\r\nAllow: /\r\n\r\n',
    "That's a server's answer without a file: HTTP 204. If you ran curl -I, run curl -i: the file follows the headers. Your text is unchanged.",
    'Test without a file',
  ],
  [
    'HTTP/1.1 301 Moved\r\nLocation: /b\r\nAllow: GET\r\n\r\n',
    "That's a server's answer without a file: HTTP 301. curl -L follows the redirect. Your text is unchanged.",
    'Test with this response',
  ],
  [
    'HTTP/2 200 \ncontent-type: text/html\n\n<!doctype html>\n<title>Shop</title>',
    "That's a web page, not a robots.txt. Your text is unchanged.",
    'Show it',
  ],
])('%j changes nothing', async (text, named, button) => {
  const tester = await openPage();
  const { document: before } = tester.store.getState();
  paste(text);
  await expect.element(source).toHaveTextContent(named);
  expect(tester.store.getState().document).toBe(before);
  const buttons = source.getByRole('button', { name: /^(?:Test|Show)/ });
  if (button === null) await expect.element(buttons).not.toBeInTheDocument();
  else await expect.element(buttons).toHaveTextContent(button);
});

test('the missing file of a known site is tested as Fetch does, and one Undo brings the text back', async () => {
  const tester = await openPage();
  paste('$ curl -i https://my-shop.test/robots.txt\nHTTP/1.1 404 Not Found\n\n<h1>Not found</h1>');
  await source.getByRole('button', { name: 'Test without a file' }).click();
  await expect
    .poll(() => tester.store.getState().document.origin)
    .toMatchObject({ kind: 'site', url: 'https://my-shop.test/robots.txt' });
  expect(tester.store.getState().document.text.toString()).toBe('');
  await lastWrite.undo.click();
  await screen.expectVerdict('disallowed', 12);
});

test('suggested pages show the letters of their language, and each stays in its order', async () => {
  const tester = await openPage();
  paste('User-agent: *\nDisallow: /مقالات/قديم/\nDisallow: /caf%E9\n');
  await expect.element(chips).toHaveTextContent('//مقالات/قديم//caf%E9');
  const chip = chips.getByRole('button', { name: '/مقالات/قديم/' });
  const [first, second] = Array.from(chip.element().querySelectorAll('bdi')).filter(
    ({ textContent }) => textContent !== '',
  );
  expect(first?.getBoundingClientRect().right).toBeLessThan(second?.getBoundingClientRect().left ?? 0);
  await chip.click();
  await screen.expectVerdict('disallowed', 2);
  expect(tester.store.getState().urlInput).toBe(encodeURI('/مقالات/قديم/'));
});

test('another text changes nothing until it is used as robots.txt', async () => {
  const tester = await openPage();
  paste('Dear customers,\nour shop is closed.');
  await expect.element(source).toHaveTextContent("That isn't a robots.txt, an address or a list of URLs.");
  await screen.expectVerdict('disallowed', 12);
  await source.getByRole('button', { name: 'Use it as robots.txt' }).click();
  await expect.poll(() => tester.store.getState().document.text.toString()).toMatch(/^Dear customers/);
});

test('a list that is pasted next ends the notice about the text before', async () => {
  await openPage();
  paste('Dear customers');
  await expect.element(source).toHaveTextContent("That isn't a robots.txt");
  paste('my-shop.test/a\nmy-shop.test/b\n');
  await expect.element(listed).toHaveTextContent('https://my-shop.test/a');
  await expect.element(source).not.toHaveTextContent("That isn't");
});

test('a live site is two presses: its address, and Enter', async () => {
  const service = await openWithService();
  service.reply = answered(FILE, { hops: MY_SHOP });
  await screen.testUrl('my-shop.test/cart');
  await screen.expectVerdict(
    'none',
    0,
    "This example isn't for my-shop.test. Fetch or paste another file, or try /cart here.",
  );
  await expect.element(screen.url).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Fetch robots.txt' })).toBeVisible();
  await expectAccessible();
  await press('Enter');
  await screen.expectVerdict('disallowed', 2);
  await expect.element(screen.url).toHaveFocus();
  await expect.element(screen.url).toHaveValue('my-shop.test/cart');
  expect(service.requests).toEqual(['url=my-shop.test']);
});

test('a site without a file changes nothing, and its answer can be tested', async () => {
  const service = await openWithService();
  service.reply = answered('', { hops: [{ ...MY_SHOP[0], status: 404 }] });
  await screen.testUrl('my-shop.test/cart');
  await page.getByRole('button', { name: 'Fetch robots.txt' }).click();
  await expect
    .element(source)
    .toHaveTextContent('my-shop.test has no robots.txt, so everything is allowed. Your text is unchanged.');
  // The band must not contradict the notice.
  await screen.expectVerdict('none', 0, /^This example isn't for my-shop\.test\./);
  await expect.element(screen.url).toHaveFocus();
  await expect.element(screen.editor).toHaveTextContent('# robots.txt of example.com');
  await source.getByRole('button', { name: 'Test without a file' }).click();
  await screen.expectVerdict('allowed', 0);
});

test('a web page in place of the file changes nothing until it is opened', async () => {
  const service = await openWithService();
  service.reply = answered('<!doctype html>\n<title>Log in</title>', { hops: MY_SHOP });
  await screen.testUrl('my-shop.test/cart');
  await press('Enter');
  await expect
    .element(source)
    .toHaveTextContent("That's a web page, not a robots.txt. Your text is unchanged.");
  await screen.expectVerdict('none', 0);
  await expect.element(screen.editor).toHaveTextContent('# robots.txt of example.com');
  await source.getByRole('button', { name: 'Show it' }).click();
  await screen.expectVerdict('allowed', 0);
  await expect.element(screen.editor).toHaveTextContent('<title>Log in</title>');
});

test('a misspelt site changes nothing, and can be fetched again', async () => {
  const service = await openWithService();
  service.reply = failed('dns', 'https://my-shpo.test/robots.txt');
  await screen.testUrl('my-shpo.test');
  await page.getByRole('button', { name: 'Fetch robots.txt' }).click();
  await expect.element(source).toHaveTextContent("We couldn't find my-shpo.test. Check the spelling.");
  await expectAccessible();
  await source.getByRole('button', { name: 'Details' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Fetch' })).toHaveTextContent("We couldn't find");
  await press('Escape');
  await expect.element(source).not.toHaveTextContent("We couldn't find");
  await screen.expectVerdict('none', 0);
});

test('a page of another host can be tried on the example', async () => {
  await openPage();
  await screen.testUrl('https://my-shop.test/shop/cart');
  await screen.verdict.getByRole('button', { name: 'Use the example' }).click();
  await screen.expectVerdict('disallowed', 12);
  await expect.element(screen.url).toHaveValue('https://example.com/shop/cart');
});

test('a changed example is an own text, which answers for any host', async () => {
  await openPage();
  await screen.testUrl('https://my-shop.test/shop/cart');
  await screen.expectVerdict('none', 0);
  await screen.goToEnd();
  await userEvent.keyboard('#');
  await screen.expectVerdict('disallowed', 12);
});
