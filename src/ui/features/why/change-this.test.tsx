import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountFile } from '../../testdata/mount-file';
import { openText } from '../../testdata/open-page';
import { expectTexts, screen } from '../../testdata/screen';

const button = page.getByRole('button', { name: 'Change this' });
const menu = page.getByRole('menu', { name: 'Change this' });
const items = menu.getByRole('menuitem');

const SHOP =
  'User-agent: *\nDisallow: /search\n\nUser-agent: Googlebot\nAllow: /shop/\nDisallow: /shop/cart\n\nUser-agent: GPTBot\nDisallow: /\n';

async function mountShop(url = '/shop/cart?x=1') {
  const tester = await mountFile();
  openText(tester, SHOP);
  tester.actions.setUrl(url);
  return tester;
}

test('offers changes that were tried, and says what each writes and changes', async () => {
  await mountShop();
  await userEvent.click(button);
  await expectTexts(items, [
    /^Allow this page.*Adds Allow: \/shop\/cart\?x=1\$ after line 6\. Also allows it for Googlebot-Image, .* Nothing else changes \(proven\)\.$/,
    /^Remove line 6.*Removes Disallow: \/shop\/cart\. Allows \/shop\/cart, also for .* Nothing else changes \(proven\)\.$/,
    /^Allow this page.*Adds Allow: \/shop\/cart\?x=1\$ to 2 groups\. .* Nothing else changes \(proven\)\.$/,
  ]);
  await expectTexts(menu.getByRole('group'), [/^For Googlebot/, /^For every crawler that follows a group/]);
});

test('previews the focused change in the editor, and writes it as one undo step', async () => {
  const tester = await mountShop();
  const text = () => tester.store.getState().document.text.toString();
  const previewed = () => tester.store.getState().previewedLines;
  await userEvent.click(button);
  await expect.element(items.first()).toHaveFocus();
  expect(previewed()).toEqual([{ number: 7, before: null, after: 'Allow: /shop/cart?x=1$' }]);
  await expect.element(screen.editor).toHaveTextContent('Allow: /shop/cart?x=1$preview');
  expect(text()).toBe(SHOP);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.line('Disallow: /shop/cart')).toHaveClass(/cm-row-removed/);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(text).toBe(SHOP.replace('cart\n', 'cart\nAllow: /shop/cart?x=1$\n'));
  expect(previewed()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(text()).toBe(SHOP);
});

test('marks the previewed change, whether the keyboard or the pointer chose it', async () => {
  const tester = await mountShop();
  const marked = () =>
    items.elements().flatMap((item, at) => {
      const ground = getComputedStyle(item).backgroundColor;
      return ground === 'rgba(0, 0, 0, 0)' ? [] : [at];
    });
  await userEvent.click(button);
  await expect.poll(marked).toEqual([0]);
  await userEvent.hover(items.nth(1));
  await expect.poll(marked).toEqual([1]);
  expect(tester.store.getState().previewedLines).toMatchObject([{ before: 'Disallow: /shop/cart' }]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(marked).toEqual([2]);
});

test('removes the preview when the menu closes, and can be opened again', async () => {
  const tester = await mountShop();
  await userEvent.click(button);
  await expect.element(items.first()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(tester.store.getState().previewedLines).toBeNull();
  await expect.element(button).toHaveFocus();
  await userEvent.click(button);
  await expect.element(items.first()).toHaveFocus();
});

test('is absent while the rules don’t decide', async () => {
  const tester = await mountShop();
  await expect.element(button).toBeVisible();
  tester.actions.setAnswer({ final: { kind: 'status', status: 503 } });
  await expect.element(button).not.toBeInTheDocument();
});
