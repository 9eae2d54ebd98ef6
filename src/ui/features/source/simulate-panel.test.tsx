import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testdata/accessibility';
import { lastWrite } from '../../testdata/last-write';
import { mountFile } from '../../testdata/mount-file';
import { expectText, screen, showOn } from '../../testdata/screen';
import { simulation } from '../../testdata/simulation';

const BY_RULE = 'No. Blocked by line 12: Disallow: /shop/cart';
const stops = (what: string) => `No, for now. ${what}: Google stops crawling the site.`;

/** Every choice of the list, its result for Google, and the name shown while it is simulated. */
const CHOICES = [
  ['301 to another host', 'disallowed', BY_RULE, '1 redirect to another host'],
  ['301 on the same host', 'disallowed', BY_RULE, '1 redirect'],
  [
    'More than 5 redirects',
    'allowed',
    'Yes. More than 5 redirects count as a missing file, so everything is allowed.',
    '6 redirects',
  ],
  ['404 or 410', 'allowed', "Yes. HTTP 404 means there's no file, so everything is allowed.", 'HTTP 404'],
  ['401 or 403', 'allowed', 'Yes. HTTP 403 counts as a missing file, so everything is allowed.', 'HTTP 403'],
  ['429', 'disallowed', stops("The site's robots.txt answered HTTP 429"), 'HTTP 429'],
  ['500', 'disallowed', stops("The site's robots.txt answered HTTP 500"), 'HTTP 500'],
  ['503', 'disallowed', stops("The site's robots.txt answered HTTP 503"), 'HTTP 503'],
  [
    'Another status code',
    'allowed',
    'Yes. HTTP 451 counts as a missing file, so everything is allowed.',
    'HTTP 451',
  ],
  ['Network error or timeout', 'disallowed', stops("The site didn't respond"), 'a timeout'],
  ['Incomplete response', 'disallowed', stops('Only part of the file arrived'), 'an incomplete response'],
  ['Empty file', 'allowed', 'Yes. An empty file has no rules, so everything is allowed.', 'an empty file'],
  ['A web page (HTML)', 'disallowed', BY_RULE, 'a web page'],
  ['Larger than 500 KiB', 'disallowed', BY_RULE, 'a file that is too large'],
  ['Wrong content type', 'disallowed', BY_RULE, 'a file sent as a type other than text/plain'],
  [
    'UTF-16',
    'allowed',
    'Yes. A file in UTF-16 has no readable rules, so everything is allowed.',
    'a file in UTF-16',
  ],
] as const;

test('offers each answer and shows its result for Google', async () => {
  await mountFile();
  for (const [choice, outcome, sentence, name] of CHOICES) {
    await simulation.choose(choice);
    await expectText(screen.source.getByRole('status'), `Simulating ${name}`);
    await screen.expectVerdict(outcome, sentence === BY_RULE ? 12 : 0, sentence);
  }
  expect(simulation.root.getByRole('radio').elements()).toHaveLength(CHOICES.length + 1);
  await simulation.choose('OK, 200');
  await screen.expectVerdict('disallowed', 12, BY_RULE);
  await expect.element(screen.source).toHaveTextContent(/^Example: A shop/);
});

