import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testdata/accessibility';
import { screen } from '../../testdata/screen';
import { card, expectReport, goToLine, inEditor, openWithHelp } from './testdata/editor-with-help';

const FILE = [
  'User-agent: Googlebot',
  'Disallow: /shop/',
  'Allow: /shop/help',
  'Disallow: /shop/cart',
  'Allow: /about',
  'Disallow: /shop/',
  'Disallow: my files',
  'Disallow: /my files/',
  'Disallow:',
  '',
  'User-agent: Bingbot',
  'Disallow: /beta',
  '',
  '# the end',
].join('\n');

const testAddress = card.getByRole('button', { name: 'Test this address' });

/** Opens the card of a line by keyboard. */
async function openCard(line: number): Promise<void> {
  await goToLine(line);
  await userEvent.keyboard('{ControlOrMeta>}.{/ControlOrMeta}');
  await expect.element(card).toBeVisible();
}

describe('the card of a rule', () => {
  test('gives an example, and its button tests it on the same site', async () => {
    await openWithHelp(FILE);
    await inEditor('/shop/help').hover();
    await expect.element(card).toHaveTextContent('Decides, for example, /shop/help (the shortest address).');
    await expect.element(card).toHaveTextContent('Without this line, it would be blocked for Googlebot.');
    await expectAccessible(card.element());
    const { width, height } = testAddress.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await testAddress.click();
    await expect.element(screen.url).toHaveValue('https://example.com/shop/help');
    await screen.expectVerdict('allowed', 3);
    await expect.poll(() => card.query()).toBeNull();
  });

  test('has a button for the keyboard; the answer is announced and the focus returns', async () => {
    await openWithHelp(FILE);
    await openCard(3);
    const [fix, button] = [card.getByRole('button', { name: 'Move it up' }), testAddress];
    await expect.poll(() => fix.element().matches(':focus')).toBe(true);
    while (!button.element().matches(':focus')) await userEvent.keyboard('{ArrowDown}');
    await expectAccessible(card.element());
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.url).toHaveValue('https://example.com/shop/help');
    await expect.element(screen.announcement).toHaveTextContent(/Allowed.*line 3/);
    await expect.poll(() => card.query()).toBeNull();
    await screen.expectEditorFocus();
    expect(screen.caretLine()).toBe('Allow: /shop/help');
  });

  test.each([
    [4, 'Changes nothing for Googlebot: line 2 already blocks every address that it decides.', true],
    [5, 'Changes nothing for Googlebot: these addresses are allowed anyway.', true],
    [6, 'Never decides for Googlebot: wherever it matches, line 2 wins.', false],
    [7, 'No address can match this: paths start with /.Write /my%20files.', false],
    [8, 'addresses contain %20 instead of a space.Write /my%20files/.', false],
    [9, 'Blocks nothing. This is the usual way to say that Googlebot may fetch everything.', false],
    [12, "This line isn't used for Googlebot. Its group is for other crawlers.", false],
  ])('describes line %i: %s', async (line, text, hasExample) => {
    await openWithHelp(FILE);
    await openCard(line);
    await expect.element(card).toHaveTextContent(text);
    expect(testAddress.query() !== null).toBe(hasExample);
    await expectAccessible(card.element());
  });

  test('is about the tested crawler and dialect', async () => {
    await openWithHelp(FILE);
    await screen.chooseCrawler('Bingbot');
    await openCard(12);
    await expect.element(card).toHaveTextContent('Without this line, Bingbot could fetch it.');
    await userEvent.keyboard('{Escape}');
  });

  test.each([
    [{ kind: 'needed', path: '/shop/', isShortest: true } as const, 'Decides, for example, /shop/', true],
    [null, "We couldn't work out what this line does.", false],
  ])('opens before the effect is known, and adds it later: %o', async (effect, text, hasExample) => {
    const tester = await openWithHelp(FILE);
    const { problems } = tester.store.getState();
    if (typeof problems !== 'object') throw new Error('Problems have not loaded');
    let reply: (known: typeof effect) => void = () => undefined;
    const replied = new Promise<typeof effect>((resolve) => {
      reply = resolve;
    });
    vi.spyOn(problems, 'ruleEffect').mockReturnValue(replied);
    await openCard(2);
    await expect.element(card).toHaveTextContent('Working out what this line does…');
    await expectAccessible(card.element());
    reply(effect);
    await expect.element(card).toHaveTextContent(text);
    await expect.element(card).not.toHaveTextContent('Working out');
    expect(testAddress.query() !== null).toBe(hasExample);
    await expectAccessible(card.element());
  });

  test('says nothing about rules that the crawler does not read', async () => {
    const tester = await openWithHelp(FILE);
    tester.actions.setAnswer({ final: { kind: 'status', status: 404 } });
    await screen.expectVerdict('allowed', 0);
    // The next report on problems would close the card.
    await expectReport(tester);
    await openCard(3);
    await expect.element(card).toHaveTextContent('Allows URLs whose path starts with the one in this line.');
    expect(testAddress.query()).toBeNull();
  });
});

describe('lines that change nothing', () => {
  const quietLines = () =>
    [...screen.editor.element().querySelectorAll('[data-quiet]')].map((line) => line.textContent);
  const QUIET = [
    'Disallow: /shop/cart',
    'Allow: /about',
    'Disallow: /shop/',
    'Disallow: my files',
    'Disallow: /my files/',
  ];

  test('are dimmed, with enough contrast, except for the one that wins', async () => {
    await openWithHelp(FILE);
    await expect.poll(quietLines).toEqual(QUIET);
    const colorOf = (text: string) => getComputedStyle(screen.line(text).element()).color;
    expect(colorOf('Allow: /about')).not.toBe(colorOf('Allow: /shop/help'));
    await screen.testUrl('https://example.com/shop/x');
    await screen.expectVerdict('disallowed', 2);
    await expect.element(screen.line('Disallow: /shop/').nth(1)).toHaveAttribute('data-rule', 'lost');
    await expectAccessible(screen.editor.element());
    await screen.testUrl('https://example.com/about');
    await screen.expectVerdict('allowed', 5);
    expect(colorOf('Allow: /about')).toBe(colorOf('Allow: /shop/help'));
    await expectAccessible(screen.editor.element());
  });

  test('follow edits: an edited line is bright at once, the others stay dim', async () => {
    await openWithHelp(FILE);
    await expect.poll(quietLines).toEqual(QUIET);
    await goToLine(5);
    await userEvent.keyboard('{End}s');
    expect(quietLines()).toEqual(QUIET.filter((line) => line !== 'Allow: /about'));
    await expect
      .poll(quietLines)
      .toEqual(QUIET.map((line) => (line === 'Allow: /about' ? 'Allow: /abouts' : line)));
  });

  test('are those of the tested crawler, and none if it does not use the rules', async () => {
    const tester = await openWithHelp(FILE);
    await expect.poll(quietLines).toEqual(QUIET);
    await screen.chooseCrawler('Bingbot');
    await expect.poll(quietLines).toEqual([]);
    await screen.chooseCrawler('Googlebot');
    await expect.poll(quietLines).toEqual(QUIET);
    tester.actions.setAnswer({ final: { kind: 'status', status: 404 } });
    await expect.poll(quietLines).toEqual([]);
    tester.actions.endSimulation();
    await expect.poll(quietLines).toEqual(QUIET);
  });
});
