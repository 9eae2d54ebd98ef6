import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testdata/accessibility';
import { lastWrite } from '../../testdata/last-write';
import { expectText, screen, showOn } from '../../testdata/screen';
import { card, goToLine, inEditor, openWithHelp, signs } from './testdata/editor-with-help';

const FILE = [
  'User-agent: Googlebot',
  'Disallow: /shop/*?x=',
  'Disallow: /a',
  '',
  'User-agent: Bingbot',
  'Disalow: /beta/',
  'Crawl-delay: 5',
].join('\n');

const mark = screen.editor.locate('.cm-problem-error');

async function open(text = FILE): Promise<void> {
  await openWithHelp(text);
  await expect.element(signs.first()).toBeVisible();
}

const fixSpelling = card.getByRole('button', { name: 'Fix spelling' });

/** The preview of a fix in the card. */
const block = page.getByRole('region', { name: 'What changes' });
const confirm = page.getByRole('button', { name: 'Block /beta/ for Bingbot' });
const cancel = page.getByRole('button', { name: 'Cancel' });

/** Fixes the spelling in the open card, and confirms what that changes. */
async function fixAndConfirm(): Promise<void> {
  await fixSpelling.click();
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'false');
  await confirm.click();
}

test('shows a problem in the text by shape, icon, badge and description', async () => {
  await open();
  const line = screen.editor.locate('.cm-line').filter({ hasText: 'Disalow' });
  await expectText(line.locate('.cm-problem-error'), 'Disalow');
  await expect.element(mark.first()).toHaveStyle({ textDecorationStyle: 'wavy' });
  await expect.element(line).toHaveAttribute('data-badge', 'Did you mean Disallow?');
  await expect.element(line).toHaveAttribute('aria-description', '1 error; Did you mean Disallow?');
  // Screen readers read the description, and would read the badge as text of the line.
  expect(getComputedStyle(line.element(), '::before').content).toBe('"Did you mean Disallow?" / ""');
});

/** Clicks beside the right edge of the view, at the height of a line. */
async function pressAtEdge(text: string, fromEdge: number): Promise<void> {
  const line = screen.line(text).element();
  const scroller = line.closest('.cm-scroller') as HTMLElement;
  const x = scroller.getBoundingClientRect().left + scroller.clientWidth - fromEdge;
  await userEvent.click(screen.line(text), {
    position: { x: x - line.getBoundingClientRect().left, y: 10 },
  });
}

test('fixes a line by a press on its hint, and only there', async () => {
  await open(`${FILE}\nSitemp: https://a.test/ # later\n`);
  await pressAtEdge('Sitemp: https://a.test/ # later', 190);
  expect(screen.caretLine()).toBe('Sitemp: https://a.test/ # later');
  await pressAtEdge('Sitemp: https://a.test/ # later', 40);
  await expect.element(screen.line('Sitemap: https://a.test/ # later')).toBeVisible();
  await expect.element(lastWrite.text).toHaveTextContent('1 line changed. No answer changes (proven).');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.line('Sitemp: https://a.test/ # later')).toBeVisible();
});

test('shows what changes before a hint writes it', async () => {
  await open();
  await pressAtEdge('Disalow: /beta/', 40);
  await expectText(block.getByRole('heading'), '1 change · 1 closed');
  await expect.element(screen.line('Disalow: /beta/')).toBeVisible();
  await confirm.click();
  await expect.element(screen.line('Disallow: /beta/')).toBeVisible();
  await screen.expectEditorFocus();
});

test('leaves a line alone if a selection ends on its hint, or is extended to it', async () => {
  await open(SITEMAPS);
  const line = screen.line('Sitemp: /1').element();
  const { right, top } = line.getBoundingClientRect();
  const place = { bubbles: true, composed: true, cancelable: true, clientX: right - 40, clientY: top + 8 };
  line.dispatchEvent(new MouseEvent('mousedown', { ...place, clientX: right - 300 }));
  line.dispatchEvent(new MouseEvent('click', place));
  for (const type of ['mousedown', 'click'])
    line.dispatchEvent(new MouseEvent(type, { ...place, shiftKey: true }));
  await goToLine(1);
  await expect.element(screen.line('Sitemp: /1')).toBeVisible();
  for (const type of ['mousedown', 'click']) line.dispatchEvent(new MouseEvent(type, place));
  await expect.element(screen.line('Sitemap: /1')).toBeVisible();
});

