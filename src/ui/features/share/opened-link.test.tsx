import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { readAddress } from '../../../store/share';
import type { Tester } from '../../../store/tester';
import { App } from '../../page/app';
import { expectAccessible } from '../../testdata/accessibility';
import { mount } from '../../testdata/mount';
import { arrivalOf, codeOf, linkTo, WHOLE } from '../../testdata/opened-link';
import { expectText, screen, showOn } from '../../testdata/screen';

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const facts = page.getByRole('contentinfo', { name: 'File status' });

/** Types at the end of the text and keeps the focus in the editor. */
async function typeAtEnd(text: string): Promise<void> {
  await expect.element(screen.editor).toBeVisible();
  (screen.editor.element() as HTMLElement).focus();
  await userEvent.keyboard('{ControlOrMeta>}{End}{/ControlOrMeta}');
  await userEvent.keyboard(text);
}

/** Mounts the page with the person's own text and URL. */
function mountOwn(): Promise<Tester> {
  return mount(<App />, { text: 'User-agent: *\n# mine', url: '/mine' });
}

test('shows every field of a link, and editing continues from there', async () => {
  const { actions } = await mount(<App />, { arrival: await linkTo(WHOLE) });
  // Load the problems now. The page does this only once it is idle.
  actions.loadProblems();
  await screen.expectVerdict(
    'disallowed',
    0,
    "No. The site's robots.txt answered HTTP 503: Python has read no file, so it blocks everything.",
  );
  await expect.element(screen.tab('Why')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('region', { name: 'Other engines' })).toBeVisible();
  await expect.element(screen.url).toHaveValue('https://zebra-stripes.example/b?x=<i>');
  await expect.element(screen.crawler).toHaveValue('Mozilla/5.0 (compatible; Bingbot/2.0)');
  await expectText(facts, /BOM, 1 byte is not UTF-8\s*Mixed line endings\s*\d+ (?:error|warning|tip)s?.*$/);
  await expect.element(screen.editor.getByRole('img', { name: 'byte E9, not UTF-8' })).toBeVisible();
  await expect.element(page.locate('datalist option').first()).toBeInTheDocument();
  expect(page.locate('datalist option').elements()).toHaveLength(2);
  await expect
    .element(screen.source)
    .toHaveTextContent(/The contents of this link aren't saved\. They're saved once you change the file\./);
  await expectAccessible(page.getByRole('region', { name: 'Source' }).element());

  await button('Dismiss').click();
  await expect.element(screen.source).toHaveTextContent('Simulating HTTP 503 for 30 hours');
  await button('End simulation').click();
  // Python stops at the byte that is not UTF-8. Bing does not.
  await screen.expectVerdict('undefined', 2);
  await button('Answer by another engine…').click();
  await page.getByRole('menuitem', { name: /^Bing/ }).click();
  await screen.expectVerdict('disallowed', 3);
  await typeAtEnd('{Enter}Allow: /b?');
  await screen.expectVerdict('allowed', 5);
});

test('a broken second version of a link loses only itself', async () => {
  await mount(<App />, { arrival: { ...(await linkTo()), dropped: ['second'] } });
  await screen.expectVerdict('disallowed', 2);
  await expect
    .element(screen.source)
    .toHaveTextContent(/ The second version in the link is damaged and was left out\./);
});

test('shows the content of a hostile link as text', async () => {
  const hostile = '</script><img src=x onerror="alert(1)"><b id=planted>x</b>';
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const text = `User-agent: *\nDisallow: /${hostile}\n`;
  await mount(<App />, {
    arrival: await linkTo({
      text,
      crawler: hostile,
      url: `/${hostile}`,
      urls: [{ url: hostile }],
      robotsUrl: hostile,
    }),
  });
  await expect.element(screen.url).toHaveValue(`/${hostile}`);
  await expect.element(screen.crawler).toHaveValue(hostile);
  await expect.element(screen.line(`Disallow: /${hostile}`)).toBeVisible();
  await screen.tab('Crawlers').click();
  await screen.tab('Why').click();
  await page.getByRole('button', { name: 'Compare: Other engines' }).click();
  await button('Share link').click();
  await expect.element(page.getByRole('dialog', { name: 'Share link' })).toHaveTextContent(hostile);
  expect(document.querySelector('#planted, img[src=x]')).toBeNull();
  expect(alert).not.toHaveBeenCalled();
});

test('changes nothing for a link that cannot be read, and says why', async () => {
  const { actions } = await mountOwn();
  const code = await codeOf();
  for (const [fragment, notice] of [
    [code.slice(0, -9), 'This link is damaged.'],
    ['section-2', "The part after # isn't a link made by this tester."],
    ['2.abc', 'This link was made by a newer version of the tester.'],
    ['x'.repeat(5_000_000), 'The text in this link is too large.'],
  ] as const) {
    actions.openArrival(await arrivalOf(fragment));
    await expect.element(screen.source.getByRole('status')).toHaveTextContent(notice);
    await expect.element(screen.line('# mine')).toBeVisible();
    await expect.element(screen.url).toHaveValue('/mine');
    await button('Dismiss').click();
    await expectText(screen.source, 'robots.txt');
  }
});

