import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { linkDocument } from '../../../store/link-document';
import { setState } from '../../../store/testdata/set-state';
import { ReturnFocusContext } from '../../parts/text/return-focus';
import { expectAccessible } from '../../testdata/accessibility';
import { type MountOptions, mount } from '../../testdata/mount';
import { expectHidden, expectText, expectTexts, press, screen } from '../../testdata/screen';
import { type EmbedBinding, EmbedContext, returnFocusIn, useTabs } from './embed-context';
import { EmbedEditor } from './embed-editor';
import { createEmbedSettings, type EmbedSettings } from './embed-settings';
import { EmbedTabs } from './embed-tabs';

/** Has a misspelt field, an error, in line 4. */
const FILE = 'User-agent: *\nDisallow: /downloads/\nAllow: /downloads/free/\nAlow: /downloads/paid/\n';
const everything: EmbedSettings['offered'] = ['why', 'problems', 'overview'];

const strip = page.getByRole('tablist', { name: 'Views' });
const panel = page.getByRole('tabpanel');
const tabs = page.getByRole('tab');
const why = page.getByRole('tabpanel', { name: 'Why' });

interface PageProps {
  readonly binding: EmbedBinding;
  readonly onTextHeight: (height: number) => void;
  readonly onPartHeight: (height: number) => void;
}

/** The file and its tabs, as the embedded page composes them. The page's own styles would stay and affect later tests. */
function TabbedFile({ binding, onTextHeight, onPartHeight }: PageProps) {
  const [returnFocus] = useState(() => returnFocusIn(binding.settings));
  const shown = useTabs();
  return (
    <ReturnFocusContext value={returnFocus}>
      <main
        style={
          { display: 'grid', grid: '"file" minmax(0, 1fr) / 1fr', height: 300, '--tabs': '32px' } as object
        }
      >
        {shown.tabs.length > 0 && <EmbedTabs {...shown} onContentHeight={onPartHeight} />}
        <EmbedEditor
          hasTab={shown.tabs.length > 0}
          isHidden={shown.shown !== 'file'}
          onContentHeight={onTextHeight}
          onMissing={() => {}}
        />
      </main>
    </ReturnFocusContext>
  );
}

async function mountTabs(settings: Partial<EmbedSettings> = {}, options: MountOptions = {}) {
  const binding: EmbedBinding = {
    settings: createEmbedSettings({ offered: everything, ...settings }),
    shareLink: () => Promise.resolve(null),
    onReady: () => {},
    onHeight: () => {},
    reset: () => {},
    onGuess: () => {},
    answerUrls: () => () => {},
    openByHost: () => false,
  };
  const heights = { onTextHeight: vi.fn(), onPartHeight: vi.fn() };
  const tester = await mount(
    <EmbedContext value={binding}>
      <TabbedFile binding={binding} {...heights} />
    </EmbedContext>,
    { text: FILE, url: '/downloads/free/a.zip', ...options },
  );
  return { ...tester, ...heights, binding };
}

test('offers the named parts in their order, one at a time', async () => {
  await mountTabs();
  await expectTexts(tabs, ['File', 'Why', 'Problems', 'Overview']);
  expect(strip.element().getBoundingClientRect().height).toBe(32);
  await expect.element(screen.editor).toBeVisible();
  await expect.element(panel).toHaveAccessibleName('robots.txt editor');
  await expectAccessible();

  await screen.tab('Why').click();
  await expect.element(why).toHaveTextContent('Of 2 rules that match, line 3 is the longest.');
  await expect.element(panel).toHaveAccessibleName('Why');
  // Nothing here leads to parts that a frame doesn't have.
  expect(why.getByRole('button', { name: /Compare|Change/ }).query()).toBeNull();
  await expectAccessible();

  await screen.tab('Problems').click();
  await expect.element(panel).toHaveTextContent(/1 error/);
  await expectText(screen.tab(/^Problems/), 'Problems 1');
  expect(panel.getByRole('button', { name: /Fix|Ignore|Format|Export|Simplify/ }).query()).toBeNull();
  expect(why.query()).toBeNull();
  await expectAccessible();

  await screen.tab('Overview').click();
  await expect.element(panel.getByRole('grid')).toBeVisible();
  await expectAccessible();
  await screen.tab('File').click();
  await expect.element(panel).toHaveAccessibleName('robots.txt editor');
});

test('a fix that only inserts text is not shown, because nothing can be fixed', async () => {
  await mountTabs({ tab: 'problems' }, { text: 'User-agent: *\nNoindex: /x\n' });
  await expect.element(panel).toHaveTextContent(/Noindex: \/x keeps nothing out/);
  expect(panel.element().querySelector('ins')).toBeNull();
});

