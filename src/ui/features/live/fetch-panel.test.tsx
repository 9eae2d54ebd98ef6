import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answered,
  answeredStatus,
  failed,
  ScriptedService,
  SITE_TEXT,
} from '../../../store/testdata/scripted-service';
import { expectAccessible } from '../../testdata/accessibility';
import { lastWrite } from '../../testdata/last-write';
import type { MountOptions } from '../../testdata/mount';
import { expectText, screen } from '../../testdata/screen';
import { simulation } from '../../testdata/simulation';
import { expectExample, mountFetch, mountPage, panel, REDIRECTED } from './testdata/fetch-panel';

const editorPane = page.getByRole('region', { name: 'robots.txt editor' });

test("tests a fetched file with the site's answer, and shows its facts in the source bar", async () => {
  const { service, tester } = await mountFetch({ url: 'https://example.com/shop/cart?x=1' });
  service.reply = REDIRECTED;
  await panel.fetch('example.com');
  await expect.element(panel.root).not.toBeInTheDocument();
  await expect.element(screen.url).toHaveFocus();
  await expect.element(screen.url).toHaveValue('');
  await screen.expectVerdict('none', 0, 'Which page?');
  await expectText(
    screen.source,
    'example.com/robots.txtHTTP 200 · 1 redirect · 31 B · cached 24 hrobots.txt of example.com fetched.',
  );
  await screen.testUrl('/shop/cart');
  await screen.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /shop/');
  // A file without a URL opens the Overview.
  tester.actions.setView('why');
  await expect.element(screen.why).toHaveTextContent('Same protocol, host and port: https://example.com.');
  await expect.element(screen.why).toHaveTextContent('after 1 redirect');
  expect(service.requests).toEqual(['url=example.com']);
});

test('lists every request with its headers', async () => {
  const { service } = await mountFetch();
  service.reply = REDIRECTED;
  await panel.fetch('example.com');
  await panel.reopen();
  await expectText(panel.status, 'example.com answered HTTP 200 after 1 redirect.');
  await expect
    .element(panel.root.getByText('31 B · text/plain · cached 24 h', { exact: true }))
    .toBeVisible();
  const [first, second] = panel.requests.getByRole('listitem').elements();
  expect([first?.textContent, second?.textContent]).toEqual([
    'https://example.com/robots.txtHTTP 30140 ms1 headerlocationhttps://www.example.com/robots.txt',
    'https://www.example.com/robots.txtHTTP 20040 ms2 headerscontent-typetext/plain; charset=utf-8cache-controlpublic, max-age=86400',
  ]);
  expect(panel.requests.getByRole('listitem').elements()).toHaveLength(2);
  const location = panel.requests.getByText('https://www.example.com/robots.txt').first();
  await expect.element(location).not.toBeVisible();
  await panel.requests.getByText('1 header', { exact: true }).click();
  await expect.element(location).toBeVisible();
  await expect.element(panel.root).toHaveTextContent('Sent as User-Agent robots.txt-tester/1.0');
  await expect.element(panel.root).not.toHaveTextContent('name, but from our IP address');
});

test('changes nothing for a missing file until its answer is tested', async () => {
  const { service } = await mountFetch();
  service.reply = answeredStatus(404);
  await screen.editor.click();
  await userEvent.keyboard('{ControlOrMeta>}{End}{/ControlOrMeta}# mine');
  await panel.fetch('example.com');
  await expectText(
    panel.status,
    'example.com has no robots.txt, so everything is allowed. Your text is unchanged.',
  );
  await expect.element(panel.ways).not.toBeInTheDocument();
  await expectText(screen.source, 'Your textfor example.com, see line 31');
  await screen.expectVerdict('disallowed', 12);
  screen.editor.element().focus();
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.element(screen.line('# mine')).not.toBeInTheDocument();
  await panel.open();
  await panel.press('Test without a file');
  await expect.element(panel.root).not.toBeInTheDocument();
  await expect.element(lastWrite.undo).toBeVisible();
  await screen.expectVerdict('allowed', 0, "Yes. HTTP 404 means there's no file, so everything is allowed.");
  await expect
    .element(screen.source)
    .toHaveTextContent(/^example\.com\/robots\.txtHTTP 404 · no text · tried at /);
  await expect.element(screen.why).toHaveTextContent("The site's robots.txt answered HTTP 404");
  await expect.element(screen.why).not.toHaveTextContent('simulating');
  await expect.element(page.getByRole('heading', { name: 'The site sent no rules to test' })).toBeVisible();
  await editorPane.getByRole('button', { name: 'Paste the text' }).click();
  await screen.expectEditorFocus();
  await screen.pasteOverAll('User-agent: *\nDisallow: /shop/');
  // The 404 response was not about the pasted text, so it no longer applies.
  await screen.expectVerdict('disallowed', 2);
  await expectText(screen.source, 'Your textat https://example.com/robots.txtYour robots.txt pasted.');
});