test("asks before a link replaces text being typed, and restores the person's own text", async () => {
  const { actions } = await mountOwn();
  await typeAtEnd(' and my words');
  actions.openArrival(await linkTo(), true);
  const question = screen.source.getByRole('status');
  await expectText(question, 'This link would replace your text. Your text stays until you choose.');
  // The editor keeps the focus and receives the keys.
  await userEvent.keyboard(', typed on');
  const mine = '# mine and my words, typed on';
  await expect.element(screen.line(mine)).toBeVisible();
  await button('Keep mine').click();
  await expectText(question, '');
  await screen.expectEditorFocus();

  actions.openArrival(await linkTo(), true);
  await expect.element(button('Open the link')).toBeVisible();
  (button('Open the link').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await screen.expectEditorFocus();
  await expect.element(screen.line('Disallow: /zebra-stripes')).toBeVisible();
  await screen.expectVerdict('disallowed', 2);
  await expectText(question, "The contents of this link aren't saved. Your own text is safe.");
  await button('Bring it back').click();
  await expect.element(screen.line(mine)).toBeVisible();
  await expect.element(screen.url).toHaveValue('/mine');
});

test('keeps a notice about a link above every view on a phone until it is dismissed', async () => {
  await showOn('phone');
  const { actions } = await mount(<App />, { arrival: await arrivalOf('2.abc') });
  const notice = page.getByRole('status').filter({ hasText: 'made by a newer version' });
  for (const view of ['Why', 'Crawlers', 'File', 'Why']) {
    await screen.tab(view).click();
    await expect.element(notice).toBeVisible();
    expect(notice.elements()).toHaveLength(1);
  }
  await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(notice).not.toBeInTheDocument();

  // On phones, too, a link that arrives while a person types asks first.
  await screen.tab('File').click();
  await typeAtEnd('{Enter}# mine');
  await screen.tab('Why').click();
  actions.openArrival(await linkTo(), true);
  const main = page.getByRole('main');
  await expect.element(main.getByRole('status').filter({ hasText: 'This link would replace' })).toBeVisible();
  // The source bar hides the label of its Fetch button. These buttons must keep theirs.
  for (const name of ['Open the link', 'Keep mine'])
    await expect.element(main.getByRole('button', { name })).not.toHaveStyle({ fontSize: '0px' });
  (main.getByRole('button', { name: 'Keep mine' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.tab('Why')).toHaveFocus();
  await expect.element(main.getByRole('button', { name: 'Open the link' })).not.toBeInTheDocument();
  await screen.tab('File').click();
  await expect.element(screen.line('# mine')).toBeVisible();
  expect(screen.scrollsSideways()).toBe(false);
});

test('fills the page from parameters of an address, and names the unknown ones', async () => {
  const all =
    'view=crawlers&theme=dark&engine=python&crawler=Bingbot&url=/b&text=User-agent:%20*%0ADisallow:%20/b&utm=1';
  const { actions } = await mount(<App />, { arrival: await arrivalOf(all) });
  await screen.expectVerdict('disallowed', 2, "No. Under Python's rules, blocked by line 2: Disallow: /b");
  await expect.element(screen.crawler).toHaveValue('Bingbot');
  await expect.element(screen.url).toHaveValue('/b');
  await expect.element(screen.tab('Crawlers')).toHaveAttribute('aria-selected', 'true');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  const notice = screen.source.getByRole('status');
  await expectText(notice, "The contents of this link aren't saved. They're saved once you change the file.");

  actions.openArrival(await arrivalOf('engine=altavista&view=%3Cb%3E&theme=pink&example=none&url=/c'));
  await expect
    .element(notice)
    .toHaveTextContent(
      /Some settings in the link are unknown and were left out: (?=.*engine)(?=.*view)(?=.*theme)(?=.*example)[a-z, ]+\.$/,
    );
  await screen.expectVerdict('allowed', 0);
  await expect.element(screen.crawler).toHaveValue('Bingbot');
  await expect.element(screen.tab('Crawlers')).toHaveAttribute('aria-selected', 'true');

  // A text in the query has already been sent to servers, so it is left out.
  actions.openArrival(
    await readAddress({ fragment: '', query: 'text=User-agent:%20*%0ADisallow:%20/q&url=/q' }),
  );
  await expect
    .element(notice)
    .toHaveTextContent(
      /The text after \? was left out, because servers read that part of a link\. Write it after #\.$/,
    );
  await expect.element(screen.url).toHaveValue('/q');
  await expect.element(screen.line('Disallow: /b')).toBeVisible();

  actions.openArrival(await arrivalOf('engine=standard1994'));
  await screen.expectVerdict('allowed', 0, /Under the rules of the 1994 text/);
});
