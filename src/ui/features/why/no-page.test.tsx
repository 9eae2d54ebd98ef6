import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createStore } from 'zustand/vanilla';
import type { OverviewContent, Problems } from '../../../store';
import type { ProblemsState } from '../../../store/problems/problems-state';
import type { Tester } from '../../../store/tester';
import { expectAccessible } from '../../testdata/accessibility';
import { mountAnswer } from '../../testdata/mount-answer';
import { expectCount, expectHidden, expectText, expectTexts, screen } from '../../testdata/screen';
import { overviewOf, rowOf } from './testdata/overview-of';

const SHOP = overviewOf([
  rowOf('aab'),
  rowOf('abb', '/beta/', '/shop/cart', '/shop/basket', '/tag/'),
  rowOf('bbb', '/$', '/index.html$'),
  rowOf('bab', '/account/'),
  rowOf('aab', ' /account/help'),
  rowOf('bab', '/cart'),
]);

const panel = page.locate('#panel-why');
const rows = page.getByRole('list', { name: 'Parts of the site' }).getByRole('listitem');

/** Mounts Why with a file, without a URL. `overview` is what the problem checker says about the file. */
async function mountWhy(
  content: OverviewContent | null,
  { status = 'ready', text = 'User-agent: *\n' }: { status?: ProblemsState['status']; text?: string } = {},
): Promise<Tester & { readonly overview: ReturnType<typeof vi.fn> }> {
  const overview = vi.fn(async () => ({ id: 1, content }));
  const store = createStore<ProblemsState>(() => ({
    status,
    report: null,
    lastFix: null,
    requestedKind: null,
  }));
  const problems = { store, overview, dispose: () => undefined } as unknown as Problems;
  const tester = await mountAnswer(null, {
    text,
    url: '',
    loadProblems: async () => () => problems,
  });
  return { ...tester, overview };
}

test('says in short what the file does, and leads to the overview', async () => {
  const tester = await mountWhy(SHOP);
  tester.actions.setView('why');
  await expectText(panel.getByRole('heading', { level: 3 }), 'No page asked yet. In short, this file is:');
  await expectTexts(panel.getByRole('paragraph'), [
    'Open to most crawlers. GPTBot and CCBot are shut out.',
    'Googlebot, ClaudeBot (like everyone else): open, except for 4 areas. Bingbot: open, except for 6 areas. GPTBot, CCBot: blocked everywhere.',
  ]);
  await expectTexts(rows, [
    'Rest of the siteclosed to GPTBot and CCBot',
    '/beta/, /shop/cart + 2 moreclosed to Bingbot, GPTBot and CCBot',
    '/ home page only, /index.html onlyclosed to everyone',
    '/account/closed to everyone except Bingbot, with exceptions',
  ]);
  await expectAccessible();
  await panel.getByRole('button', { name: '1 more area in the overview' }).click();
  await expect.element(screen.tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.tab('Overview')).toHaveFocus();
});

test.each([1280, 390, 320])('nothing scrolls sideways at %i px', async (width) => {
  await page.viewport(width, 800);
  const tester = await mountWhy(SHOP);
  tester.actions.setView('why');
  await expect.element(rows.first()).toBeVisible();
  expect(screen.scrollsSideways()).toBe(false);
  await expectAccessible();
});

test('has no rows for a file that treats the whole site the same', async () => {
  const tester = await mountWhy({ ...SHOP, summary: { kind: 'open', hasRules: false } });
  tester.actions.setView('why');
  await expectText(panel.getByRole('paragraph').first(), 'Open to everyone. This file has no rules.');
  await expectTexts(rows, []);
  await expect.element(panel.getByRole('button', { name: 'Show the overview' })).toBeVisible();
});

test('outlines what decides if the file has too many rules', async () => {
  const tester = await mountWhy(null);
  tester.actions.setView('why');
  await expect.element(screen.why).toHaveTextContent('What decides an answer');
});

test('outlines what decides if the checker has stopped', async () => {
  const tester = await mountWhy(SHOP, { status: 'stopped' });
  tester.actions.setView('why');
  await expect.element(screen.why).toHaveTextContent('What decides an answer');
});

test('outlines what decides for an empty text, and asks for nothing', async () => {
  const { actions, overview } = await mountWhy(SHOP, { text: '' });
  actions.clearDocument();
  await expect.element(screen.why).toHaveTextContent('What decides an answer');
  expect(overview).not.toHaveBeenCalled();
});

test('explains the answer once a page is asked', async () => {
  const { actions } = await mountWhy(SHOP);
  actions.setView('why');
  await expect.element(rows.first()).toBeVisible();
  actions.setUrl('/cart');
  await expectHidden(rows.first());
  await expect.element(panel).toHaveTextContent('Allowed.');
});

test('is removed while another view is open, so that only one of them works it out', async () => {
  const { actions } = await mountWhy(SHOP);
  actions.setView('why');
  await expect.element(rows.first()).toBeVisible();
  actions.setView('crawlers');
  await expectCount(page.locate('#panel-why li'), 0);
});

test('describes a real file', async () => {
  const text = [
    'User-agent: *\nDisallow: /cart\nDisallow: /account/\nAllow: /account/help\n',
    'User-agent: Bingbot\nDisallow: /beta/\n',
    'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n',
  ].join('\n');
  const tester = await mountAnswer(null, { text });
  tester.actions.setView('why');
  await expectTexts(panel.getByRole('paragraph'), [
    'Open to most crawlers. GPTBot and CCBot are shut out.',
    'Googlebot, ClaudeBot, Google-Extended, PerplexityBot (like everyone else): open, except for 2 areas. Bingbot: open, except for 1 area. GPTBot, CCBot: blocked everywhere.',
  ]);
  await expectTexts(rows, [
    'Rest of the siteclosed to GPTBot and CCBot',
    '/cartclosed to almost everyone, but not to Bingbot',
    '/account/closed to almost everyone, but not to Bingbot, with exceptions',
    '/beta/closed to Bingbot, GPTBot and CCBot',
  ]);
});
