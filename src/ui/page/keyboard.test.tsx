import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testdata/mount';
import { openPage, openText } from '../testdata/open-page';
import {
  boxOf,
  expectCount,
  expectFocus,
  expectHidden,
  expectText,
  expectTexts,
  press,
  screen,
  showOn,
  type,
} from '../testdata/screen';
import { simulation } from '../testdata/simulation';
import { HelpDialog } from './dialogs/help-dialog';

/** Returns the name of the focused element. Buttons and links must have a visible focus ring. */
function focused(): string {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (element?.matches('button, a')) expect(getComputedStyle(element).outlineStyle).toBe('solid');
  const label = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
  return element?.ariaLabel ?? label?.textContent ?? element?.textContent ?? '';
}

/** Returns the next stops of the Tab key. */
async function nextStops(count: number): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < count) {
    await press('Tab');
    stops.push(focused());
  }
  return stops;
}

test('Tab visits the controls in order', async () => {
  await openPage();
  const comparison = '≠Python would decide otherwise';
  await expectText(screen.otherDialects, comparison);
  expect(await nextStops(19)).toEqual([
    'Skip to the question',
    'Skip to the editor',
    'Paste',
    'Dismiss this hint',
    'Open',
    'Share link',
    'Embed',
    'Theme: light',
    'Help',
    'Crawler',
    'URL to test',
    'line 12',
    comparison,
    'Why',
    'Fetch',
    'Simulate',
    'robots.txt',
    'Width of the editor',
    // The panel is a stop, because it scrolls.
    'Why',
  ]);
});

test('the tabs are one Tab stop, and arrow keys move between them and select', async () => {
  await openPage();
  const tabs = page.getByRole('tablist', { name: 'Views' }).getByRole('tab');
  await expectTexts(tabs, ['Why', 'Overview', 'Crawlers', 'URLs', 'Compare', /^Problems/]);
  const expectShown = async (name: string) => {
    const tab = page.getByRole('tab', { name });
    await expect.element(tab).toHaveFocus();
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    await expectCount(page.getByRole('tab', { selected: true }), 1);
    await expectTexts(page.locate('[role=tab][tabindex="0"]'), [new RegExp(`^${name}`)]);
    await expectCount(page.getByRole('tabpanel'), 1);
    await expect.element(page.getByRole('tabpanel', { name })).toBeVisible();
  };
  await tabs.first().element().focus();
  for (const [key, name] of [
    ['ArrowRight', 'Overview'],
    ['ArrowRight', 'Crawlers'],
    ['ArrowRight', 'URLs'],
    ['ArrowRight', 'Compare'],
    ['ArrowRight', 'Problems'],
    ['ArrowRight', 'Why'],
    ['ArrowLeft', 'Problems'],
    ['ArrowLeft', 'Compare'],
    ['ArrowLeft', 'URLs'],
    ['ArrowLeft', 'Crawlers'],
    ['Home', 'Why'],
    ['End', 'Problems'],
    ['Home', 'Why'],
  ] as const) {
    await press(key);
    await expectShown(name);
  }
  const change = page.getByRole('button', { name: 'Change this' });
  // Tab leads from there past the file into the shown view.
  await expect.element(change).toBeVisible();
  expect(await nextStops(5)).toEqual(['Fetch', 'Simulate', 'robots.txt', 'Width of the editor', 'Why']);
  await press('Tab');
  await expect.element(change).toHaveFocus();
  // Shift+Tab leads back to the tab of that view.
  for (let i = 0; i < 6; i++) await press('Shift+Tab');
  await expectShown('Why');
});

test('Simulate is opened and closed by keyboard', async () => {
  await openPage();
  simulation.button.element().focus();
  await press('Enter');
  await expect.element(simulation.button).toHaveAttribute('aria-expanded', 'true');
  // The chosen answer has the focus. The address comes before it, the answer's details after it.
  const chosen = simulation.root.getByRole('radio', { name: 'OK, 200' });
  await expect.element(chosen).toHaveFocus();
  await press('Shift+Tab');
  await expect
    .element(simulation.root.getByRole('textbox', { name: 'Address of this robots.txt' }))
    .toHaveFocus();
  await press('Tab');
  await expect.element(chosen).toHaveFocus();
  for (let i = 0; i < 3; i++) await press('ArrowDown');
  await expect.element(simulation.root.getByRole('radio', { name: 'More than 5 redirects' })).toBeChecked();
  await screen.expectVerdict('allowed', 0, /More than 5 redirects count as a missing file/);
  await press('Escape');
  await expectHidden(simulation.root);
  await expect.element(simulation.button).toHaveFocus();
  await expect.element(simulation.button).toHaveAttribute('aria-expanded', 'false');
  // Shift+Tab leads past Fetch to Stop.
  await press('Shift+Tab');
  await press('Shift+Tab');
  await press('Enter');
  await screen.expectVerdict('disallowed', 12);
});