test('stops the crawler on a server error, and bypasses every cache on the next fetch', async () => {
  const { service } = await mountFetch();
  service.reply = answeredStatus(503);
  await panel.fetch('example.com');
  // The site may have refused only our server, so other ways are offered.
  await expect.element(panel.ways).toBeVisible();
  await panel.press('Test with this response');
  await screen.expectVerdict('disallowed', 0, /^No, for now\. The site's robots.txt answered HTTP 503/);
  service.reply = answered(SITE_TEXT);
  await editorPane.getByRole('button', { name: 'Fetch again' }).click();
  await screen.expectVerdict('disallowed', 2);
  expect(service.requests).toEqual(['url=example.com', 'url=example.com&fresh=1']);
  await panel.reopen();
  await expect.element(panel.root).toHaveTextContent('The text has changed since');
});

test('changes nothing when a name does not resolve, and offers to test that outcome', async () => {
  const { service } = await mountFetch();
  service.reply = failed('dns');
  await panel.fetch('exmaple.com');
  await expectText(panel.status, "We couldn't find example.com. Check the spelling. Your text is unchanged.");
  await expectExample();
  await panel.press('Test with this response');
  await screen.expectVerdict('disallowed', 0, /^No, for now\. The site's domain wasn't found/);
  await expect.element(screen.source).toHaveTextContent('Failed DNS lookup · no text');
});

test('changes nothing for a refused address or an empty field', async () => {
  const { service } = await mountFetch();
  service.reply = Response.json({ error: 'refused', reason: 'private-address' }, { status: 400 });
  await panel.fetch('127.0.0.1');
  await expectText(
    panel.status,
    "This address isn't on the public internet. We can only fetch public sites. Open the file in a new tab, then paste its text.",
  );
  const link = panel.root.getByRole('link', { name: 'Open it in a new tab' });
  await expect.element(link).toHaveAttribute('href', 'https://127.0.0.1/robots.txt');
  await expect.element(link).toHaveAttribute('rel', 'noreferrer');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await panel.fetch('  ');
  await expectText(panel.status, "That isn't a website address. Type a domain such as example.com.");
  service.reply = failed('private-address', 'http://10.0.0.1/robots.txt');
  await panel.fetch('rebound.example');
  await expect.element(panel.status).toHaveTextContent("This address isn't on the public internet.");
  await expect
    .element(panel.root.getByRole('button', { name: 'Test with this response' }))
    .not.toBeInTheDocument();
  expect(service.requests).toHaveLength(2);
  await expectExample();
});

test('says why the service gives no answer', async () => {
  const { service } = await mountFetch();
  const busy = Response.json({ error: 'busy', retryAfter: 7 }, { status: 429 });
  const slowDown = new Response('slow down', { status: 429, headers: { 'retry-after': '90' } });
  for (const [reply, expected] of [
    [busy, 'Too many requests. Fetch again in 7 seconds.'],
    [slowDown, 'Too many requests. Fetch again in 90 seconds.'],
    [
      Response.json({ version: 2, news: [] }),
      'This page and the fetch service are different versions. Reload the page, then fetch again.',
    ],
    [
      Response.json([]),
      "The fetch service sent a response that this page can't read. Your text is unchanged. Try again, or paste the file's text.",
    ],
  ] as const) {
    service.reply = reply;
    await panel.fetch('example.com');
    await expectText(panel.status, expected);
  }
  await expectExample();
});

test('treats a host that answers every address with a page as one without a service', async () => {
  const { service } = await mountFetch();
  service.about = new Response('<!doctype html><title>Not here</title>', {
    headers: { 'content-type': 'text/html' },
  });
  await panel.button.click();
  await expectText(
    panel.status,
    "This copy of the tester has no fetch service. Your browser will request the file directly, but most sites don't allow that. If that fails, you'll see other ways to get the file.",
  );
  await expect.element(panel.as).not.toBeInTheDocument();
});

test('says where the address goes before it is sent', async () => {
  await mountFetch();
  await panel.button.click();
  const sent =
    "The address goes to this tester's own server, which fetches the file. We don't store the address.";
  await expect.element(panel.root.getByText(sent, { exact: true })).toBeVisible();
  await expect.element(panel.button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(panel.button).toHaveAttribute('aria-controls', panel.root.element().id);
  await panel.press('Close');
  await expect.element(panel.root).not.toBeInTheDocument();
  await expect.element(panel.button).toHaveFocus();
  await expect.element(panel.button).toHaveAttribute('aria-expanded', 'false');
});

test('cancels a request with the button or with Esc, which closes the panel only when no request is running', async () => {
  const { service } = await mountFetch();
  service.reply = new Promise(() => undefined);
  await panel.fetch('example.com');
  await expectText(panel.status, 'Fetching from example.com…');
  // A panel with a running request stays open while the focus is elsewhere.
  await screen.url.click();
  await panel.press('Cancel');
  await expect.element(panel.site).toHaveFocus();
  await expectText(panel.status, '');
  await expect.element(panel.root.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expectText(panel.status, 'Fetching from example.com…');
  await userEvent.keyboard('{Escape}');
  await expectText(panel.status, '');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel.root).not.toBeInTheDocument();
  await expect.element(panel.button).toHaveFocus();
  expect(service.requests).toHaveLength(2);
  await expectExample();
});

test('fetches as the current crawler if the service supports it', async () => {
  const { service } = await mountFetch();
  await panel.button.click();
  await expect.element(panel.as).toHaveValue('tester');
  await panel.as.selectOptions('Googlebot');
  service.reply = answered(SITE_TEXT, { as: 'googlebot' });
  await panel.fetch('example.com');
  await panel.reopen();
  await expect
    .element(
      panel.root.getByText(
        "Fetched in Googlebot's name, but from our IP address. Sites that check IP addresses may send the real Googlebot something else.",
        { exact: true },
      ),
    )
    .toBeVisible();
  expect(service.requests).toEqual(['url=example.com&as=googlebot']);
  service.reply = answered('User-agent: *\nDisallow: /\n');
  await panel.as.selectOptions('This tester');
  await panel.press('Fetch again');
  await panel.reopen();
  await expect
    .element(panel.root)
    .toHaveTextContent(/The text has changed since [^.]*, when fetched as Googlebot\./);
  await screen.chooseCrawler('GPTBot');
  await panel.open();
  const cannot = "GPTBot has no known User-Agent header, so we can't fetch in its name.";
  await expect.element(panel.as).toHaveAccessibleDescription(cannot);
  await expect.element(panel.as.getByRole('option')).toHaveTextContent('This tester');
});

test('says when the fetched text is unchanged', async () => {
  await mountFetch();
  await panel.fetch('example.com');
  await panel.reopen();
  await panel.press('Fetch again');
  await panel.reopen();
  await expect.element(panel.root).toHaveTextContent('The text is the same as at');
  await expect.element(panel.root.getByRole('button', { name: 'Compare the two' })).not.toBeInTheDocument();
});

test('starts a simulation from the real answer and returns to it at the end', async () => {
  const { service } = await mountFetch();
  service.reply = REDIRECTED;
  await panel.fetch('example.com');
  await screen.expectVerdict('disallowed', 2);
  await simulation.open();
  await expect.element(simulation.answer('As fetched, 200')).toBeChecked();
  await expect
    .element(simulation.field('Address of this robots.txt'))
    .toHaveValue('https://example.com/robots.txt');
  await simulation.choose('404 or 410');
  await screen.expectVerdict('allowed', 0);
  await expectText(screen.source, 'Simulating HTTP 404 · the real response was 200');
  await simulation.stop.click();
  await screen.expectVerdict('disallowed', 2);
  await expectText(
    screen.source,
    'example.com/robots.txtHTTP 200 · 1 redirect · 31 B · cached 24 hrobots.txt of example.com fetched.',
  );
});

test("restores a person's text that a fetched file replaced", async () => {
  await mountFetch();
  await screen.editor.click();
  await screen.pasteOverAll('User-agent: *\nAllow: /own\n');
  await panel.fetch('example.com');
  await lastWrite.undo.click();
  await expect.element(screen.line('Allow: /own')).toBeVisible();
  await expect.element(screen.source).toHaveTextContent(/^Your text/);
});

test("fetches the file of the tested URL's own host from the verdict", async () => {
  const service = await mountPage();
  await panel.fetch('example.com');
  await screen.expectVerdict('disallowed', 2);
  await screen.testUrl('https://shop.example.com/x');
  await screen.expectVerdict('none', 0, 'shop.example.com has its own robots.txt.');
  service.reply = answered('User-agent: *\nDisallow: /x\n', {
    hops: [{ url: 'https://shop.example.com/robots.txt', status: 200 }],
  });
  await screen.verdict.getByRole('button', { name: 'Fetch it' }).click();
  await screen.expectVerdict('disallowed', 2);
  await expect.element(screen.url).toHaveValue('https://shop.example.com/x');
  expect(service.requests.at(-1)).toBe('url=shop.example.com');
  await expect.element(panel.root).not.toBeInTheDocument();
  await expect.element(screen.tab('Why')).toHaveFocus();
});

/** Mounts the file while the module that fetches sites is still loading. `load` finishes the loading. */
async function mountLoading(
  options: MountOptions = {},
): Promise<{ readonly service: ScriptedService; readonly load: () => void }> {
  const service = new ScriptedService();
  let load = (): void => undefined;
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  await mountFetch({ loadLive: () => mayLoad.then(service.load), ...options });
  return { service, load };
}

test('keeps and fetches a site typed while the panel loads', async () => {
  const { service, load } = await mountLoading();
  await panel.button.click();
  await userEvent.keyboard('exampel{Backspace}{Backspace}');
  await expect.element(panel.site).toHaveValue('examp');
  await expect.element(panel.root.getByRole('button')).not.toBeInTheDocument();
  load();
  await expect.element(panel.root.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect.element(panel.site).toHaveFocus();
  await userEvent.keyboard('le.com');
  await expect.element(panel.site).toHaveValue('example.com');
  await userEvent.keyboard('{Enter}');
  await screen.expectVerdict('disallowed', 2);
  expect(service.requests).toEqual(['url=example.com']);
});

/** A file with the deciding line of the example. */
const OWN_FILE = `User-agent: *${'\n'.repeat(11)}Disallow: /shop/\nSitemap: https://my-shop.test/map.xml\n`;

test('selects the site that the question names, so that typing replaces it', async () => {
  const { load } = await mountLoading({ text: OWN_FILE, url: 'https://www.my-shop.test/shop/' });
  await panel.button.click();
  await expect.element(panel.site).toHaveValue('www.my-shop.test');
  await userEvent.keyboard('other.t');
  await expect.element(panel.site).toHaveValue('other.t');
  load();
  await expect.element(panel.root.getByRole('button', { name: 'Close' })).toBeVisible();
  await userEvent.keyboard('est');
  await expect.element(panel.site).toHaveValue('other.test');
});

test('offers the site that the Sitemap lines name', async () => {
  await mountFetch({ text: OWN_FILE });
  await panel.button.click();
  await expect.element(panel.site).toHaveValue('my-shop.test');
  await expect.element(panel.root.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect.element(panel.site).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(panel.site).toHaveValue('x');
});

test('fetches a site submitted while the panel loads', async () => {
  const { service, load } = await mountLoading();
  await panel.button.click();
  await userEvent.keyboard('example.com{Enter}');
  load();
  await screen.expectVerdict('disallowed', 2);
  expect(service.requests).toEqual(['url=example.com']);
});

test('reports a panel that cannot be loaded, and tries again', async () => {
  const service = new ScriptedService();
  let isMissing = true;
  await mountFetch({
    loadLive: () => (isMissing ? Promise.reject(new Error('No connection')) : service.load()),
  });
  await panel.button.click();
  await expectText(
    panel.root.getByRole('alert'),
    "This part of the page couldn't be loaded. Check your connection, then try again.",
  );
  isMissing = false;
  await panel.press('Try again');
  await panel.fetch('example.com');
  await screen.expectVerdict('disallowed', 2);
});

test('axe finds nothing in the panel or in the placeholder for a missing text', async () => {
  const { service } = await mountFetch();
  service.reply = REDIRECTED;
  await panel.fetch('example.com');
  await panel.reopen();
  await panel.requests.getByText('2 headers', { exact: true }).click();
  await expectAccessible();
  service.reply = answeredStatus(503);
  await panel.press('Fetch again');
  await expect.element(panel.status).toHaveTextContent('HTTP 503');
  await expectAccessible();
  await panel.press('Test with this response');
  await screen.expectVerdict('disallowed', 0);
  await expect.element(page.getByRole('heading', { name: 'The site sent no rules to test' })).toBeVisible();
  await expectAccessible();
});