test("lists the effect of each answer for the current crawler's dialect", async () => {
  await mountFile();
  const radio = (name: string) => simulation.root.getByRole('radio', { name, exact: true });
  await simulation.open();
  await expect.element(simulation.root).toHaveTextContent('as Google treats it');
  await expect.element(radio('401 or 403, all allowed')).toBeVisible();
  await expect.element(radio('429, all blocked')).toBeVisible();
  await expect.element(radio('503, all blocked')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.chooseCrawler('YandexBot');
  await simulation.open();
  await expect.element(simulation.root).toHaveTextContent('as Yandex treats it');
  await radio('503, all allowed').click();
  await screen.expectVerdict(
    'allowed',
    0,
    'Yes. HTTP 503 counts as a missing file, so everything is allowed.',
  );
  await userEvent.keyboard('{Escape}');
  await screen.chooseCrawler('Bingbot');
  await screen.expectVerdict(
    'disallowed',
    0,
    "No, for now. The site's robots.txt answered HTTP 503: Bing stops crawling the site.",
  );
  await expect
    .element(screen.why)
    .toHaveTextContent("Bing doesn't document this; we assume the same as RFC 9309.");
});

test('treats the same answer differently in another dialect', async () => {
  const { actions } = await mountFile();
  await simulation.choose('401 or 403');
  await screen.expectVerdict('allowed', 0);
  actions.setDialect('python');
  await screen.expectVerdict('disallowed', 0, 'No. With HTTP 403, Python blocks everything.');
  await simulation.choose('Network error or timeout');
  await screen.expectVerdict('undefined', 0, /^No answer\. .* stops with an error and doesn't decide\.$/);
  // Python follows up to ten redirects, so it still reads the file, and the first matching rule decides.
  await simulation.choose('More than 5 redirects');
  await screen.expectVerdict('allowed', 10, "Yes. Under Python's rules, allowed by line 10: Allow: /shop/");
  await simulation.field('Number of redirects').fill('11');
  await screen.expectVerdict('disallowed', 0, /has read no file, so it blocks everything\.$/);
  actions.setDialect('google2020');
  await simulation.choose('500');
  await screen.expectVerdict('disallowed', 0);
  await simulation.box('errors for missing pages').click();
  await screen.expectVerdict('allowed', 0, /^Yes\. This site answers HTTP 500 .* counts as having no file/);
});

test('keeps a text that crawlers do not read, without marks for rules and groups', async () => {
  await mountFile();
  const rule = screen.line('Disallow: /shop/cart');
  const agent = screen.line('User-agent: Googlebot');
  await expect.element(rule).toHaveAttribute('data-rule', 'won');
  const shown = () => (screen.editor.element() as HTMLElement).innerText;
  const text = shown();
  await simulation.choose('404 or 410');
  await expect.element(rule).not.toHaveAttribute('data-rule');
  await expect.element(agent).toHaveAttribute('data-group', 'other');
  await expect.element(screen.editor.locate('[data-rule], [data-group=selected]')).not.toBeInTheDocument();
  // A misspelling stays marked.
  await expect
    .element(screen.editor.locate('[data-badge]:not([data-badge^="Did you mean"])'))
    .not.toBeInTheDocument();
  expect(shown().replace(/\s+/g, ' ')).toContain('User-agent: Googlebot Allow: /shop/');
  await expect.element(screen.why).toHaveTextContent("You're simulating HTTP 404 (not found)");
  await expect
    .element(screen.why)
    .toHaveTextContent("the rules in the editor don't count, and your real site isn't affected.");
  await userEvent.keyboard('{Escape}');
  await simulation.stop.click();
  await expect.element(rule).toHaveAttribute('data-rule', 'won');
  await expect.element(agent).toHaveAttribute('data-group', 'selected');
  await screen.expectVerdict('disallowed', 12, BY_RULE);
  expect(shown()).toBe(text);
  await expect.element(simulation.button).toHaveFocus();
});

test('announces the banner without an interim text, and has no title to announce', async () => {
  await mountFile();
  await simulation.open();
  await expect.element(simulation.root).toBeVisible();
  const banner = screen.source.getByRole('status').element();
  const texts: string[] = [];
  const observer = new MutationObserver(() => texts.push(banner.textContent));
  observer.observe(banner, { childList: true, characterData: true, subtree: true });
  await simulation.choose('404 or 410');
  await expectText(screen.source.getByRole('status'), 'Simulating HTTP 404');
  expect(texts).toEqual(['Simulating HTTP 404']);
  expect(banner.hasAttribute('title')).toBe(false);
});

test('announces the banner once, and keeps it while the text is edited', async () => {
  await mountFile();
  await simulation.choose('404 or 410');
  const banner = screen.source.getByRole('status');
  await expectText(banner, 'Simulating HTTP 404');
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(banner.element(), { childList: true, characterData: true, subtree: true });
  await screen.editor.click();
  await userEvent.keyboard('{ControlOrMeta>}{End}{/ControlOrMeta}{Enter}# more');
  await screen.testUrl('/other');
  await expectText(
    screen.announcement,
    "Yes. Googlebot may crawl /other. HTTP 404 means there's no file, so everything is allowed.",
  );
  await screen.expectVerdict('allowed', 0, "Yes. HTTP 404 means there's no file, so everything is allowed.");
  await expectText(banner, 'Simulating HTTP 404');
  observer.disconnect();
  expect(changes).toBe(0);
});

test('shows the banner before warnings about the file, and after notices', async () => {
  const { actions } = await mountFile({ text: '<!doctype html><html><body>Not found</body></html>' });
  await expect.element(screen.source).toHaveTextContent('This is a web page');
  await simulation.choose('404 or 410');
  await expectText(screen.source, 'Simulating HTTP 404');
  await userEvent.keyboard('{Escape}');
  await screen.editor.click();
  await userEvent.keyboard('#');
  // Another file starts with a plain 200 answer.
  actions.openExample('shop');
  await expect.element(screen.source).toHaveTextContent('Example opened.');
  await expect.element(screen.source).not.toHaveTextContent('Simulating');
  await simulation.choose('404 or 410');
  // Undo stays beside it.
  await expectText(screen.source, 'Simulating HTTP 404');
  await expect.element(lastWrite.undo).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await simulation.stop.click();
  await expect.element(screen.source).toHaveTextContent(/^Example: A shop/);
});

test('"End simulation" resets everything', async () => {
  await mountFile();
  const end = simulation.root.getByRole('button', { name: 'End simulation' });
  await simulation.open();
  await expect.element(end).toHaveAttribute('aria-disabled', 'true');
  await simulation.choose('500');
  await expect.element(end).toHaveAttribute('aria-disabled', 'false');
  await simulation.field('Failing for').fill('800');
  await end.click();
  await screen.expectVerdict('disallowed', 12, BY_RULE);
  await expect.element(simulation.answer('OK, 200')).toBeChecked();
  await expect.element(end).toHaveFocus();
  await simulation.choose('500');
  await expect.element(simulation.field('Failing for')).toHaveValue('0');
});

test('closes the panel by its button, by a click elsewhere and by focus elsewhere', async () => {
  await mountFile();
  await simulation.button.click();
  await expect.element(simulation.answer('OK, 200')).toHaveFocus();
  await expect.element(simulation.button).toHaveAttribute('aria-expanded', 'true');
  await simulation.button.click();
  await expect.element(simulation.root).not.toBeInTheDocument();
  await expect.element(simulation.button).toHaveAttribute('aria-expanded', 'false');
  await simulation.button.click();
  await expect.element(simulation.answer('OK, 200')).toHaveFocus();
  await screen.verdict.click({ position: { x: 10, y: 10 } });
  await expect.element(simulation.root).not.toBeInTheDocument();
  await simulation.button.click();
  await expect.element(simulation.answer('OK, 200')).toHaveFocus();
  simulation.root.getByRole('button', { name: 'Close' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(simulation.root).not.toBeInTheDocument();
});

test.for(['desktop', 'phone'] as const)('axe finds nothing in the panel: %s', async (device) => {
  await showOn(device);
  const { actions } = await mountFile();
  // On a phone, the file is a separate view.
  actions.setView('file');
  await simulation.choose('503');
  await simulation.field('Failing for').fill('-1');
  await simulation.field('Address of this robots.txt').fill('https://example.com/ROBOTS.TXT');
  await expect.element(simulation.root).toHaveTextContent('Its name has capital letters');
  await screen.expectVerdict('not-applicable', 0);
  await expectAccessible();
});
