import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testdata/accessibility';
import { mountAnswer } from '../../testdata/mount-answer';
import { expectText, expectTexts, press, screen } from '../../testdata/screen';

/** Each path has its own rule, so the line shows which path was matched. */
const RULE_PER_PATH = [
  'User-agent: *',
  'Disallow: /caf%C3%A9$',
  'Disallow: /b$',
  'Disallow: /%7E$',
  'Disallow: /back/slash$',
  'Disallow: /white%20space$',
  'Disallow: /fragment$',
  'Disallow: /semi;colon$',
  'Disallow: /tab$',
  '',
].join('\n');

/** Waits until the note beside the URL is exactly this text. */
function expectNote(note: string): Promise<void> {
  return expect.poll(() => describedBy(screen.url.element())).toBe(note);
}

/** Returns whether only screen readers get the note beside the URL. */
function isNoteHidden(): boolean {
  const note = document.getElementById(screen.url.element().getAttribute('aria-describedby') ?? '');
  return [...(note?.children ?? [])].some((part) => getComputedStyle(part).clipPath !== 'none');
}

/** Returns the text of the elements that describe another one. */
function describedBy(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

test('notes beside the URL how it was changed before matching', async () => {
  await mountAnswer(null, { text: RULE_PER_PATH, url: '/' });
  for (const origin of ['', 'https://example.com']) {
    for (const [typed, line, note] of [
      ['/caf%c3%a9', 2, 'Matched as /caf%C3%A9: percent codes use capital letters.'],
      ['/a/../b', 3, 'Matched as /b: dots in the path (./ and ../) are resolved.'],
      ['/%7e', 4, 'Matched as /%7E: percent codes use capital letters.'],
      ['/back\\slash', 5, 'Matched as /back/slash: backslashes become slashes.'],
      ['/white space', 6, 'Matched as /white%20space: special characters are percent-encoded.'],
      ['/fragment#x', 7, 'Matched as /fragment: the part after # is never sent.'],
      ['/semi;colon', 8, ''],
      ['/t\tab', 9, 'Matched as /tab: spaces are removed.'],
    ] as const) {
      await screen.testUrl(origin + typed);
      await screen.expectVerdict('disallowed', line);
      await expectNote(note);
      await expect.element(screen.url).toHaveAttribute('aria-invalid', 'false');
      if (note !== '') await expect.element(screen.why).toHaveTextContent(note);
    }
  }
});

test('notes beside the URL what is wrong with it', async () => {
  await mountAnswer(null, { text: RULE_PER_PATH, url: '/' });
  const start = 'Start with https://, or with / for a path only.';
  const band = "That isn't a full URL yet. Start with https://, or with / for a path.";
  const onlyFetched = 'Only http://, https:// and ftp:// addresses can be tested.';
  const unreadable = "This isn't a valid URL. Check the host and the port.";
  const notUrl = "That isn't a URL. Check the host and the port.";
  for (const [typed, note, sentence] of [
    ['shop', start, band],
    ['//shop/b', start, band],
    ['shop:8080/b', start, band],
    ['gopher://example.com/b', onlyFetched, 'Crawlers only fetch http, https and ftp addresses, not gopher:'],
    [
      'javascript:alert(1)',
      onlyFetched,
      'Crawlers only fetch http, https and ftp addresses, not javascript:',
    ],
    ['https://', unreadable, notUrl],
    ['http://[::1', unreadable, notUrl],
    ['https://example.com:99999/b', unreadable, notUrl],
    // The ü is needed, because Chromium accepts an all-ASCII host even if its Punycode is invalid.
    ['https://xn--ü/b', unreadable, notUrl],
    ['https://exa mple.com/b', unreadable, notUrl],
  ] as const) {
    await screen.testUrl(typed);
    await expectNote(note);
    await expect.element(screen.url).toHaveAttribute('aria-invalid', 'true');
    await screen.expectVerdict('none', 0, sentence);
    // The answer says it, so the note is only the description of the field.
    expect(isNoteHidden()).toBe(true);
  }
  await expectAccessible();
  await screen.testUrl('/b');
  await screen.expectVerdict('disallowed', 3);
  await expect.element(screen.url).toHaveAttribute('aria-invalid', 'false');
});

test('shows the note about a wrong URL while the answer asks for a file instead', async () => {
  const tester = await mountAnswer(null, { text: RULE_PER_PATH, url: '/' });
  tester.actions.edit([[0, RULE_PER_PATH.length, '']], '');
  await screen.testUrl('shop');
  await screen.expectVerdict('none', 0, 'Add a robots.txt to get an answer.');
  await expectNote('Start with https://, or with / for a path only.');
  expect(isNoteHidden()).toBe(false);
});

test('says what is wrong with the URL only once typing rests, as the answer is announced', async () => {
  const { actions } = await mountAnswer(null, { text: RULE_PER_PATH, url: '/' });
  let changedAt = 0;
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(screen.url.element(), { attributeFilter: ['aria-invalid'] });
  const typedAt = performance.now();
  actions.setUrl('https://');
  await expect.element(screen.url).toHaveAttribute('aria-invalid', 'true');
  expect(changedAt - typedAt).toBeGreaterThanOrEqual(400);
  await expectNote("This isn't a valid URL. Check the host and the port.");
});

test('matches hosts in other forms, and shows their standard form', async () => {
  await mountAnswer(null, { text: RULE_PER_PATH, url: '/' });
  const form = 'the host is in its standard form.';
  for (const [typed, note] of [
    ['https://müller.eu/b', `Matched as https://xn--mller-kva.eu/b: ${form}`],
    ['https://EXAMPLE.com:443/b', `Matched as https://example.com/b: ${form}`],
    ['http://0x7f.1/b', `Matched as http://127.0.0.1/b: ${form}`],
    ['https://user:secret@example.com/b', 'Matched as /b: the user name and password are left out.'],
    ['http://[::1]:8080/b', ''],
    ['ftp://example.com/b', ''],
  ] as const) {
    await screen.testUrl(typed);
    await screen.expectVerdict('disallowed', 3);
    await expectNote(note);
  }
});

test('answers for a URL of 1 MB', async () => {
  await mountAnswer(null, {
    text: 'User-agent: *\nDisallow: /*z$\nDisallow: /a*a*a*a*a*b\n',
    url: '/',
  });
  await screen.testUrl(`https://example.com/${'a'.repeat(1_000_000)}z`);
  await screen.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /*z$');
  await expect.element(screen.why).toHaveTextContent('Blocked.');
  expect(screen.scrollsSideways()).toBe(false);
  await expectText(screen.announcement, /^No\. Googlebot may not crawl \/a+…a+\. Blocked by line 2/);
  await screen.testUrl('/z');
  await screen.expectVerdict('disallowed', 2);
  const rows = page.getByRole('list', { name: 'Rules that match' }).getByRole('listitem');
  await expect.poll(() => rows.length).toBe(1);
});

test('answers for a crawler name of 1 MB', async () => {
  await mountAnswer(null, { text: RULE_PER_PATH, url: '/' });
  await screen.chooseCrawler('x'.repeat(1_000_000));
  await screen.expectVerdict('allowed', 0);
  expect(screen.scrollsSideways()).toBe(false);
});

test('takes a host without a scheme as https, without a message', async () => {
  await mountAnswer(null, { text: RULE_PER_PATH, url: 'example.com/b' });
  await screen.expectVerdict('disallowed', 3);
  await expect.element(screen.url).toHaveValue('example.com/b');
  await expect.element(screen.url).not.toHaveAccessibleDescription();
});

test('says which names in the list aren’t crawlers', async () => {
  await mountAnswer(null, { text: 'User-agent: *\nDisallow: /\n', url: '/a' });
  await page.getByRole('button', { name: 'Show crawlers' }).click();
  await screen.crawler.fill('extended');
  await expectText(
    page.getByRole('option', { name: /^Google-Extended/ }),
    'Google-ExtendedAI training, permission name',
  );
  await screen.crawler.fill('__usage_ai-training');
  await expectTexts(page.getByRole('option'), ['Use “__usage_ai-training”preference']);
});

test('chooses a crawler from the list with the pointer', async () => {
  await mountAnswer(null, { text: 'User-agent: Googlebot-Image\nDisallow: /\n', url: '/a' });
  // This button exists only once the list has loaded.
  await page.getByRole('button', { name: 'Show crawlers' }).click();
  await screen.crawler.fill('image');
  await page.getByRole('option', { name: /^Googlebot-Image/ }).click();
  await expect.element(screen.crawler).toHaveValue('Googlebot-Image');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await screen.expectVerdict('disallowed', 2);
});

test('chooses no crawler when the field is left, even if a row is highlighted', async () => {
  await mountAnswer(null, { text: 'User-agent: Googlebot-Image\nDisallow: /\n', url: '/a' });
  await page.getByRole('button', { name: 'Show crawlers' }).click();
  await screen.crawler.fill('image');
  await expect.element(page.getByRole('option', { name: /^Googlebot-Image/ })).toBeVisible();
  await press('ArrowDown');
  await expect.element(screen.crawler).toHaveAttribute('aria-activedescendant', expect.stringMatching(/./));
  await press('Tab');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.crawler).toHaveValue('Googlebot');
  await screen.expectVerdict('allowed', 0);
});
