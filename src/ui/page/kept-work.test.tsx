import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Draft } from '../../store/draft';
import type { StoredDraft } from '../../store/draft-storage';
import type { Catalogue } from '../../store/state';
import { mount } from '../testdata/mount';
import { expectText, screen } from '../testdata/screen';
import { App } from './app';

/** A draft saved by this browser. */
function kept(part: Partial<Draft>): StoredDraft {
  const draft: Draft = {
    savedAt: 1_700_000_000_000,
    text: 'User-agent: *\nDisallow: /*?x=\n',
    bytes: null,
    lineEnd: 'lf',
    mixedEndsUnified: false,
    bom: false,
    edited: false,
    origin: { kind: 'file', name: 'robots.txt' },
    crawlerInput: 'googlebot',
    urlInput: 'https://example.com/news?x=1',
    dialectChoice: 'own',
    robotsUrlInput: '',
    list: { crawlers: [], urls: [] },
    name: '',
    ...part,
  };
  return { id: 'kept', draft };
}

test("restores the dialect and the file's address from a draft", async () => {
  const robotsUrlInput = 'https://example.com/robots.txt';
  const { actions } = await mount(<App />, { draft: kept({ dialectChoice: 'python', robotsUrlInput }) });
  // Python's parser doesn't support wildcards.
  await screen.expectVerdict('allowed', 0, "Yes. Under Python's rules, allowed: no rule matches this URL.");
  await expect.element(screen.why).toHaveTextContent(/You chose Python.* under Other engines\./);
  await expect.element(screen.why).toHaveTextContent('Same protocol, host and port: https://example.com.');
  await expectText(screen.source, /^robots\.txt\s*at https:\/\/example\.com\/robots\.txt$/);
  await page.getByRole('button', { name: 'Simulate', exact: true }).click();
  const simulation = page.getByRole('dialog', { name: 'Simulate' });
  await expect
    .element(simulation.getByRole('textbox', { name: 'Address of this robots.txt' }))
    .toHaveValue(robotsUrlInput);
  await expect.element(simulation.getByRole('radio', { name: 'OK, 200' })).toBeChecked();
  await page.getByRole('button', { name: 'Compare: Other engines' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Python in use' })).toBeVisible();
  await screen.testUrl('https://shop.example.com/');
  await screen.expectVerdict('not-applicable', 0);
  actions.setUrl('https://example.com/news?x=1');
  await screen.expectVerdict('allowed', 0);
  actions.setRobotsUrl('https://example.com:8443');
  await screen.expectVerdict('not-applicable', 0);
});

test("resolves a draft's crawler once the list of crawlers is loaded", async () => {
  let arrive = (_: Catalogue): void => {};
  const list = new Promise<Catalogue>((resolve) => {
    arrive = resolve;
  });
  const text = 'User-agent: MJ12bot\nDisallow: /\n';
  await mount(<App />, { draft: kept({ text, crawlerInput: 'mj12bot' }), loadCatalogue: () => list });
  // Meanwhile the rest of the page works, and no error is shown.
  await expect.element(screen.line('User-agent: MJ12bot')).toBeVisible();
  await screen.expectVerdict('none', 0, 'Loading the list of crawlers…');
  await expect.element(screen.crawler).toHaveAttribute('aria-invalid', 'false');
  await expect.element(screen.crawler).toHaveAccessibleDescription('');
  await expect
    .element(page.getByRole('tabpanel', { name: 'Why' }))
    .toHaveTextContent('What decides an answer');
  expect(screen.verdict.getByRole('button').elements()).toEqual([]);
  arrive(await import('../../catalogue/full'));
  await screen.expectVerdict('disallowed', 2, 'No. Blocked by line 2: Disallow: /');
  await expect.element(screen.crawler).toHaveValue('MJ12bot');
  await expect.element(screen.why).toHaveTextContent('MJ12bot follows lines 1–2, which name it.');
});