/** Lines whose fixes change no answers. */
const SITEMAPS = 'User-agent: *\nSitemp: /1\nSitemp: /2\nSitemp: /3\n';

test('fixes every line whose hint is pressed, one straight after another', async () => {
  await open(SITEMAPS);
  const press = (text: string, type: string, target = '.cm-line') => {
    const line = screen.line(text).element();
    const { right, top } = line.getBoundingClientRect();
    const place = { bubbles: true, composed: true, cancelable: true, clientX: right - 40, clientY: top + 8 };
    line.closest(target)?.dispatchEvent(new MouseEvent(type, place));
  };
  for (const text of ['Sitemp: /1', 'Sitemp: /2'])
    for (const type of ['mousedown', 'click']) press(text, type);
  press('Sitemp: /3', 'mousedown');
  await expect.element(screen.line('Sitemap: /2')).toBeVisible();
  await expect.element(screen.line('Sitemp: /3')).toHaveAttribute('data-badge', 'Did you mean Sitemap?');
  // The click is one on the whole text if the line has been drawn again since.
  press('Sitemp: /3', 'click', '.cm-content');
  for (const text of ['Sitemap: /1', 'Sitemap: /2', 'Sitemap: /3'])
    await expect.element(screen.line(text)).toBeVisible();
});

test('keeps the focus when a hint is pressed, and finds a hint beside a line longer than the view', async () => {
  const long = `https://a.test/${'long/'.repeat(80)}`;
  await open(`User-agent: *\nSitemp: ${long}\n`);
  (screen.url.element() as HTMLElement).focus();
  await pressAtEdge(`Sitemp: ${long}`, 40);
  await expect.element(screen.line(`Sitemap: ${long}`)).toBeVisible();
  expect(screen.url.element().matches(':focus')).toBe(true);
});

test('underlines a tidy finding only on the line of the caret, and gives it no icon', async () => {
  await openWithHelp('User-agent: *\nDisallow : /a\nDisalow: /b\n');
  await expect.element(signs.first()).toBeVisible();
  expect(signs.length).toBe(1);
  await goToLine(1);
  const tidy = screen.editor.locate('.cm-problem-tidy');
  await expect.poll(() => tidy.query()).toBeNull();
  await goToLine(2);
  await expect.element(tidy).toHaveStyle({ textDecorationStyle: 'dotted' });
  await userEvent.keyboard('{ControlOrMeta>}.{/ControlOrMeta}');
  await expect.element(card).toHaveTextContent('Tidy up');
  await userEvent.keyboard('{Escape}{F8}{F8}');
  expect(screen.caretLine()).toBe('Disalow: /b');
});

test('explains a problem on hover, in a card that the pointer can enter', async () => {
  await open();
  await inEditor('Disalow').hover();
  await expect.element(card).toHaveTextContent('Disalow');
  await expect.element(card).toHaveTextContent('Error');
  const source = card.getByRole('link').first();
  await expect.element(source).toHaveAttribute('target', '_blank');
  await expect.element(source).toHaveAttribute('rel', 'noopener');
  await source.hover();
  await expect.element(card).toBeVisible();
  await fixAndConfirm();
  await expect.element(screen.line('Disallow: /beta/')).toBeVisible();
  await expect.poll(() => card.query()).toBeNull();
});

test('fixes by keyboard alone, as one undo step, and announces it', async () => {
  await open();
  // Otherwise the answer is part of the announcement.
  await expectText(screen.announcement, /^No\. /);
  await goToLine(4);
  const announcements = screen.listenToEditor();
  await userEvent.keyboard('{F8}');
  expect(screen.caretLine()).toBe('Disalow: /beta/');
  await expect.poll(() => announcements).toContainEqual(expect.stringContaining('line 6, error: '));
  await userEvent.keyboard('{ControlOrMeta>}.{/ControlOrMeta}');
  await expect.poll(() => fixSpelling.element().matches(':focus')).toBe(true);
  await expectAccessible(card.element());
  await userEvent.keyboard('{Enter}');
  await expect.element(confirm).toHaveFocus();
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.line('Disallow: /beta/')).toBeVisible();
  await screen.expectEditorFocus();
  await expectText(screen.announcement, '1 line changed. Bingbot: /beta/ allowed → blocked.');
  expect(screen.caretLine()).toBe('Disallow: /beta/');
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.element(screen.line('Disalow: /beta/')).toBeVisible();
  await expect.poll(() => lastWrite.text.query()).toBeNull();
});

