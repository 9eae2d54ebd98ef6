import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { setState } from '../../../store/testdata/set-state';
import type { Tester } from '../../../store/tester';
import { App } from '../../page/app';
import { expectAccessible } from '../../testdata/accessibility';
import { mount } from '../../testdata/mount';
import { boxOf, expectText, expectTexts, screen, showOn } from '../../testdata/screen';
import { TemplatesDialog } from './templates-dialog';

const OWN = 'User-agent: *\nDisallow: /admin/\n';

const dialog = page.getByRole('dialog', { name: 'Templates' });
const choice = (name: string): Locator => dialog.getByRole('radio', { name });

/** The changes that the chosen template makes. */
const block = dialog.getByRole('region', { name: 'What changes' });
const head = block.getByRole('heading');
const row = (text: string): Locator => block.getByRole('row').filter({ hasText: text });

function textOf(tester: Tester): string {
  return tester.store.getState().document.text.toString();
}

test('shows what a template opens before it replaces the file, and undoes that in one step', async () => {
  const tester = await mount(<App />, { text: OWN });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Templates…' }).click();
  await expect.element(choice('WordPress')).toBeChecked();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Text of the template' }))
    .toHaveValue(expect.stringContaining('Allow: /wp-admin/admin-ajax.php'));
  await expectText(head, '2 changes · 1 opened · 1 closed · replaces your file');
  await expectTexts(block.getByRole('row'), [
    /^Crawlers/,
    /^Opens: Everyone else.*\/admin\/for example \/admin\/Blocked→becomesAllowedno rule matches$/,
    /^Everyone else.*\/wp-admin\/.*Allowed→becomesBlockedline 3$/,
  ]);
  await expect.element(block).toHaveTextContent('Proven: nothing else changes.');
  await dialog.getByRole('button', { name: 'Replace my file' }).click();
  await expect.poll(() => dialog.query()).toBeNull();
  await expect.element(screen.line('Disallow: /wp-admin/')).toBeVisible();
  expect(textOf(tester)).not.toContain('Disallow: /admin/');
  (screen.editor.element() as HTMLElement).focus();
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.poll(() => textOf(tester)).toBe(OWN);
});

test('adds groups against AI training to the file, with the verdicts of AI crawlers before and after', async () => {
  const tester = await mount(<App />, { text: OWN, crawler: 'gptbot', url: '/a' });
  await screen.expectVerdict('allowed', 0);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Templates…' }).click();
  await choice('No AI training').click();
  await expectText(head, /^1 change · 1 closed · adds to your file$/);
  await expectText(row('GPTBot'), /everything \(\/admin\/ was already blocked\).*Allowed→becomesBlocked/);
  await dialog.getByRole('button', { name: 'Add to my file' }).click();
  await expect
    .poll(() => textOf(tester))
    .toMatch(/^User-agent: \*\nDisallow: \/admin\/\n\n[\s\S]*User-agent: GPTBot\n/);
  await expect.element(screen.verdict).toHaveAttribute('data-verdict', 'disallowed');
});

