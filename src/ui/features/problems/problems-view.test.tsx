import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { plainWords } from '../../../lint/texts';
import { problemsTexts } from '../../../messages';
import type { Problems } from '../../../store';
import { setState } from '../../../store/testdata/set-state';
import type { Tester } from '../../../store/tester';
import { App } from '../../page/app';
import { aboutOf } from '../../parts/about-of';
import { expectAccessible } from '../../testdata/accessibility';
import { lastWrite } from '../../testdata/last-write';
import { mount } from '../../testdata/mount';
import { expectFocus, expectText, expectTexts, screen, showOn } from '../../testdata/screen';
import { problems } from './testdata/problems-screen';

/** Two mistakes: a misspelt exception, and quotes around a path. */
const FAULTY = `User-agent: *
Disallow: /admin/
Alow: /admin/open/
Disallow: "/private/"

Sitemap: https://example.com/sitemap.xml
`;
const SEVERAL = `User-agent: *
Disallow: /admin/
Alow: /admin/open/
Alow: /admin/free/
Alow: /admin/wide/
Disallow: "/private/"
Disallow: "/secret/"
`;
const MANY = 20_000;

/** A file with `count` misspelt rules from line 3 on. Each is a problem: it should be an exception from `Disallow: /p`. */
function typos(count: number): string {
  return `User-agent: *\nDisallow: /p\n${Array.from({ length: count }, (_, i) => `Alow: /p${i}/`).join('\n')}\n`;
}

/** Mounts the whole page, because fixes need the editor. */
async function show(text: string, url = 'https://example.com/shop/cart?x=1'): Promise<Tester> {
  const tester = await mount(<App />, { text, url });
  // Located by label only, because phones may show another view.
  await expect.element(page.locate('[aria-label="robots.txt"]')).toBeInTheDocument();
  await problems.show();
  return tester;
}

const linesOf = (tester: Tester): readonly string[] =>
  tester.store.getState().document.text.toString().split('\n');

/** One error, one warning and two tips. */
const MIXED = `User-agent: *
Disallow: "/private/"
Noindex: /old/
Disallow: /a$b
Allow:
`;

const status = page.getByRole('contentinfo', { name: 'File status' });

test('the tab counts errors and warnings, the status bar names them, and both open the view', async () => {
  const tester = await mount(<App />, { text: MIXED });
  tester.actions.loadProblems();
  const link = status.getByRole('button');
  await expectText(link, '1 error, 1 warning');
  await expectText(problems.tab, 'Problems 2');
  await expect.element(problems.tab).toHaveAccessibleName('Problems, 2');
  await link.click();
  await expect.element(problems.tab).toHaveFocus();
  await expect.element(problems.tab).toHaveAttribute('aria-selected', 'true');
  await expectText(problems.head, '1 error, 1 warning');
  await problems.expectFindings('smart-quotes', 1);
  await expect.element(page.getByRole('tabpanel', { name: 'Why', includeHidden: true })).not.toBeVisible();
});