test('the second skip link leads to the editor, and Tab leaves it', async () => {
  await openPage();
  await press('Tab');
  await press('Tab');
  await expect.element(page.getByRole('link', { name: 'Skip to the editor' })).toBeInViewport();
  await press('Enter');
  await screen.expectEditorFocus();
  const before = screen.version();
  await press('Tab');
  await expect.element(screen.editor).not.toHaveFocus();
  expect(focused()).toBe('Width of the editor');
  await press('Shift+Tab');
  await screen.expectEditorFocus();
  await press('Shift+Tab');
  await expect.element(simulation.button).toHaveFocus();
  await press('Shift+Tab');
  expect(focused()).toBe('Fetch');
  await press('Shift+Tab');
  await expect.element(screen.tab('Why')).toHaveFocus();
  expect(screen.version()).toBe(before);
});

test('Ctrl+K opens the list of crawlers from anywhere', async () => {
  await openPage();
  // This button exists only once the list has loaded.
  await expect.element(page.getByRole('button', { name: 'Show crawlers' })).toBeVisible();
  for (const from of [screen.editor, screen.url, screen.crawler]) {
    from.element().focus();
    await press('Control+k');
    await expect.element(screen.crawler).toHaveFocus();
    await expect.element(page.getByRole('option').first()).toBeVisible();
  }
  await type('bing');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await press('Escape');
  await expectHidden(page.getByRole('listbox'));
  await expect.element(screen.crawler).toHaveValue('Googlebot');
  await screen.expectVerdict('disallowed', 12);
});

test('a typed crawler takes effect when the field is left', async () => {
  await openPage();
  // The crawler field loads on demand. Wait for it.
  await expect.element(screen.crawler).toBeVisible();
  screen.crawler.element().focus();
  await type('GPTBot');
  await press('Tab');
  await expect.element(screen.crawler).toHaveValue('GPTBot');
  await screen.expectVerdict('disallowed', 20);
});

test('the Open menu works by keyboard and returns the focus', async () => {
  await openPage();
  const button = page.getByRole('button', { name: 'Open', exact: true });
  button.element().focus();
  await press('Enter');
  const menu = page.getByRole('menu', { name: 'Open' });
  await expect.element(menu.getByRole('menuitem').first()).toHaveFocus();
  await press('ArrowDown');
  await expect.element(menu.getByRole('menuitem', { name: 'From a site…' })).toHaveFocus();
  await press('Escape');
  await expectHidden(menu);
  await expect.element(button).toHaveFocus();
  await press('Enter');
  await expect.element(menu.getByRole('menuitem').first()).toHaveFocus();
  await press('End');
  await press('Enter');
  await expectHidden(menu);
  await expect.element(button).toHaveFocus();
  await expect.element(screen.source).not.toHaveTextContent('Example: A shop');
});

test('the help dialog opens by keyboard and returns the focus', async () => {
  await openPage();
  const button = page.getByRole('button', { name: 'Help' });
  button.element().focus();
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.element(dialog.getByText(/^(?:Ctrl|⌘) \+ K$/)).toBeVisible();
  await press('Escape');
  await expectHidden(dialog);
  await expect.element(button).toHaveFocus();
});

test('typing never moves the focus', async () => {
  await openPage();
  await expect.element(screen.crawler).toBeVisible();
  for (const field of [screen.url, screen.crawler, screen.editor]) {
    field.element().focus();
    await type('/x');
    await expectFocus(field);
  }
});

test('the comparison with other dialects moves no focus when it appears', async () => {
  const tester = await openPage();
  for (const view of ['Why', 'Crawlers']) {
    openText(
      tester,
      'User-agent: Googlebot\nDisallow: /shop/cart\n\nUser-agent: Googlebot\n\nAllow: /shop/cart?x=12',
    );
    await screen.tab(view).click();
    await expectText(screen.otherDialects, 'All 6 other engines agree');
    await screen.goToEnd();
    await press('Backspace');
    await expectText(screen.otherDialects, '≠3 engines would decide otherwise');
    await screen.expectEditorFocus();
    expect(screen.caretLine()).toBe('Allow: /shop/cart?x=1');
  }
});

test.for([
  ['desktop', true],
  ['phone', false],
] as const)('the help lists keys first only where there are some: %s', async ([device, isFirst]) => {
  await showOn(device);
  await mount(<HelpDialog onClose={() => undefined} />);
  const heading = (name: string) => boxOf(page.getByRole('heading', { name })).top;
  expect(heading('Keys') < heading('Good to know')).toBe(isFirst);
});