test('opens the card by Alt+Enter too, closes it on Esc and returns the focus', async () => {
  await open();
  await goToLine(6);
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => card.query()).toBeNull();
  await screen.expectEditorFocus();
  expect(screen.caretLine()).toBe('Disalow: /beta/');
});

test('names the card by its title, and describes it by its text', async () => {
  await open();
  await goToLine(6);
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await expect.element(card).toHaveAccessibleName('Only some crawlers read “Disalow” as Disallow');
  await expect.element(card).toHaveAccessibleDescription(/^Google accepts this spelling\./);
  await expect.element(card).toHaveRole('dialog');
});

describe('the card after a screen reader has removed the focus from its buttons', () => {
  beforeEach(async () => {
    await open();
    await goToLine(6);
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await expect.poll(() => fixSpelling.element().matches(':focus')).toBe(true);
    (fixSpelling.element() as HTMLElement).blur();
    // A card that closes does so in a microtask.
    await Promise.resolve();
    await expect.element(card).toBeVisible();
  });

  test('closes when another element takes the focus, which keeps it', async () => {
    (screen.url.element() as HTMLElement).focus();
    await expect.poll(() => card.query()).toBeNull();
    expect(screen.url.element().matches(':focus')).toBe(true);
  });

  test('closes on a press outside, not inside', async () => {
    card.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await Promise.resolve();
    await expect.element(card).toBeVisible();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.poll(() => card.query()).toBeNull();
  });

  test('closes on Esc and returns the focus', async () => {
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => card.query()).toBeNull();
    await screen.expectEditorFocus();
  });
});

test('says in the card that the worker has stopped, and writes nothing then', async () => {
  const tester = await openWithHelp(FILE);
  const { problems } = tester.store.getState();
  if (typeof problems === 'string') throw new Error('No worker');
  vi.spyOn(problems, 'preview').mockRejectedValue(new Error('stopped'));
  await signs.click();
  await fixSpelling.click();
  await expectText(
    block.getByRole('heading'),
    'The check has stopped working. Nothing was checked, and nothing was changed.',
  );
  const apply = page.getByRole('button', { name: 'Apply' });
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  (apply.element() as HTMLElement).click();
  await expect.element(block).toBeVisible();
  await expect.element(screen.line('Disalow: /beta/')).toBeVisible();
});

describe('what a fix changes, in the card', () => {
  beforeEach(async () => {
    await open();
    await goToLine(6);
    await userEvent.keyboard('{ControlOrMeta>}.{/ControlOrMeta}');
    await expect.poll(() => fixSpelling.element().matches(':focus')).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expectText(block.getByRole('heading'), '1 change · 1 closed');
  });

  test('is there before it is written, with its consequence', async () => {
    await expect.element(card).toHaveAccessibleName('Only some crawlers read “Disalow” as Disallow');
    await expectText(
      block.getByRole('row').nth(1),
      /^Bingbot.*\/beta\/for example \/beta\/Allowed→becomesBlockedline 6$/,
    );
    await expect.element(block).toHaveTextContent('Proven: nothing else changes.');
    await expect.element(page.getByText('This blocks /beta/ for Bingbot.')).toBeVisible();
    await expect.element(screen.line('Disalow: /beta/')).toBeVisible();
    await expectAccessible();
  });

  test('is cancelled by Esc or its button, which return the focus to the fix', async () => {
    for (const leave of [() => userEvent.keyboard('{Escape}'), () => cancel.click()]) {
      await leave();
      await expect.poll(() => fixSpelling.element().matches(':focus')).toBe(true);
      expect(block.query()).toBeNull();
      await fixSpelling.click();
      await expectText(block.getByRole('heading'), '1 change · 1 closed');
    }
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => fixSpelling.element().matches(':focus')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => card.query()).toBeNull();
    await screen.expectEditorFocus();
    expect(screen.caretLine()).toBe('Disalow: /beta/');
  });

  test('has buttons that arrow keys and Tab reach', async () => {
    await expect.element(confirm).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(cancel).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(confirm).toHaveFocus();
    await expect.element(card).toBeVisible();
  });

  test('closes with the card when another element takes the focus', async () => {
    (screen.url.element() as HTMLElement).focus();
    await expect.poll(() => card.query()).toBeNull();
    // The preview is an element of the page, so it doesn't go with the card by itself.
    await expect.poll(() => page.locate('[slot=preview]').query()).toBeNull();
    expect(screen.url.element().matches(':focus')).toBe(true);
  });
});