test('is one stop of the Tab key, and the arrow keys choose', async () => {
  await mountTabs({ offered: ['why', 'overview'] });
  await expectTexts(tabs, ['File', 'Why', 'Overview']);
  (screen.tab('File').element() as HTMLElement).focus();
  await press('ArrowLeft');
  await expect.element(screen.tab('Overview')).toHaveFocus();
  await expect.element(screen.tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await press('ArrowRight');
  await press('ArrowRight');
  await expect.element(why).toBeVisible();
  await expect.element(screen.tab('Why')).toHaveFocus();
  await press('Tab');
  await expect.element(panel).toHaveFocus();
});

test('keeps the editor, with its text and its place', async () => {
  const { actions } = await mountTabs({}, { text: `${FILE}${'# filler\n'.repeat(200)}Disallow: /end\n` });
  await expect.element(screen.line('Disallow: /downloads/')).toBeVisible();
  actions.showLine(205);
  await expect.element(screen.line('Disallow: /end')).toBeInViewport();
  await press('x');
  const { scrollTop } = screen.editor.element().closest('.cm-scroller') as HTMLElement;
  expect(scrollTop).toBeGreaterThan(1_000);
  await screen.tab('Why').click();
  await expect.element(why).toBeVisible();
  await expectHidden(page.locate('#editor'));
  // Without a box, browsers differ in whether they keep its place.
  expect(page.locate('#editor').element().getBoundingClientRect().height).toBe(268);
  await screen.tab('File').click();
  await expect.element(screen.editor).toHaveTextContent(/x/);
  expect(screen.editor.element().closest('.cm-scroller')).toHaveProperty('scrollTop', scrollTop);
  (screen.editor.element() as HTMLElement).focus();
  await press('y');
  await expect.element(screen.editor).toHaveTextContent(/xy/);
});

test('reports the height of the shown part', async () => {
  const { onTextHeight, onPartHeight, actions } = await mountTabs();
  await expect.poll(() => onTextHeight.mock.lastCall?.[0]).toBeGreaterThan(80);
  expect(onPartHeight).not.toHaveBeenCalled();
  await screen.tab('Why').click();
  await expect.element(why).toBeVisible();
  const contentHeight = () => panel.element().firstElementChild?.getBoundingClientRect().height;
  await expect.poll(() => onPartHeight.mock.lastCall?.[0]).toBe(contentHeight());
  await why.getByText('Source').first().click();
  await expect.poll(() => onPartHeight.mock.calls.length).toBeGreaterThan(1);
  await expect.poll(() => onPartHeight.mock.lastCall?.[0]).toBe(contentHeight());
  const ofWhy = onPartHeight.mock.lastCall?.[0];
  await screen.tab('Overview').click();
  await expect.element(panel.getByRole('grid')).toBeVisible();
  await expect.poll(() => onPartHeight.mock.lastCall?.[0]).toBe(contentHeight());
  expect(onPartHeight.mock.lastCall?.[0]).not.toBe(ofWhy);
  // A hidden part reports nothing.
  await screen.tab('File').click();
  onPartHeight.mockClear();
  actions.openContent(linkDocument('User-agent: *\nDisallow: /\n'));
  await expect.element(screen.line('Disallow: /')).toBeVisible();
  await screen.tab('Overview').click();
  await expect.poll(() => onPartHeight.mock.lastCall?.[0]).toBe(contentHeight());
});

test('links to lines show the file and the line, and Esc leads back', async () => {
  await mountTabs();
  await screen.tab('Why').click();
  const link = why.getByRole('link', { name: 'line 3' }).first();
  await link.click();
  await expect.element(screen.tab('File')).toHaveAttribute('aria-selected', 'true');
  await screen.expectEditorFocus();
  await expect.poll(() => screen.caretLine()).toBe('Allow: /downloads/free/');
  await press('Escape');
  await expect.element(link).toHaveFocus();
  await expect.element(screen.tab('Why')).toHaveAttribute('aria-selected', 'true');

  await screen.tab(/^Problems/).click();
  await panel.getByRole('link', { name: 'Line 4' }).first().click();
  await screen.expectEditorFocus();
  await expect.poll(() => screen.caretLine()).toBe('Alow: /downloads/paid/');
});

test('has no tabs before the guess of a quiz', async () => {
  const { binding } = await mountTabs({ isQuiz: true, tab: 'why' });
  await expect.element(screen.line('Disallow: /downloads/')).toBeVisible();
  expect(strip.query()).toBeNull();
  expect(why.query()).toBeNull();
  setState(binding.settings, { guess: 'allowed' });
  await expectTexts(tabs, ['File', 'Why', 'Problems', 'Overview']);
  await expect.element(why).toBeVisible();
  setState(binding.settings, { guess: null });
  await expect.element(strip).not.toBeInTheDocument();
  await expect.element(screen.editor).toBeVisible();
});

test('follows what the host offers, and shows the file if the open part is gone', async () => {
  const { binding, actions } = await mountTabs({ offered: ['overview'] }, { url: '' });
  await screen.tab('Overview').click();
  await expect.element(panel.getByRole('grid')).toBeVisible();
  setState(binding.settings, { offered: ['why'] });
  await expectTexts(tabs, ['File', 'Why']);
  await expect.element(screen.editor).toBeVisible();
  await screen.tab('Why').click();
  await expect.element(why.getByRole('heading', { level: 3 })).toBeVisible();
  expect(why.getByRole('button').query()).toBeNull();
  actions.openContent(linkDocument(''));
  await expect.element(why).toBeVisible();
  setState(binding.settings, { offered: [] });
  await expect.element(strip).not.toBeInTheDocument();
  await expect.element(screen.editor).toBeVisible();
});

test.each(['sentence', 'verdict', 'overview'] as const)('needs a text (view %s)', async (view) => {
  await mountTabs({ view });
  await expect.element(screen.editor).toBeVisible();
  expect(strip.query()).toBeNull();
});
