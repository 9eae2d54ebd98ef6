import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { embedViews, showable } from '../../../embed/protocol';
import { setState } from '../../../store/testdata/set-state';
import { mount } from '../../testdata/mount';
import { screen } from '../../testdata/screen';
import { type EmbedBinding, EmbedContext } from './embed-context';
import { EmbedPage } from './embed-page';
import { createEmbedSettings, type EmbedSettings } from './embed-settings';

/** Has a misspelt field, an error, in line 4. */
const FILE = 'User-agent: *\nDisallow: /downloads/\nAllow: /downloads/free/\nAlow: /downloads/paid/\n';
const LANDMARKS = [
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'region',
  'search',
] as const;

/** Collects the texts of all live regions from now on. Screen readers speak each that changes. */
function recordSpoken(): readonly string[] {
  const spoken: string[] = [];
  const record = () => {
    const live = document.querySelectorAll(
      '[aria-live=polite], [role=status]:not([aria-live=off]), [role=alert]',
    );
    for (const { textContent } of live)
      if (textContent && !spoken.includes(textContent)) spoken.push(textContent);
  };
  const observer = new MutationObserver(record);
  observer.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  record();
  return spoken;
}

async function mountPage(settings: Partial<EmbedSettings>) {
  const binding: EmbedBinding = {
    settings: createEmbedSettings(settings),
    shareLink: () => Promise.resolve('https://tester.example/#1'),
    onReady: () => {},
    onHeight: () => {},
    reset: () => {},
    onGuess: ({ guess }) => setState(binding.settings, { guess }),
    answerUrls: (urls, onAnswers) => {
      onAnswers(urls.map(() => null));
      return () => {};
    },
    openByHost: () => false,
  };
  const tester = await mount(
    <EmbedContext value={binding}>
      <EmbedPage />
    </EmbedContext>,
    { text: FILE, url: '/downloads/free/a.zip' },
  );
  setState(binding.settings, { given: tester.store.getState() });
  const askAsHost = (url: string): void => {
    tester.actions.setUrl(url);
    setState(binding.settings, { given: tester.store.getState() });
  };
  return { ...tester, askAsHost, settings: binding.settings };
}

function expectNoLandmarks(): void {
  const found = LANDMARKS.filter((role) => page.getByRole(role).query() !== null);
  expect(found).toEqual([]);
  expect(page.getByRole('heading', { level: 1 }).query()).toBeNull();
}

/** Waits until the whole page is there, with what is loaded after the answer. */
async function expectComplete(view: EmbedSettings['view']): Promise<void> {
  if (view !== 'editor')
    await expect.element(page.getByRole('link', { name: 'Open in the tester' })).toBeVisible();
  if (view === 'overview') await expect.element(page.getByRole('grid')).toBeVisible();
  if (view === 'both' || view === 'editor')
    await expect.element(screen.line('Allow: /downloads/free/')).toHaveAttribute('data-rule', 'won');
}

test.each(embedViews)('adds neither landmarks nor an h1 to the page of the host (view %s)', async (view) => {
  await mountPage({ view });
  await expectComplete(view);
  expectNoLandmarks();
});

test('an overview has no question, no verdict and no text of the file', async () => {
  await mountPage({ view: 'overview' });
  await expectComplete('overview');
  for (const part of [screen.url, screen.crawler, screen.verdict, screen.editor])
    expect(part.query()).toBeNull();
});

test('follows the view and the theme that its host sets', async () => {
  const { actions, settings } = await mountPage({ view: 'both' });
  await expectComplete('both');
  const color = () => getComputedStyle(document.body).color;
  actions.setTheme('dark');
  await expect.poll(color).toBe('rgb(233, 235, 238)');
  actions.setTheme('light');
  await expect.poll(color).toBe('rgb(21, 24, 29)');
  actions.setTheme('system');
  settings.set({ view: 'sentence' });
  await expect.element(screen.editor).not.toBeInTheDocument();
  await screen.expectVerdict('allowed', 3);
  settings.set({ view: 'both' });
  await expect.element(screen.line('Allow: /downloads/free/')).toHaveAttribute('data-rule', 'won');
});

test.each(showable)('adds neither landmarks nor an h1 with a tab (show %s)', async (part) => {
  await mountPage({ offered: [part], tab: part });
  const panel = page.getByRole('tabpanel');
  await expect.element(panel).not.toHaveAccessibleName('robots.txt editor');
  const content = { why: 'longest', problems: '1 error', overview: 'Open' }[part];
  await expect.element(panel).toHaveTextContent(new RegExp(content));
  expectNoLandmarks();
});

describe('announces', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  });
  /** Lets more time pass than any announcement waits, and lets React render what that changes. */
  const rest = async () => {
    for (let frame = 0; frame < 3; frame++) {
      vi.advanceTimersByTime(1_000);
      await new Promise(requestAnimationFrame);
    }
  };

  test.each(embedViews)('nothing before the reader changes something (view %s)', async (view) => {
    const spoken = recordSpoken();
    const { askAsHost } = await mountPage({ view, urls: [{ url: '/a', expected: 'blocked' }] });
    await rest();
    await expectComplete(view);
    askAsHost('/downloads/');
    if (view !== 'editor' && view !== 'overview') await screen.expectVerdict('disallowed', 2);
    await rest();
    expect(spoken).toEqual([]);
  });

  test('the answer and then its reason, once, after the reader has changed something', async () => {
    const { askAsHost } = await mountPage({ view: 'sentence' });
    await rest();
    await expectComplete('sentence');
    const spoken = recordSpoken();
    await screen.testUrl('/downloads/');
    await screen.expectVerdict('disallowed', 2);
    await rest();
    await expect.element(screen.announcement).not.toHaveTextContent(/^$/);
    askAsHost('/about');
    await screen.expectVerdict('allowed', 0);
    await rest();
    await expect
      .poll(() => spoken)
      .toEqual([
        'No. Googlebot may not crawl /downloads/. Blocked by line 2: Disallow: /downloads/. Line 2 is the only rule that matches.',
        'Yes. Googlebot may crawl /about. Allowed: no rule matches this URL. No rule for Googlebot matches this page.',
      ]);
  });
});
