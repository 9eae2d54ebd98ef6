import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Tester } from '../../../../store/tester';
import { expectAccessible } from '../../../testdata/accessibility';
import { lastWrite } from '../../../testdata/last-write';
import { expectCount, screen, showOn } from '../../../testdata/screen';
import { focusOn, mountUrls, textsOf, urlsPage as urls } from '../../../testdata/urls-page';

const TEXT = `User-agent: *
Disallow: /c
Disallow: /admin/
Allow: /admin/open/
Disallow: /never

User-agent: OtherBot
Disallow: /
`;
const LIST = {
  text: TEXT,
  urls: ['/c', '/c/x', '/communities/1', '/communities/2', '/coffee', '/admin/a', '/admin/open/b', '/free'],
  crawlers: ['Googlebot', 'Bingbot'],
};

const report = urls.view.locate('[data-coverage-version]');
const section = (name: 'beside' | 'deciding' | 'idle' | 'unfollowed') =>
  urls.view.locate(`[data-coverage="${name}"]`);
const found = section('beside').locate('[data-beside-line="2"]');

/** Switches from the URLs to the rules and waits for the counts. */
async function showRules(tester: Tester): Promise<void> {
  await urls.view.getByRole('radio', { name: 'Rules' }).click();
  await expectFresh(tester);
}

/** Waits until the counts belong to the current text and question. */
async function expectFresh({ store }: Tester): Promise<void> {
  await expect
    .poll(() => report.query()?.getAttribute('data-coverage-version'))
    .toBe(String(store.getState().version));
}

/** The text of each row in a section, with ` | ` between cells. */
const rows = (name: 'deciding' | 'idle' | 'unfollowed'): string[] =>
  section(name)
    .locate('tbody tr')
    .elements()
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join(' | '));

test('each rule shows how many URLs it decides, and rules that decide none are listed', async () => {
  const tester = await mountUrls(LIST, { isWhole: true });
  await showRules(tester);
  expect(rows('deciding')).toEqual([
    'line 2 | Disallow: /c | 5',
    'line 3 | Disallow: /admin/ | 1',
    'line 4 | Allow: /admin/open/ | 1',
  ]);
  expect(rows('idle')).toEqual(['line 5 | Disallow: /never']);
  expect(rows('unfollowed')).toEqual(['line 8 | Disallow: /']);
  await expect.element(section('idle')).toHaveTextContent('They may still decide other URLs.');
  await expect
    .element(urls.view)
    .toHaveTextContent('3 rules decide URLs · 1 decides none of them · 1 not followed');
  await expectAccessible(urls.view.element());
  const link = section('deciding').getByRole('link', { name: 'line 4' });
  await link.click();
  await screen.expectEditorFocus();
  await expect.poll(screen.caretLine).toBe('Allow: /admin/open/');
  await userEvent.keyboard('{Escape}');
  await expect.element(link).toHaveFocus();
});

test('an edit updates the numbers', async () => {
  const tester = await mountUrls(LIST, { isWhole: true });
  await showRules(tester);
  await focusOn(screen.editor);
  await userEvent.keyboard(
    '{ControlOrMeta>}{End}{/ControlOrMeta}User-agent: Bingbot{Enter}Disallow: /free{Enter}',
  );
  await expectFresh(tester);
  expect(rows('deciding')).toContain('line 10 | Disallow: /free | 1');
  await screen.pasteOverAll('User-agent: *\nDisallow: /none\n');
  // A pasted file opens its own view.
  await screen.tab('URLs').click();
  await expectFresh(tester);
  await expect.element(section('deciding')).toHaveTextContent('No rule decides any URL in this list.');
  expect(rows('idle')).toEqual(['line 2 | Disallow: /none']);
});

test('a file without rules gets its own message', async () => {
  const tester = await mountUrls({ ...LIST, text: 'User-agent: *\n' });
  await showRules(tester);
  await expect.element(urls.view).toHaveTextContent('This file has no rules.');
  await expect.element(section('deciding')).toHaveTextContent('A URL that no rule matches is allowed.');
  expect(urls.view.locate('[data-coverage]').length).toBe(1);
});