test('adds groups before the others if names without rules end the file, so that these change for no one', async () => {
  const text = `${OWN}\nUser-agent: bingbot\nCrawl-delay: 5\n`;
  const tester = await mount(<App />, { text });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Templates…' }).click();
  await choice('No AI training').click();
  await expectText(row('GPTBot'), /Allowed→becomesBlocked/);
  await expect
    .element(block)
    .toHaveTextContent('Proven: nothing else changes. Bingbot: the same answer for every URL.');
  await dialog.getByRole('button', { name: 'Add to my file' }).click();
  await expect
    .poll(() => textOf(tester))
    .toMatch(/^# [^\n]+\nUser-agent: [\s\S]*\nDisallow: \/\n\nUser-agent: \*\n/);
  expect(textOf(tester).endsWith(text)).toBe(true);
});

test('adds no groups to a file as large as crawlers read, and says so', async () => {
  await mount(<TemplatesDialog onClose={() => undefined} />, {
    text: `${OWN}#${'x'.repeat(511_900)}`,
  });
  await choice('No AI training').click();
  await expect.element(dialog.getByText("There's no place in your file", { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Add to my file' })).toBeDisabled();
});

test('adds no groups if their place cannot be checked, and says so, but still replaces the file unchecked', async () => {
  const tester = await mount(<TemplatesDialog onClose={() => undefined} />, { text: OWN });
  setState(tester.store, { problems: 'missing' });
  await choice('No AI training').click();
  await expect.element(dialog.getByText('Copy the text into your file', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Add to my file' })).toBeDisabled();
  await choice('WordPress').click();
  await expect.element(dialog.getByText('Nothing was checked', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Replace my file' })).toBeEnabled();
});

test('says that a template drops a stated preference', async () => {
  const stated = 'User-agent: __usage_ai-training\nDisallow: /\n';
  await mount(<TemplatesDialog onClose={() => undefined} />, { text: stated });
  await expect
    .element(dialog)
    .toHaveTextContent(
      /No longer stated: no AI training \(__usage_ai-training\)\. A preference from a draft/,
    );
});

test('claims no change if the file already blocks everything', async () => {
  await mount(<TemplatesDialog onClose={() => undefined} />, { text: 'User-agent: *\nDisallow: /\n' });
  await choice('No AI training').click();
  await expectText(head, 'No answer changes · adds to your file');
});

test('nothing moves when the changes are known, and the button waits for them', async () => {
  const { store } = await mount(<TemplatesDialog onClose={() => undefined} />, { text: OWN });
  const use = dialog.getByRole('button', { name: 'Replace my file' });
  await expectText(head, /^2 changes/);
  const places = () =>
    [dialog, dialog.getByRole('textbox'), block, use].map((part) => [boxOf(part).x, boxOf(part).y]);
  const { problems } = store.getState();
  if (typeof problems === 'string') throw new Error('No worker');
  let finish: () => void = () => undefined;
  const compare = (edit: Parameters<typeof problems.compare>[0]) =>
    new Promise<void>((resolve) => {
      finish = resolve;
    }).then(() => problems.compare(edit));
  setState(store, { problems: { ...problems, compare } });
  await choice('Drupal').click();
  await expectText(head, 'Working out what changes…');
  await expect.element(use).toBeDisabled();
  const before = places();
  finish();
  await expectText(head, /^\d+ changes/);
  await expect.element(use).toBeEnabled();
  expect(places()).toEqual(before);
});

test('says in words that nothing was checked if the worker stops meanwhile', async () => {
  const { store } = await mount(<TemplatesDialog onClose={() => undefined} />, { text: OWN });
  await expectText(head, /^2 changes/);
  const { problems } = store.getState();
  if (typeof problems === 'string') throw new Error('No worker');
  setState(store, { problems: { ...problems, compare: () => Promise.reject(new Error('stopped')) } });
  await expectText(head, /^Nothing was checked/);
  await expect.element(dialog.getByRole('button', { name: 'Replace my file' })).toBeEnabled();
  await expectAccessible(dialog.element());
});

test('works by keyboard alone, and Esc returns the focus to the menu button', async () => {
  await mount(<App />, { text: OWN });
  const button = page.getByRole('button', { name: 'Open', exact: true });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const item = page.getByRole('menuitem', { name: 'Templates…' });
  await expect.element(page.getByRole('menu', { name: 'Open' })).toBeVisible();
  for (let i = 0; i < 8 && document.activeElement !== item.element(); i++)
    await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.element(choice('WordPress')).toBeVisible();
  (choice('WordPress').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(choice('Shopify-like shop')).toBeChecked();
  await expect.element(row('/cart')).toHaveTextContent('Blocked');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.query()).toBeNull();
  await expect.element(button).toHaveFocus();
});

test('changes nothing without an editor, and says so', async () => {
  const tester = await mount(<TemplatesDialog onClose={() => undefined} />, { text: OWN });
  await dialog.getByRole('button', { name: 'Replace my file' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(textOf(tester)).toBe(OWN);
});

test('choices and details scroll as one on a phone', async () => {
  await showOn('phone');
  await mount(<TemplatesDialog onClose={() => undefined} />, { text: OWN });
  await expect.element(row('/wp-admin/')).toBeInTheDocument();
  const scrollers = [...dialog.element().querySelectorAll('*')].filter(
    (node) => node.scrollHeight > node.clientHeight && /auto|scroll/.test(getComputedStyle(node).overflowY),
  );
  expect(scrollers.filter((node) => node.localName !== 'textarea').length).toBe(1);
  expect(scrollers[0]?.contains(choice('WordPress').element())).toBe(true);
  expect(scrollers[0]?.contains(row('/wp-admin/').element())).toBe(true);
});

test.for(['desktop', 'phone'] as const)(
  'axe finds nothing, and nothing scrolls sideways: %s',
  async (device) => {
    await showOn(device);
    await mount(<TemplatesDialog onClose={() => undefined} />, { text: OWN });
    await choice('Staging site').click();
    await expect.element(row('everything')).toHaveTextContent('Blocked');
    await expectAccessible(dialog.element());
    const parts = [dialog.element(), ...dialog.element().querySelectorAll('div, section, table')];
    expect(
      parts.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1),
    ).toEqual([]);
  },
);

test('says what a template against AI leaves open, with the sources', async () => {
  await mount(<TemplatesDialog onClose={() => undefined} />, { text: OWN });
  await choice('No AI training').click();
  const details = dialog.getByRole('region', { name: 'No AI training' });
  await expectText(details, /AI Overviews and AI Mode aren’t affected: use Search Console/);
  await expectText(details, /Based on support\.google\.com, blogs\.bing\.com, blog\.cloudflare\.com\.$/);
});
