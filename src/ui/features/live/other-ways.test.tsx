import { expect, onTestFinished, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { type ScriptedService, SITE_TEXT, shownToBrowser } from '../../../store/testdata/scripted-service';
import { expectAccessible } from '../../testdata/accessibility';
import { expectText, screen } from '../../testdata/screen';
import { simulation } from '../../testdata/simulation';
import { expectExample, mountFetch, panel, way } from './testdata/fetch-panel';

/** Mounts the file on a host without a fetch service. */
async function mountAlone(): Promise<ScriptedService> {
  const { service } = await mountFetch();
  service.beAbsent();
  return service;
}

/** Fetches a site that doesn't let other pages read its file. */
async function fetchInVain(): Promise<void> {
  await panel.fetch('https://example.com/a');
  await expectText(
    panel.status,
    "Your browser couldn't get the file. The site doesn't respond or, like most sites, doesn't let other pages read it. Try another way below.",
  );
}

/** Pastes text with the line ends of a Windows terminal. Returns true if the browser inserts it. */
function paste(field: Locator, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text.replaceAll('\n', '\r\n'));
  return field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

test('offers other ways, best first, when the browser cannot read a site', async () => {
  const service = await mountAlone();
  await fetchInVain();
  await expectExample();
  expect(
    panel.ways
      .locate('summary')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['With a bookmark', 'In a terminal']);
  const link = panel.ways.getByRole('link', { name: 'Open it in a new tab' });
  await expect.element(link).toHaveAttribute('href', 'https://example.com/robots.txt');
  await panel.press('Paste the text');
  await screen.expectEditorFocus();
  await screen.pasteOverAll(SITE_TEXT);
  await expectText(screen.source, 'Your textYour robots.txt pasted.');
  expect(service.directRequests).toEqual(['https://example.com/robots.txt']);
  // The page's host doesn't learn which site was requested.
  expect(service.requests).toEqual([]);
});

test('tests an answer that the browser itself received', async () => {
  const service = await mountAlone();
  service.shown = shownToBrowser('busy', 503);
  await panel.fetch('example.com');
  await panel.press('Test with this response');
  await screen.expectVerdict('disallowed', 0, /^No, for now\. The site's robots.txt answered HTTP 503/);
  service.shown = shownToBrowser(SITE_TEXT);
  await panel.fetch('example.com');
  await screen.expectVerdict('disallowed', 2);
  await expectText(
    screen.source,
    'example.com/robots.txtHTTP 200 · 31 B · by your browserrobots.txt of example.com fetched.',
  );
  await panel.reopen();
  await expect.element(panel.root).toHaveTextContent('Your browser fetched the file directly.');
});

test('says after a cancelled browser request that no one else sees it', async () => {
  const service = await mountAlone();
  service.shown = new Promise(() => undefined);
  await panel.fetch('example.com');
  await expectText(panel.status, 'Fetching from example.com…');
  await panel.press('Cancel');
  const privacy = 'Your browser requests the file from the site directly. No one else sees the request.';
  await expect.element(panel.root.getByText(privacy, { exact: true })).toBeVisible();
  await expect.element(panel.as).not.toBeInTheDocument();
  await expectExample();
});

test('explains the bookmark when it is clicked here, and lets a person create it by hand', async () => {
  const { pathname } = location;
  history.replaceState(null, '', '/below/a/path/');
  onTestFinished(() => history.replaceState(null, '', pathname));
  await mountAlone();
  await fetchInVain();
  await way('With a bookmark').click();
  const link = panel.ways.getByRole('link', { name: 'Test robots.txt' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^javascript:void/));
  const code = link.element().getAttribute('href') ?? '';
  expect(decodeURIComponent(code)).toContain(JSON.stringify(`${location.origin}/below/a/path/`));
  await link.click();
  await expectText(
    panel.ways.getByRole('status').first(),
    'This button does nothing here. Drag it to your bookmarks bar, then click it on the site.',
  );
  const address = panel.ways.getByRole('textbox', { name: 'Address of the bookmark' });
  await expect.element(address).toHaveValue(code);
  const input = address.element() as HTMLInputElement;
  input.focus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, code.length]);
});

const PRINTED = [
  'HTTP/1.1 301 Moved Permanently',
  'Location: https://www.example.com/robots.txt',
  '',
  'HTTP/2 200 ',
  'content-type: text/plain; charset=utf-8',
  'cache-control: max-age=86400',
  '',
  'User-agent: *',
  'Disallow: /shop/',
  '',
].join('\n');

test('tests the pasted output of the terminal line', async () => {
  await mountAlone();
  await fetchInVain();
  await way('In a terminal').click();
  await expect
    .element(panel.ways.getByRole('textbox', { name: 'Command to run' }))
    .toHaveValue('curl -sSiL "https://example.com/robots.txt"');
  const printed = panel.ways.getByRole('textbox', { name: 'Its output' });
  await printed.fill('curl: command not found');
  await panel.press('Test it');
  await expect.element(panel.status).toHaveTextContent("This isn't the output of that command.");
  // Text that cannot be parsed can be corrected in the field.
  expect(paste(printed, 'no such thing')).toBe(true);
  paste(printed, 'HTTP/2 200\ncontent-length: 31\n\n');
  await expect.element(panel.status).toHaveTextContent('These are only the headers.');
  paste(printed, 'HTTP/2 503\n\n');
  await expect.element(panel.status).toHaveTextContent('Your text is unchanged.');
  await expect.element(panel.status).toHaveFocus();
  await expectExample();
  expect(paste(printed, PRINTED)).toBe(false);
  await screen.expectVerdict('disallowed', 2);
  await expectText(
    screen.source,
    'example.com/robots.txtHTTP 200 · 1 redirect · 33 B · cached 24 h · by curlrobots.txt of example.com fetched.',
  );
  await panel.reopen();
  await expectText(panel.status, 'example.com answered HTTP 200 after 1 redirect.');
  const [, second] = panel.requests.getByRole('listitem').elements();
  expect(second?.textContent).toContain('https://www.example.com/robots.txt');
  await expect.element(panel.root).toHaveTextContent("The file comes from curl's output on your computer.");
  await simulation.open();
  await expect.element(simulation.answer('As fetched, 200')).toBeChecked();
});

test('offers no terminal line for a host that a shell would execute', async () => {
  await mountAlone();
  await panel.fetch('http://$(id).example');
  await expect.element(way('With a bookmark')).toBeVisible();
  await expect.element(way('In a terminal')).not.toBeInTheDocument();
});

test('says what to do after a bookmark could not read its site, without any request', async () => {
  const { service, tester } = await mountFetch();
  tester.actions.showPanel({
    kind: 'fetch',
    site: 'https://example.com/robots.txt',
    stopped: 'bookmark-stopped',
  });
  await expect.element(panel.status).toHaveTextContent("The bookmark couldn't read the file.");
  await expect.element(panel.site).toHaveValue('example.com');
  await expectExample();
  await panel.press('Paste the text');
  await screen.expectEditorFocus();
  expect([...service.requests, ...service.directRequests]).toEqual([]);
});

test('axe finds nothing in the other ways', async () => {
  await mountAlone();
  await fetchInVain();
  await way('With a bookmark').click();
  await way('In a terminal').click();
  await expectAccessible();
});