test('a note says that rules without an effect may be missing', async () => {
  const rules = (rule: (index: number) => string) =>
    Array.from({ length: 10_000 }, (_, index) => `${rule(index)}\n`).join('');
  const text = `User-agent: *\n${rules((i) => `Disallow: /*a${i}*b`)}${rules((i) => `Allow: /*c${i}*d*`)}`;
  const tester = await show(text);
  const note = problems.view.getByText(problemsTexts.missesEffects);
  await expect.element(note).toBeVisible();
  tester.actions.applyEdits([[[0, text.length, FAULTY]]]);
  await problems.expectFresh();
  await expect.element(note).not.toBeInTheDocument();
});

test('tips are folded under the problems and not counted with them', async () => {
  await show(MIXED);
  const tips = problems.view.getByRole('button', { name: '2 tips' });
  await expect.element(tips).toHaveAttribute('aria-expanded', 'false');
  await problems.expectFindings('dollar-in-middle', 0);
  await tips.click();
  await expect.element(tips).toHaveAttribute('aria-expanded', 'true');
  const list = problems.view.getByRole('list', { name: 'Tips', exact: true });
  await expect
    .poll(() =>
      list
        .locate('[data-finding]')
        .elements()
        .map((item) => item.getAttribute('data-finding')),
    )
    .toEqual(['dollar-in-middle', 'empty-allow']);
  await expectAccessible(problems.view.element());
  await tips.click();
  await problems.expectFindings('dollar-in-middle', 0);
});

test('a file with tips only has no problems', async () => {
  await show('User-agent: *\nDisallow: /x\nAllow:\n');
  await expectText(problems.head, 'No problems found in 4 lines.');
  await expectText(problems.tab, 'Problems');
  await expectText(status.getByRole('button'), '1 tip');
  await problems.view.getByRole('button', { name: '1 tip' }).click();
  await problems.expectFindings('empty-allow', 1);
});

/** A tip, and two tidy findings: a space before a colon and a missing blank line. */
const UNTIDY = `User-agent: a
Disallow : /x
Allow:
User-agent: b
Disallow: /y
`;

test('tidy findings are folded at the end, without a count anywhere else and without marks in the text', async () => {
  await show(UNTIDY);
  await expectText(problems.head, 'No problems found in 6 lines.');
  await expectText(problems.tab, 'Problems');
  await expectText(status.getByRole('button'), '1 tip');
  const tidy = problems.view.getByRole('button', { name: 'Tidy up (2)' });
  await expect.element(tidy).toHaveAttribute('aria-expanded', 'false');
  await problems.expectFindings('space-before-colon', 0);
  await tidy.click();
  await expect.element(tidy).toHaveAttribute('aria-expanded', 'true');
  await problems.expectFindings('space-before-colon', 1);
  await problems.expectFindings('no-blank-line-between-groups', 1);
  await expect.element(problems.findings('space-before-colon')).toHaveTextContent('Tidy up');
  await expectAccessible(problems.view.element());
});

test('a request for a tidy finding unfolds it and moves the focus to it, even if a filter hid it', async () => {
  const { store } = await show(`${MIXED}Disallow : /c\nDisallow: "/d/"\nDisallow: "/e/"\n`);
  const started = store.getState().problems as Problems;
  await problems.search.fill('empty-allow');
  await expect.element(problems.found).toHaveTextContent('1 of');
  started.requestKind({ rule: 'space-before-colon', severity: 'tidy' });
  await expectFocus(problems.findings('space-before-colon').getByRole('link').first());
  expect(started.store.getState().requestedKind).toBeNull();
  started.requestKind({ rule: 'typo-allow', severity: 'error' });
  await expect.poll(() => started.store.getState().requestedKind).toBeNull();
});

test('the search unfolds tidy findings, and the filter and its numbers leave them out', async () => {
  await show(
    `${MIXED}Disallow : /c\nDisallow: "/d/"\nDisallow: "/e/"\nSitemap: https://example.com/sitemap.xml\n`,
  );
  expect(await problems.count('All')).toBe(6);
  await problems.search.fill('space-before-colon');
  await problems.expectFindings('space-before-colon', 1);
  await expectText(problems.view.getByRole('heading', { name: /^Tidy up/ }), 'Tidy up (1)');
  await expectText(problems.found, '0 of 6 findings');
  await problems.search.fill('');
  await problems.view.getByRole('radio', { name: /^Tips \d/ }).click();
  await problems.expectFindings('empty-allow', 1);
  await expect.poll(() => problems.view.getByRole('button', { name: /^Tidy up/ }).query()).toBeNull();
});

test('one button tidies up, after a preview that proves that no verdict changes', async () => {
  const tester = await show(UNTIDY);
  await problems.view.getByRole('button', { name: 'Tidy up all' }).click();
  await expectText(problems.dialog.getByRole('heading', { level: 2 }), 'Apply 2 fixes');
  await expectText(problems.dialog.getByRole('heading', { level: 3 }).first(), 'No answer changes');
  await problems.apply();
  await expect.element(lastWrite.text).toHaveTextContent('No answer changes (proven).');
  expect(tester.store.getState().document.text.toString()).toBe(
    'User-agent: a\nDisallow: /x\nAllow:\n\nUser-agent: b\nDisallow: /y\n',
  );
  await expect.poll(() => problems.view.getByRole('button', { name: /^Tidy up/ }).query()).toBeNull();
  await expect.element(problems.head).toHaveFocus();
  await lastWrite.undo.click();
  await expect.element(problems.view.getByRole('button', { name: 'Tidy up (2)' })).toBeVisible();
});

const simplify = problems.view.getByRole('button', { name: 'Simplify', exact: true });

test('Simplify opens Compare with the simplified file', async () => {
  const { store } = await show(UNTIDY.replace('Disallow: /y', 'Disallow: /y\nDisallow: /y/z'));
  await simplify.click();
  await expect.element(screen.tab('Compare')).toHaveFocus();
  const compared = page.getByRole('tabpanel', { name: 'Compare' });
  await expect.element(compared).toHaveTextContent('2 rules removed.');
  expect(store.getState().document.edited).toBe(false);
});

test('Simplify says if there is nothing to simplify', async () => {
  await show('User-agent: *\nDisallow: /x\n\nSitemap: https://example.com/sitemap.xml\n');
  await expectText(problems.view.getByRole('heading', { level: 3 }), 'Tidy up');
  await expectAccessible(problems.view.element());
  await simplify.click();
  await expectText(
    problems.simplifying,
    'Nothing to simplify: we found no rules to remove and no groups to join.',
  );
  await expect.element(simplify).toHaveFocus();
});

test('a file without rules can’t be simplified', async () => {
  await show('Sitemap: https://example.com/sitemap.xml\n');
  await expect.element(problems.head).toBeVisible();
  expect(simplify.query()).toBeNull();
});

test('the filter and the search show tips without unfolding', async () => {
  await show(`${MIXED}Disallow: "/secret/"\nDisallow: "/drafts/"\n`);
  await problems.view.getByRole('radio', { name: /^Tips \d/ }).click();
  await problems.expectFindings('empty-allow', 1);
  await problems.expectFindings('smart-quotes', 0);
  await problems.view.getByRole('radio', { name: /^Errors \d/ }).click();
  await problems.expectFindings('empty-allow', 0);
  await problems.expectFindings('smart-quotes', 3);
  await problems.view.getByRole('radio', { name: /^All \d/ }).click();
  await problems.search.fill('empty-allow');
  await problems.expectFindings('empty-allow', 1);
  const tips = problems.view.getByRole('heading', { name: / tips?$/ });
  await expectText(tips, '1 tip');
  await problems.search.fill('smart-quotes');
  await problems.expectFindings('smart-quotes', 3);
  await expect.poll(() => tips.query()).toBeNull();
});

test('a rule with an error and a tip shows each in its section', async () => {
  await show('User-agent: *\nAlow: /x\nDisallow: /y\nAlow: /y/z\n');
  const lines = () =>
    problems
      .findings('typo-allow')
      .elements()
      .map((finding) => finding.querySelector('a')?.textContent);
  await expect.poll(lines).toEqual(['line 4']);
  await problems.view.getByRole('button', { name: '1 tip' }).click();
  await expect.poll(lines).toEqual(['line 4', 'line 2']);
});

test('a finding has a title, an explanation, its line and the change of its fix', async () => {
  await show(FAULTY);
  const finding = problems.findings('typo-allow');
  const about = aboutOf('typo-allow');
  const params = { field: 'Alow', value: '/admin/open/' };
  await expectText(finding.getByRole('heading', { level: 3 }), plainWords(about.title(params)));
  expect(finding.getByRole('heading', { level: 3 }).locate('code').length).toBe(0);
  await expect.element(finding).toHaveTextContent('Error');
  await expect.element(finding).toHaveTextContent(plainWords(about.explain(params)));
  await expectText(finding.locate('del'), 'Alow');
  await expectText(finding.locate('ins'), 'Allow');
  const more = finding.getByRole('button', { name: /^More/ });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await expect.element(finding).toHaveTextContent('Why it matters');
  const source = finding.getByRole('link', { name: /parser/ });
  await expect.element(source).toHaveAttribute('target', '_blank');
  await expect.element(source).toHaveAttribute('href', expect.stringMatching(/^https:/));
  await finding.getByRole('link', { name: 'line 3' }).click();
  await screen.expectEditorFocus();
  expect(screen.caretLine()).toContain('Alow: /admin/open/');
  await userEvent.keyboard('{Escape}');
  await expect.element(finding.getByRole('link', { name: 'line 3' })).toHaveFocus();
});

test('a fix shows its effect on the verdict and can be undone', async () => {
  await show(FAULTY, '/admin/open/page');
  await screen.expectVerdict('disallowed', 2);
  await problems.fix('typo-allow').click();
  const message = '1 line changed. Everyone else: /admin/open/ blocked → allowed.';
  await expect.element(lastWrite.text).toHaveTextContent(message);
  await expectText(screen.announcement, new RegExp(`^${message} Yes. Googlebot may crawl /admin/open/page`));
  await screen.expectVerdict('allowed', 3);
  await problems.expectFindings('typo-allow', 0);
  await lastWrite.undo.click();
  await screen.expectVerdict('disallowed', 2);
  await problems.expectFindings('typo-allow', 1);
  await expect.element(problems.head).toHaveFocus();
  await expectText(screen.announcement, /^Undone\. No\. Googlebot may not crawl/);
});

test('after a fix by keyboard, the focus moves to the next one', async () => {
  const tester = await show(SEVERAL);
  await problems.expectFindings('typo-allow', 3);
  (problems.fix('typo-allow').first().element() as HTMLElement).focus();
  for (const [left, line] of [
    [2, 3],
    [1, 4],
    [0, 5],
  ] as const) {
    await userEvent.keyboard('{Enter}');
    await expect.element(lastWrite.text).toHaveTextContent('1 line changed.');
    expect(linesOf(tester)[line - 1]).toMatch(/^Allow:/);
    await problems.expectFindings('typo-allow', left);
    await expect.poll(() => document.activeElement?.matches('[data-finding] [data-fix]')).toBe(true);
  }
  expect(linesOf(tester)).toContain('Allow: /admin/wide/');
});

test('several fixes are previewed, applied together and undone as one', async () => {
  await show(SEVERAL, '/admin/free/page');
  await screen.expectVerdict('disallowed', 2);
  const fixAll = problems.kind('typo-allow').getByRole('button', { name: /^Fix all 3/ });
  await fixAll.click();
  await expectText(problems.dialog.getByRole('heading', { level: 2 }), 'Apply 3 fixes');
  const headings = problems.dialog.getByRole('heading', { level: 3 });
  await expect
    .poll(() => headings.elements().map(({ textContent }) => textContent))
    .toEqual(['3 changes · 3 opened', '3 lines change']);
  const verdict = problems.dialog.getByRole('row').nth(1);
  await expect.element(verdict).toHaveTextContent('/admin/free/');
  await expect.element(verdict).toHaveTextContent(/Blocked\s*→\s*becomes\s*Allowed\s*line 4/);
  const lines = problems.dialog.getByRole('listitem');
  expect(lines.length).toBe(3);
  await expect.element(lines.first().locate('del')).toHaveTextContent('Alow: /admin/open/');
  await expect.element(lines.first().locate('ins')).toHaveTextContent('Allow: /admin/open/');
  await userEvent.keyboard('{Escape}');
  await problems.expectNoDialog();
  await expect.element(fixAll).toHaveFocus();
  await screen.expectVerdict('disallowed', 2);

  await fixAll.click();
  await problems.apply();
  await expect.element(lastWrite.text).toHaveTextContent('3 lines changed.');
  await screen.expectVerdict('allowed', 4);
  await expect.poll(() => problems.kind('typo-allow').query()).toBeNull();
  await lastWrite.undo.click();
  await screen.expectVerdict('disallowed', 2);
  await problems.expectFindings('typo-allow', 3);
});

test('a fix that changes no verdict is automatic, and one that blocks more first previews what it blocks', async () => {
  const tester = await show(FAULTY.replace('\n\n', '\nAlow: /free/\n\n'));
  await expectText(problems.fixAll, 'Fix 1 automatically');
  await expect.element(problems.findings('typo-allow').first()).toHaveTextContent('allows more');
  await problems.fixAll.click();
  await expectText(problems.dialog.getByRole('heading', { level: 3 }).first(), 'No answer changes');
  await problems.apply();
  await expect.element(lastWrite.text).toHaveTextContent('1 line changed. No answer changes (proven).');
  expect(linesOf(tester)).toContain('Alow: /admin/open/');
  expect(linesOf(tester)).toContain('Allow: /free/');
  // The button disappears, so the heading takes the focus.
  await expect.poll(() => problems.fixAll.query()).toBeNull();
  await expect.element(problems.head).toHaveFocus();
  await expect.element(problems.findings('smart-quotes')).toHaveTextContent('blocks more');
  await problems.fix('smart-quotes').click();
  await expectText(
    problems.dialog.getByRole('row').nth(1),
    /^Everyone else \(\d+ known crawlers\)\/private\/for example \/private\/Allowed→becomesBlockedline 4$/,
  );
  await problems.apply();
  expect(linesOf(tester)).toContain('Disallow: /private/');
  await problems.expectFindings('smart-quotes', 0);
});

test('if the worker stops during a preview, it says so, and nothing can be applied', async () => {
  const tester = await show(FAULTY);
  const { problems: checker } = tester.store.getState();
  if (typeof checker === 'string') throw new Error('No worker');
  setState(tester.store, { problems: { ...checker, preview: () => Promise.reject(new Error('stopped')) } });
  await problems.fix('smart-quotes').click();
  await expectText(
    problems.dialog.getByRole('heading', { level: 3 }),
    'The check has stopped working. Nothing was checked, and nothing was changed.',
  );
  await expectTexts(problems.dialog.getByRole('button'), ['', 'Cancel']);
  await expectAccessible(problems.dialog.element());
});

test('a comment ignores a finding', async () => {
  const tester = await show(FAULTY);
  await problems
    .findings('typo-allow')
    .getByRole('button', { name: /^Ignore here/ })
    .click();
  await expect.element(lastWrite.text).toHaveTextContent('1 line added. No answer changes (proven).');
  await problems.expectFindings('typo-allow', 0);
  expect(tester.store.getState().document.text.toString()).toContain('# tester-ignore: typo-allow');
  await problems.expectFindings('smart-quotes', 1);
});

test('the Format button and its key format the file in one step and report the check', async () => {
  const tester = await show('user-agent:*\ndisallow:/admin/\nALLOW :/admin/open/\n', '/admin/x');
  await screen.expectVerdict('disallowed', 2);
  await problems.view.getByRole('button', { name: 'Format' }).click();
  await expect.element(lastWrite.text).toHaveTextContent('3 lines changed. No answer changes (proven).');
  const formatted = ['User-agent: *', 'Disallow: /admin/', 'Allow: /admin/open/', ''];
  expect(linesOf(tester)).toEqual(formatted);
  await screen.expectVerdict('disallowed', 2);
  await problems.undoInEditor();
  await expect.poll(() => linesOf(tester)).toContain('disallow:/admin/');
  await userEvent.keyboard('{Shift>}{Alt>}F{/Alt}{/Shift}');
  await expect.poll(() => linesOf(tester)).toEqual(formatted);
});

test('a finding that no longer exists is not fixed, and the view says so', async () => {
  const tester = await show(FAULTY);
  const fix = problems.fix('typo-allow').element() as HTMLElement;
  // Both happen before the list can update.
  const text = 'User-agent: *\nDisallow: "/private/"\n';
  tester.actions.applyEdits([[[0, FAULTY.length, text]]]);
  fix.click();
  await expect
    .element(screen.source)
    .toHaveTextContent('The text has changed in the meantime, so nothing was done.');
  await problems.expectFindings('typo-allow', 0);
  await problems.expectFindings('smart-quotes', 1);
  expect(linesOf(tester)).toContain('Disallow: "/private/"');
});

test('the list can be filtered by severity and by words', async () => {
  await show(SEVERAL);
  const all = await problems.count('All');
  await problems.view.getByRole('radio', { name: /^Errors \d/ }).click();
  await expect.element(problems.findings('typo-allow').first()).toHaveTextContent('Error');
  await expectText(problems.found, new RegExp(`^\\d+ of ${all} findings$`));
  await problems.view.getByRole('radio', { name: /^All \d/ }).click();
  await expect.element(problems.found).toBeEmptyDOMElement();
  await problems.search.fill('quotes /secret');
  await problems.expectFindings('smart-quotes', 1);
  await problems.expectFindings('typo-allow', 0);
  await expectText(problems.found, `1 of ${all} findings`);
  await problems.search.fill('unheard of');
  await expect.element(problems.view).toHaveTextContent('No problem contains “unheard of”.');
  await problems.view.getByRole('button', { name: 'Clear the filter' }).click();
  await expect.element(problems.search).toHaveValue('');
  await problems.expectFindings('typo-allow', 3);
});

test('a good file has no problems', async () => {
  await show('User-agent: *\nDisallow: /admin/\n');
  await expectText(problems.head, 'No problems found in 3 lines.');
  await expectText(problems.tab, 'Problems');
  await expect.element(status).toHaveTextContent('No problems');
  await expectAccessible(problems.view.element());
});

test('of 20,000 findings, the first are shown, all can be listed, and only a few rows are rendered', async () => {
  await show(typos(MANY));
  const kind = problems.kind('typo-allow');
  const toggle = kind.getByRole('button', { expanded: false });
  await expect.element(toggle).toHaveTextContent('20,000 times');
  await expect.element(problems.tab).toHaveTextContent('20,000');
  await toggle.click();
  await problems.expectFindings('typo-allow', 200);
  await kind.getByRole('button', { name: 'Show all 20,000' }).click();
  const list = kind.getByRole('list', { name: 'All problems of this kind' });
  const row = (place: number) => list.locate(`[aria-posinset="${place}"]`);
  await expect.element(row(1).getByRole('link')).toHaveFocus();
  await expect.element(row(1)).toHaveAttribute('aria-setsize', '20000');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row(2).getByRole('link', { name: /^line 4 / })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(row(MANY).getByRole('link', { name: /^line 20,002 / })).toHaveFocus();
  await expect.element(row(MANY)).toBeInViewport();
  await userEvent.keyboard('{PageUp}');
  await expect.element(row(MANY - 12).getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{PageDown}{PageDown}');
  await expect.element(row(MANY).getByRole('link')).toHaveFocus();
  // Rows in the middle load as well.
  const box = list.element().parentElement;
  box?.scrollTo(0, box.scrollHeight / 2);
  await expect.element(list.getByRole('link', { name: /^line 10,00\d / }).first()).toBeVisible();
  expect(list.getByRole('listitem').length).toBeLessThan(80);
});

test('one of 20,000 findings can be searched and fixed', async () => {
  await show(typos(MANY));
  await problems.search.fill('/p19999/');
  await problems.expectFindings('typo-allow', 1);
  await expectText(problems.found, '1 of 20,000 findings');
  // Even in a file of this size the fix is proven to block nothing, so it needs no preview.
  await expect.element(problems.findings('typo-allow')).toHaveTextContent('allows more');
  await problems.fix('typo-allow').click();
  await expect
    .element(lastWrite.text)
    .toHaveTextContent('1 line changed. Everyone else: /p19999/ blocked → allowed.');
  await expect.element(problems.tab).toHaveTextContent('19,999');
});

test('has no accessibility violations', async () => {
  await show(`${SEVERAL}Disallow: /page\nAllow:\n`);
  await problems.findings('typo-allow').first().getByRole('button', { name: /^More/ }).click();
  await expectAccessible(problems.view.element());
  await problems.fix('typo-allow').first().click();
  await expect.element(lastWrite.text).toBeVisible();
  await expectAccessible(problems.view.element());
  await problems.fixAll.click();
  await expect.element(problems.dialog.getByRole('button', { name: 'Apply' })).toHaveFocus();
  await expectAccessible(problems.dialog.element());
});

test('on a phone, findings are a list with buttons large enough for a finger', async () => {
  await showOn('phone');
  await show(FAULTY);
  expect(screen.scrollsSideways()).toBe(false);
  const finding = problems.findings('typo-allow');
  for (const button of finding.getByRole('button').elements())
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await problems.fix('typo-allow').click();
  await expect.element(lastWrite.text).toHaveTextContent('1 line changed.');
  await problems.expectFindings('typo-allow', 0);
  const link = problems.findings('smart-quotes').getByRole('link', { name: 'line 4' });
  await link.click();
  await expect.element(screen.tab('File')).toHaveAttribute('aria-selected', 'true');
  await screen.expectEditorFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(link).toHaveFocus();
  await page.viewport(320, 640);
  expect(screen.scrollsSideways()).toBe(false);
  await expectAccessible(problems.view.element());
});
