import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountFile } from '../../testdata/mount-file';
import { expectCount, expectText, press, screen } from '../../testdata/screen';
import { simulation } from '../../testdata/simulation';

const FILE = 'User-agent: *\nDisallow: /\n';

/** The field for the file's URL in the Simulate panel. */
const field = simulation.field('Address of this robots.txt');

/**
 * The file's URL, the tested URL, and the origin that needs a separate file; null if the file applies.
 */
const places = [
  ['https://example.com/robots.txt', 'https://example.com/folder/file', null],
  ['example.com', 'https://example.com/', null],
  ['https://example.com/robots.txt', 'https://other.example.com/', 'https://other.example.com'],
  ['https://example.com/robots.txt', 'http://example.com/', 'http://example.com'],
  ['https://example.com/robots.txt', 'https://example.com:8181/', 'https://example.com:8181'],
  ['http://www.example.com/robots.txt', 'http://example.com/', 'http://example.com'],
  ['http://www.example.com/robots.txt', 'http://shop.www.example.com/', 'http://shop.www.example.com'],
  ['http://www.müller.eu/robots.txt', 'http://www.xn--mller-kva.eu/', null],
  ['http://www.xn--mller-kva.eu/robots.txt', 'http://www.müller.eu/', null],
  ['http://www.müller.eu/robots.txt', 'http://www.muller.eu/', 'http://www.muller.eu'],
  ['https://212.96.82.21/robots.txt', 'https://212.96.82.21/', null],
  ['https://212.96.82.21/robots.txt', 'https://example.com/', 'https://example.com'],
  ['http://example.com:80/robots.txt', 'http://example.com/', null],
  ['http://example.com/robots.txt', 'http://example.com:80/', null],
  ['http://example.com/robots.txt', 'http://example.com:81/', 'http://example.com:81'],
  ['https://example.com:443/robots.txt', 'https://example.com/', null],
  ['https://example.com:80/robots.txt', 'https://example.com/', 'https://example.com'],
  ['ftp://example.com:21/robots.txt', 'ftp://example.com/', null],
  ['ftp://example.com/robots.txt', 'http://example.com/', 'http://example.com'],
  ['http://example.com:8181/robots.txt', 'http://example.com/', 'http://example.com'],
] as const;

test('applies only to the same scheme, host and port', async () => {
  const { actions } = await mountFile({ text: FILE, url: '/' });
  for (const [robots, url, needs] of places) {
    actions.setRobotsUrl(robots);
    actions.setUrl(url);
    if (needs === null) {
      await screen.expectVerdict('disallowed', 2);
      await expect.element(screen.why).toHaveTextContent('Same protocol, host and port: ');
      continue;
    }
    await screen.expectVerdict(
      'not-applicable',
      0,
      `This file doesn't apply. ${needs} needs its own robots.txt.`,
    );
    await expectText(screen.why.getByRole('heading'), `Not by this file. ${needs} needs its own robots.txt.`);
  }
});

test('does not decide when the file is where no crawler looks', async () => {
  const { actions } = await mountFile({ text: FILE, url: '/a' });
  await simulation.open();
  for (const [address, reason] of [
    ['https://example.com/folder/robots.txt', "It's in a folder, where no crawler looks for a robots.txt."],
    [
      'https://example.com/ROBOTS.TXT',
      'Its name has capital letters. Crawlers only look for robots.txt in lower case.',
    ],
    ['https://example.com/robots.txt?x', "Its address isn't that of a robots.txt."],
  ] as const) {
    actions.setRobotsUrl(address);
    await screen.expectVerdict('not-applicable', 0, `This file doesn't apply. ${reason}`);
    await expect
      .element(field)
      .toHaveAccessibleDescription(`${reason} Crawlers only request https://example.com/robots.txt.`);
    await expectCount(screen.editor.locate('[data-rule], [data-group=selected]'), 0);
  }
});

test('treats an invalid address as empty', async () => {
  await mountFile({ text: FILE, url: '/a' });
  await simulation.open();
  await expect.element(field).toHaveAccessibleDescription("Leave empty to use the tested URL's own site.");
  for (const typed of [
    '/robots.txt',
    'mailto:a@b',
    'https://',
    'http://[::1',
    'https://xn--ü/',
    'x y',
    'https://example.com:99999/',
    'é'.repeat(100_000),
  ]) {
    await field.fill(typed);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(field)
      .toHaveAccessibleDescription(/^This isn't a valid file address\. We ignore it .*\.$/);
    await screen.expectVerdict('disallowed', 2);
    await expect.element(page.locate('body')).not.toHaveTextContent('undefined');
  }
  await field.fill('');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
});

test('decides over ftp for Google, but not for Bing', async () => {
  const { actions } = await mountFile({ text: FILE });
  actions.setUrl('ftp://example.com/a');
  actions.setRobotsUrl('ftp://example.com');
  await screen.expectVerdict('disallowed', 2);
  actions.setCrawler('Bingbot');
  await screen.expectVerdict(
    'not-applicable',
    0,
    "This file doesn't apply. This crawler doesn't read robots.txt over ftp:.",
  );
  await expectCount(page.getByRole('button', { name: /^Test / }), 0);
});

test('tests a path at the host of the file', async () => {
  const { actions } = await mountFile({ text: FILE, url: '/' });
  actions.setUrl('/cart');
  actions.setRobotsUrl('https://shop.example.com:8443');
  await screen.expectVerdict('disallowed', 2);
  await expect
    .element(screen.why)
    .toHaveTextContent('Same protocol, host and port: https://shop.example.com:8443.');
});

test('the button tests the same path on a host to which the file applies', async () => {
  const { actions } = await mountFile({ text: FILE, url: '/' });
  actions.setUrl('https://shop.example.com/cart?x=1');
  actions.setRobotsUrl('https://example.com');
  await screen.expectVerdict('not-applicable', 0);
  const button = screen.why.getByRole('button', { name: 'Test https://example.com/cart?x=1 instead' });
  button.element().focus();
  await press('Enter');
  await expect.element(screen.url).toHaveValue('https://example.com/cart?x=1');
  await screen.expectVerdict('disallowed', 2);
  await expectCount(button, 0);
  await expect.element(page.locate('#panel-why')).toHaveFocus();
  await expectText(
    screen.announcement,
    'No. Googlebot may not crawl /cart?x=1. Blocked by line 2: Disallow: /.',
  );
});