test('rules are sorted by line or by number', async () => {
  const tester = await mountUrls({ ...LIST, urls: [...LIST.urls, '/admin/open/c', '/admin/open/d'] });
  await showRules(tester);
  const head = (name: string) => section('deciding').getByRole('columnheader', { name });
  const lines = () => expect.poll(() => rows('deciding').map((row) => row.split(' | ')[0]));
  await lines().toEqual(['line 2', 'line 4', 'line 3']);
  await expect.element(head('URLs')).toHaveAttribute('aria-sort', 'descending');
  await head('Line').getByRole('button').click();
  await expect.element(head('Line')).toHaveAttribute('aria-sort', 'ascending');
  await lines().toEqual(['line 2', 'line 3', 'line 4']);
  await head('URLs').getByRole('button').click();
  await head('URLs').getByRole('button').click();
  await expect.element(head('URLs')).toHaveAttribute('aria-sort', 'ascending');
  await lines().toEqual(['line 3', 'line 4', 'line 2']);
});

test('a rule that blocks more than its folder is listed, and one undo step reverts its fix', async () => {
  const tester = await mountUrls(LIST, { isWhole: true });
  await showRules(tester);
  await expect
    .element(found)
    .toHaveTextContent('Disallow: /c in line 2 also blocks 3 URLs that only start with the same characters:');
  const caught = found.getByRole('list', { name: 'Also matched' });
  expect(textsOf(caught.getByRole('listitem'))).toEqual(['/communities 2 URLs', '/coffee 1 URL']);
  await expect.element(found).toHaveTextContent('2 URLs are at /c or below it.');
  await found.getByRole('button', { name: 'Change line 2 to /c/' }).click();
  await expect.element(lastWrite.text).toHaveTextContent('1 line changed. Everyone else: ');
  await expect.element(screen.line('Disallow: /c/')).toBeVisible();
  await expect.element(section('beside')).not.toBeInTheDocument();
  // The button has disappeared, but the focus stays in the view.
  await expect.poll(() => urls.view.element().contains(document.activeElement)).toBe(true);
  await expectFresh(tester);
  expect(rows('deciding')).toContain('line 2 | Disallow: /c/ | 1');
  await focusOn(screen.editor);
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.element(screen.line('Disallow: /c')).toBeVisible();
  await expectCount(lastWrite.text, 0);
  await found.getByRole('button', { name: 'Change line 2 to /c$' }).click();
  await expect.element(screen.line('Disallow: /c$')).toBeVisible();
  await expectFresh(tester);
  expect(rows('deciding')).toContain('line 2 | Disallow: /c$ | 1');
});

test('a pattern that isn’t found in its line gets a hint instead of fix buttons', async () => {
  const text = TEXT.replace('Disallow: /c', 'Disallow /c');
  const tester = await mountUrls({ ...LIST, text, crawlers: ['Googlebot'] });
  await showRules(tester);
  await expect.element(found).toHaveTextContent('/c/ blocks everything below /c');
  await expect.element(found.getByRole('button')).not.toBeInTheDocument();
  await expect.element(found).toHaveTextContent("This line can't be changed here. Edit it in the editor.");
});

