import { expect, test } from './support/shared-page';

/** Each path has a rule of its own, so the line tells what was really matched. */
const file = [
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

test.beforeEach(async ({ tester }) => {
  await tester.start();
  await tester.open(file);
});

const start = 'Start with https://, or with / for a path only.';
const onlyFetched = 'Only http://, https:// and ftp:// addresses can be tested.';
const unreadable = 'A browser cannot read this as a URL.';
const notUrl = 'That is not a URL. Check the host and the port.';
const wrong = [
  ['example.com/b', start, 'That is not a full URL yet. Start with https://'],
  ['//example.com/b', start, 'That is not a full URL yet. Start with https://'],
  ['localhost:8080/b', start, 'That is not a full URL yet. Start with https://'],
  ['gopher://example.com/b', onlyFetched, 'Crawlers fetch http, https and ftp addresses, not gopher:'],
  ['javascript:alert(1)', onlyFetched, 'Crawlers fetch http, https and ftp addresses, not javascript:'],
  ['https://', unreadable, notUrl],
  ['http://[::1', unreadable, notUrl],
  ['https://example.com:99999/b', unreadable, notUrl],
  // Chromium takes any host of ASCII letters alone, also where its Punycode is broken.
  ['https://xn--ü/b', unreadable, notUrl],
  ['https://exa mple.com/b', unreadable, notUrl],
] as const;

// Each engine reads URLs by its own code.
test('what is wrong with a URL, or another form of it, is said beside it', { tag: '@firefox' }, async ({
  tester,
}) => {
  for (const [typed, note, sentence] of wrong) {
    await test.step(typed, async () => {
      await tester.askUrl(typed);
      await expect(tester.url).toHaveAccessibleDescription(note);
      await expect(tester.url).toHaveAttribute('aria-invalid', 'true');
      await tester.expectVerdict('none', 0, sentence);
    });
  }
  await tester.askUrl('/b');
  await tester.expectVerdict('disallowed', 3);
  await expect(tester.url).toHaveAttribute('aria-invalid', 'false');
  const form = 'the host is written in its standard form.';
  for (const [typed, note] of [
    ['https://müller.eu/b', `Matched as https://xn--mller-kva.eu/b: ${form}`],
    ['https://EXAMPLE.com:443/b', `Matched as https://example.com/b: ${form}`],
    ['http://0x7f.1/b', `Matched as http://127.0.0.1/b: ${form}`],
    ['https://user:secret@example.com/b', 'Matched as /b: name and password are left out.'],
    ['http://[::1]:8080/b', ''],
    ['ftp://example.com/b', ''],
  ] as const) {
    await test.step(typed, async () => {
      await tester.askUrl(typed);
      await tester.expectVerdict('disallowed', 3);
      await expect(tester.url).toHaveAccessibleDescription(note);
    });
  }
});