test('undoes a fix by the button in its message', async () => {
  await open();
  await goToLine(6);
  await userEvent.keyboard('{ControlOrMeta>}.{/ControlOrMeta}');
  await fixAndConfirm();
  await expect.element(screen.line('Disallow: /beta/')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.line('Disalow: /beta/')).toBeVisible();
  await expect.poll(() => lastWrite.text.query()).toBeNull();
});

test('removes the message of a fix on the next edit', async () => {
  await open();
  await goToLine(6);
  await userEvent.keyboard('{ControlOrMeta>}.{/ControlOrMeta}');
  await fixAndConfirm();
  await expect.element(lastWrite.text).toBeVisible();
  await goToLine(1);
  await userEvent.keyboard('#');
  await expect.poll(() => lastWrite.text.query()).toBeNull();
});

test('ignores a problem by adding a comment', async () => {
  await open();
  await signs.click();
  await card.getByRole('button', { name: 'Ignore here' }).click();
  await expect.element(screen.editor).toHaveTextContent('# tester-ignore: typo-disallow-accepted');
  await expect.poll(() => page.locate('.cm-sign-error').query()).toBeNull();
  await expect.element(lastWrite.text).toHaveTextContent('1 line added.');
});

test('moves through problems with F8 from anywhere in the page, and wraps around', async () => {
  await open('User-agent: *\nDisalow: /1\nAllow: /2\nDissallow: /3\n');
  (screen.url.element() as HTMLElement).focus();
  await userEvent.keyboard('{ControlOrMeta>}{Home}{/ControlOrMeta}{F8}');
  await screen.expectEditorFocus();
  const lines = [screen.caretLine()];
  for (const key of ['{F8}', '{F8}', '{Shift>}{F8}{/Shift}']) {
    await userEvent.keyboard(key);
    lines.push(screen.caretLine());
  }
  expect(lines).toEqual(['Disalow: /1', 'Dissallow: /3', 'Disalow: /1', 'Dissallow: /3']);
});

test('moves marks with the text until the next report, and removes those whose text is deleted', async () => {
  await open();
  await goToLine(1);
  await userEvent.keyboard('# a\n# b\n');
  // While the first line began with "# ", a report may have found more.
  await expectText(mark.filter({ hasText: 'Disalow' }), 'Disalow');
  await goToLine(8);
  await userEvent.keyboard('{Shift>}{End}{/Shift}{Delete}');
  await expect.poll(() => mark.query()).toBeNull();
  await expect.poll(() => page.locate('.cm-sign-error').query()).toBeNull();
});

describe('on a phone', () => {
  beforeEach(() => showOn('phone'));

  test('opens the card by its icon, within the screen', async () => {
    await openWithHelp(FILE);
    await screen.tab('File').click();
    await signs.click();
    await expect.element(card).toBeInViewport();
    const { left, right } = card.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(screen.scrollsSideways()).toBe(false);
    await expectAccessible(card.element());
    await fixSpelling.click();
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'false');
    const row = block.getByRole('row').nth(1).element();
    expect(getComputedStyle(row).display).toBe('grid');
    expect(screen.scrollsSideways()).toBe(false);
    await confirm.click();
    await expect.element(screen.line('Disallow: /beta/')).toBeVisible();
    await expect.element(lastWrite.text).toHaveTextContent('1 line changed.');
  });
});