test('the editor shows the numbers while the URLs view is open, without moving the text', async () => {
  const tester = await mountUrls(LIST, { isWhole: true });
  tester.actions.setUrl('/admin/a');
  await screen.tab('Why').click();
  const won = screen.line('Disallow: /admin/');
  await expect.element(won).toHaveAttribute('data-rule', 'won');
  const line = screen.line('Disallow: /c');
  const places = () =>
    screen.editor
      .locate(':scope > div')
      .elements()
      .map((row) => {
        const range = document.createRange();
        range.selectNodeContents(row);
        return [range, row].map((of) => {
          const { x, y, height } = of.getBoundingClientRect();
          return [x, y, height];
        });
      });
  const drawn = (of: Locator) => getComputedStyle(of.element(), '::before').content;
  const before = places();
  expect(before.length).toBeGreaterThan(5);
  await expect.element(line).not.toHaveAttribute('data-urls');
  await urls.tab.click();
  await expect.element(line).toHaveAttribute('data-urls', '5 URLs');
  expect(drawn(line)).toContain('5 URLs');
  await expect.element(screen.line('Disallow: /never')).toHaveAttribute('data-urls', '0 URLs');
  await expect.element(won).toHaveAttribute('data-urls', '1 URL');
  expect(drawn(won)).toMatch(/1 URL.* · .*wins/);
  await expect.element(screen.line('Disallow: /')).not.toHaveAttribute('data-urls');
  await expect.element(screen.line('User-agent: *')).not.toHaveAttribute('data-urls');
  expect(places()).toEqual(before);
  await screen.tab('Why').click();
  await expect.element(line).not.toHaveAttribute('data-urls');
});

test('the numbers in the editor move with their lines and belong to the current text', async () => {
  const tester = await mountUrls(LIST, { isWhole: true });
  const line = screen.line('Disallow: /c');
  await expect.element(line).toHaveAttribute('data-urls', '5 URLs');
  await focusOn(screen.editor);
  await userEvent.keyboard('{ControlOrMeta>}{Home}{/ControlOrMeta}# first{Enter}');
  await expect.element(line).toHaveAttribute('data-urls', '5 URLs');
  await expect.element(screen.line('Disallow: /admin/')).toHaveAttribute('data-urls', '1 URL');
  await screen.pasteOverAll('User-agent: *\nDisallow: /communities\nDisallow: /c\n');
  await screen.tab('URLs').click();
  await expect.element(screen.line('Disallow: /communities')).toHaveAttribute('data-urls', '2 URLs');
  await expect.element(line).toHaveAttribute('data-urls', '3 URLs');
  // The numbers don't depend on the question.
  tester.actions.setUrl('/communities/1');
  await screen.expectVerdict('disallowed', 2);
  await expect.element(line).toHaveAttribute('data-urls', '3 URLs');
});

test('long lists of rules are paged', async () => {
  const many = Array.from({ length: 450 }, (_, i) => `Disallow: /never-${i}/`).join('\n');
  const tester = await mountUrls({ ...LIST, text: `User-agent: *\n${many}\n` });
  await showRules(tester);
  const idle = section('idle');
  await expect.poll(() => rows('idle').length).toBe(200);
  await expect.element(idle).toHaveTextContent('1–200 of 450');
  const next = idle.getByRole('button', { name: 'Next' });
  await focusOn(next);
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect.element(idle).toHaveTextContent('401–450 of 450');
  await expect.poll(() => rows('idle').length).toBe(50);
  await expect.element(next).toHaveFocus();
  expect(rows('idle').at(-1)).toMatch(/^line 451/);
});

test('on a phone, the table fits and the editor shows its numbers', async () => {
  await showOn('phone');
  const tester = await mountUrls(LIST, { isWhole: true });
  await showRules(tester);
  for (const width of [390, 320]) {
    await page.viewport(width, 844);
    await urls.tab.click();
    await expect.element(report).toBeVisible();
    expect(screen.scrollsSideways()).toBe(false);
    const controls = urls.view.locate('[data-coverage] :is(a, button)').elements();
    expect(controls.length).toBeGreaterThan(5);
    for (const control of controls) expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    const [change] = section('beside').getByRole('button').elements();
    expect(change?.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
    await section('deciding').getByRole('link', { name: 'line 2' }).click();
    await screen.expectEditorFocus();
    await expect.element(screen.line('Disallow: /c')).toHaveAttribute('data-urls', '5 URLs');
    expect(screen.scrollsSideways()).toBe(false);
  }
});
