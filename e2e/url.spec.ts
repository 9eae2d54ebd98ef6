import { expect, test } from './support/shared-page';

/** Each path has its own rule, so that the line shows which path was matched. */
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
const unreadable = "This isn't a valid URL. Check the host and the port.";
const notUrl = "That isn't a URL. Check the host and the port.";
const wrong = [
  ['cart', start, "That isn't a full URL yet. Start with https://, or with / for a path."],
  ['gopher://example.com/b', onlyFetched, 'Crawlers only fetch http, https and ftp addresses, not gopher:'],
  ['javascript:alert(1)', onlyFetched, 'Crawlers only fetch http, https and ftp addresses, not javascript:'],
  ['https://', unreadable, notUrl],
  ['http://[::1', unreadable, notUrl],
  ['https://example.com:99999/b', unreadable, notUrl],
  // Chromium accepts any host of ASCII letters alone, even with broken Punycode.
  ['https://xn--ü/b', unreadable, notUrl],
  ['https://exa mple.com/b', unreadable, notUrl],
] as const;

// Each browser engine reads URLs with its own code.
test('errors in a URL, and another form of it, are shown next to it', async ({ tester }) => {
  for (const [typed, note, sentence] of wrong) {
    await test.step(typed, async () => {
      await tester.testUrl(typed);
      await expect(tester.url).toHaveAccessibleDescription(note);
      await expect(tester.url).toHaveAttribute('aria-invalid', 'true');
      await tester.expectVerdict('none', 0, sentence);
    });
  }
  await tester.testUrl('/b');
  await tester.expectVerdict('disallowed', 3);
  await expect(tester.url).toHaveAttribute('aria-invalid', 'false');
  const form = 'the host is in its standard form.';
  for (const [typed, line, note] of [
    ['https://müller.eu/b', 3, `Matched as https://xn--mller-kva.eu/b: ${form}`],
    ['https://EXAMPLE.com:443/b', 3, `Matched as https://example.com/b: ${form}`],
    ['example.com/b', 3, ''],
    ['//example.com/b', 3, ''],
    ['localhost:8080/b', 3, ''],
    ['http://0x7f.1/b', 3, `Matched as http://127.0.0.1/b: ${form}`],
    ['https://user:secret@example.com/b', 3, 'Matched as /b: the user name and password are left out.'],
    ['http://[::1]:8080/b', 3, ''],
    ['ftp://example.com/b', 3, ''],
    ['/caf%c3%a9', 2, 'Matched as /caf%C3%A9: percent codes use capital letters.'],
    ['https://example.com/a/../b', 3, 'Matched as /b: dots in the path (./ and ../) are resolved.'],
    ['/back\\slash', 5, 'Matched as /back/slash: backslashes become slashes.'],
    ['/white space', 6, 'Matched as /white%20space: special characters are percent-encoded.'],
    ['/fragment#x', 7, 'Matched as /fragment: the part after # is never sent.'],
    ['https://example.com/semi;colon', 8, ''],
    ['/t\tab', 9, 'Matched as /tab: spaces are removed.'],
  ] as const) {
    await test.step(typed, async () => {
      await tester.testUrl(typed);
      await tester.expectVerdict('disallowed', line);
      await expect(tester.url).toHaveAccessibleDescription(note);
    });
  }
});
