import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PLAIN_ANSWER } from '../../../engine';
import { textDocument } from '../../../store/document';
import { expectAccessible } from '../../testdata/accessibility';
import { openPage, openText } from '../../testdata/open-page';
import { codeOf } from '../../testdata/opened-link';
import { savedFile } from '../../testdata/saved-file';
import {
  boxOf,
  expectCount,
  expectHidden,
  expectText,
  expectTexts,
  press,
  screen,
  showOn,
  type,
} from '../../testdata/screen';
import { openList } from '../../testdata/urls-page';
import { compareScreen, openCompare } from './testdata/compare-screen';

const {
  view,
  summary,
  proof,
  changes,
  urlsSummary,
  table,
  found,
  search,
  dialog,
  diff,
  added,
  removed,
  version,
  button,
} = compareScreen;

const old = 'User-agent: *\nDisallow: /admin/\nDisallow: /beta/\n';
const present = 'User-agent: *\nDisallow: /admin/\nDisallow: /shop/cart\n';
const url = 'https://example.com/';

/** Opens the current file with a list of URLs for two crawlers, and the Compare view. */
async function openCompareWithList() {
  const tester = await openCompare();
  await openList(tester, {
    text: present,
    crawlers: ['Googlebot', 'Bingbot'],
    urls: ['/shop/cart', '/shop/cart/checkout', '/beta/new', '/about', '/=1+1'],
  });
  await screen.tab('Compare').click();
  return tester;
}

/** The text that the style sheet shows beside a line. */
function wordsBeside(line: Element): string {
  return getComputedStyle(line, '::before').content;
}

test('shows what changes for every URL, and where the texts differ', async () => {
  await openCompare({ text: present, url });
  await expectText(summary, 'Choose a second version: open a file, or paste its text.');
  await expectAccessible(view.element());
  await compareScreen.paste(old);
  await expectText(summary, '2 changes · 1 opened · 1 closed · from the pasted text to this file');
  await expect.element(summary).toHaveFocus();
  await expectText(version('Before'), /^Pasted text\s?4 lines$/);
  await expectText(version('After'), /^This file\s?the editor, 4 lines$/);
  await compareScreen.expectChanges([
    'Opens: Everyone else | /beta/, for example /beta/ | Blocked→becomesAllowed | no rule matches',
    'Everyone else | /shop/cart, for example /shop/cart | Allowed→becomesBlocked | line 3',
  ]);
  await expectText(proof, 'Proven: nothing else changes.');
  expect(table.query()).toBeNull();
  await expect.element(diff).toHaveAttribute('data-outcome', 'shown');
  await expectText(added, 'Disallow: /shop/cart');
  await expectText(removed, 'Disallow: /beta/');
  // The diff is mounted again once its width is known.
  await expect.poll(() => wordsBeside(added.element())).toBe('"only in this file"');
  await expect.poll(() => wordsBeside(removed.element())).toBe('"only in the other file"');
  await expectAccessible(view.element());
});

test('a policy token is a preference below the changes, and none of them', async () => {
  const star = 'User-agent: *\nAllow: /\n';
  await openCompare({ text: `${star}\nUser-agent: __usage_ai-training\nDisallow: /\n`, url });
  await compareScreen.paste(star);
  await expectText(summary, 'No answer changes · from the pasted text to this file');
  const source =
    'A preference from a draft of 30 October 2026 (draft-kelley-aipref-training-preference-signal-00). No operator documents acting on it.';
  await expect
    .element(view)
    .toHaveTextContent(`Stated now: no AI training (line 5, __usage_ai-training). ${source}`);
  await expectCount(changes, 0);
  await expectText(proof, /^Proven: no URL changes/);
  await expectCount(view.getByRole('link', { name: 'line 5' }), 1);
  await expectAccessible(view.element());
  await button('Swap').click();
  await expect
    .element(view)
    .toHaveTextContent(`No longer stated: no AI training (__usage_ai-training). ${source}`);
});

test('a crawler that need not obey is asked to stay away, not blocked', async () => {
  const star = 'User-agent: *\nAllow: /\n';
  await openCompare({ text: `${star}\nUser-agent: ChatGPT-User\nUser-agent: GPTBot\nDisallow: /\n`, url });
  await compareScreen.paste(star);
  await expectText(summary, '2 changes · 1 closed · from the pasted text to this file');
  await expectTexts(changes.getByRole('row'), [
    /^Crawlers/,
    /^GPTBot.*Allowed.*Blocked/,
    /^ChatGPT-User.*Not asked.*Asked to stay away/,
  ]);
  await expectText(proof, /^Proven: nothing else changes\./);
  await expectAccessible(view.element());
});

test('a list of URLs is compared for its crawlers and follows every edit', async () => {
  await openCompareWithList();
  await compareScreen.paste(old);
  await expectText(urlsSummary, '3 of your 5 URLs change for at least one of 2 crawlers');
  await expect.element(view).toHaveTextContent('Compared for Googlebot, Bingbot.');
  await compareScreen.expectRows([
    '/shop/cart | Googlebot | Allowed no rule matches | Blocked by line 3',
    '/shop/cart | Bingbot | Allowed no rule matches | Blocked by line 3',
    '/shop/cart/checkout | Googlebot | Allowed no rule matches | Blocked by line 3',
    '/shop/cart/checkout | Bingbot | Allowed no rule matches | Blocked by line 3',
    '/beta/new | Googlebot | Blocked by line 3 | Allowed no rule matches',
    '/beta/new | Bingbot | Blocked by line 3 | Allowed no rule matches',
  ]);
  await screen.goToEnd();
  await type('Disallow: /about\nDisallow: /beta/\n');
  await compareScreen.expectChanges([
    'Everyone else | /about, for example /about | Allowed→becomesBlocked | line 4',
    'Everyone else | /shop/cart, for example /shop/cart | Allowed→becomesBlocked | line 3',
  ]);
  await expect
    .poll(async () => (await compareScreen.rows()).at(-1))
    .toBe('/about | Bingbot | Allowed no rule matches | Blocked by line 4');
  await expectCount(removed, 0);
});

test('Swap exchanges before and after', async () => {
  await openCompare({ text: present, url });
  await compareScreen.paste(`${old}Disallow: /more/\n`);
  await expectText(summary, '3 changes · 2 opened · 1 closed · from the pasted text to this file');
  await button('Swap').click();
  await expectText(summary, '3 changes · 1 opened · 2 closed · from this file to the pasted text');
  await expect.element(version('Before')).toHaveTextContent('This file');
  await expect.element(version('After')).toHaveTextContent('Pasted text');
  await compareScreen.expectChanges([
    'Opens: Everyone else | /shop/cart, for example /shop/cart | Blocked→becomesAllowed | no rule matches',
    'Everyone else | /beta/, for example /beta/ | Allowed→becomesBlocked | line 3',
    'Everyone else | /more/, for example /more/ | Allowed→becomesBlocked | line 4',
  ]);
  // The later text isn't in the editor, so its lines are no links.
  expect(changes.getByRole('link').query()).toBeNull();
  await expectText(added.first(), 'Disallow: /beta/');
});

test('a pasted text is older or newer, as chosen; newer at first if the file is what the site serves', async () => {
  const { actions } = await openPage();
  actions.openContent(
    textDocument(present, {
      kind: 'site',
      by: 'service',
      url: 'https://example.com/robots.txt',
      as: null,
      at: 0,
      answer: PLAIN_ANSWER,
      bytes: present.length,
      mediaType: 'text/plain',
    }),
  );
  await screen.tab('Compare').click();
  await compareScreen.choose('Paste text');
  const age = dialog.getByRole('group', { name: 'Compared with the file in the editor, this text is' });
  await expect.element(age.getByRole('radio', { name: 'newer' })).toBeChecked();
  await dialog.getByRole('textbox').fill(old);
  await expectAccessible(dialog.element());
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expectText(summary, '2 changes · 1 opened · 1 closed · from this file to the pasted text');
  await screen.goToEnd();
  await type('#');
  await compareScreen.choose('Paste text');
  await expect.element(age.getByRole('radio', { name: 'older' })).toBeChecked();
  await dialog.getByRole('textbox').fill(old);
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expectText(summary, '2 changes · 1 opened · 1 closed · from the pasted text to this file');
  await compareScreen.choose('Paste text');
  await age.getByRole('radio', { name: 'newer' }).click();
  await dialog.getByRole('textbox').fill(old);
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expectText(summary, '2 changes · 1 opened · 1 closed · from this file to the pasted text');
});

test('changes are filtered by text, kind and crawler, and exported', async () => {
  await openCompareWithList();
  await compareScreen.paste(`${old}Disallow: /=\n`);
  await expectText(urlsSummary, '4 of your 5 URLs change for at least one of 2 crawlers');
  await view.getByRole('radio', { name: 'Become allowed 4' }).click();
  await expectText(found, '4 of 8 changes');
  await userEvent.selectOptions(compareScreen.crawler, 'Bingbot');
  await expectText(found, '2 of 8 changes');
  await search.fill('BETA');
  await expectText(found, '1 of 8 changes');
  await compareScreen.expectRows(['/beta/new | Bingbot | Blocked by line 3 | Allowed no rule matches']);
  await search.fill('nothing');
  await expect.element(view).toHaveTextContent('No URL contains “nothing”.');
  await button('Clear the filter').click();
  await expectText(found, '');
  const file = await savedFile(() => button('Export').click());
  expect(file.name).toBe('verdict-changes.csv');
  expect(file.text).toContain(
    'url,crawler,before,before_line,after,after_line\r\n/shop/cart,Googlebot,allowed,,blocked,3\r\n',
  );
});

test('a row opens Why, and arrow keys move through the rows', async () => {
  await openCompareWithList();
  await compareScreen.paste(old);
  await compareScreen.rows();
  table.getByRole('button', { name: '/shop/cart', exact: true }).first().element().focus();
  await press('End');
  await expect.element(table.getByRole('button', { name: '/beta/new' }).last()).toHaveFocus();
  await press('ArrowUp');
  await press('ArrowUp');
  await expect.element(table.getByRole('button', { name: '/shop/cart/checkout' }).last()).toHaveFocus();
  await press('Enter');
  await expect.element(screen.tab('Why')).toHaveFocus();
  await expect.element(screen.url).toHaveValue('/shop/cart/checkout');
  await expect.element(screen.crawler).toHaveValue('Bingbot');
  await screen.expectVerdict('disallowed', 3);
  await screen.tab('Compare').click();
  await expectText(urlsSummary, '3 of your 5 URLs change for at least one of 2 crawlers');
  await expectText(added, 'Disallow: /shop/cart');
});

test('a share link becomes the second version, and an unusable one shows the reason', async () => {
  await openCompare({ text: present, url });
  await compareScreen.choose('A share link');
  const field = dialog.getByRole('textbox', { name: 'Share link' });
  const refused = dialog.getByRole('alert');
  for (const [link, reason] of [
    ['https://example.com/#1.broken', 'This link is damaged.'],
    ['https://example.com/robots.txt', "This isn't a share link."],
    ['https://example.com/?crawler=gptbot', 'This link has no robots.txt.'],
  ] as const) {
    await field.fill(link);
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await expect.element(refused).toHaveTextContent(reason);
    await expect.element(field).toHaveFocus();
  }
  await field.fill(`https://example.com/#${await codeOf({ text: old })}`);
  await press('Enter');
  await expectText(version('Before'), /^From a link\s?4 lines$/);
  await expectText(summary, '2 changes · 1 opened · 1 closed · from the version from the link to this file');
});

/** The crawlers named in Cloudflare's block. */
const blockedByCdn = [
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'CloudflareBrowserRenderingCrawler',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
];

test('a CDN’s AI block is added to the file, and its comparison follows edits', async () => {
  const tester = await openCompare({ text: present, url });
  await compareScreen.choose("This file with Cloudflare's AI block");
  await expect.element(version('After')).toHaveTextContent(/With AI block\s?Cloudflare/);
  await expectText(summary, '2 changes · 1 closed · from this file to the file with the AI block');
  await compareScreen.expectChanges([
    'GPTBot, ClaudeBot, CCBot and 5 more | everything (/shop/cart and /admin/ were already blocked), for example / | Allowed→becomesBlocked | line 6, line 9, line 15 and 5 more',
    'Bytespider | everything (already asked to stay away from /shop/cart and /admin/), for example / | Not asked→becomesAsked to stay away | line 12',
  ]);
  await expect
    .element(view.getByRole('link', { name: 'Source' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/developers\.cloudflare\.com\//));
  await changes.getByRole('button').first().click();
  await expect.element(screen.crawler).toHaveValue('GPTBot');
  await expect.element(screen.tab('Compare')).toHaveAttribute('aria-selected', 'true');
  const named = blockedByCdn.map((name) => `User-agent: ${name}\n`).join('');
  openText(tester, `${present}${named}Disallow: /\n`);
  await expectText(summary, 'No answer changes · from this file to the file with the AI block');
  await expectText(
    proof,
    'Proven: no URL changes, for any crawler named in either file or for everyone else.',
  );
  await compareScreen.choose('Stop comparing');
  await expectText(summary, 'Choose a second version: open a file, or paste its text.');
  await expect.element(summary).toHaveFocus();
});

test('a closed dialog returns the focus', async () => {
  await openCompare({ text: present, url });
  await compareScreen.choose('Paste text');
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  dialog.getByRole('button', { name: 'Compare' }).element().focus();
  await press('Enter');
  await expectText(dialog.getByRole('alert'), 'Paste the text first.');
  await press('Escape');
  await expectHidden(dialog);
  await expect.element(button('Paste text')).toHaveFocus();
});

test('the same text shows no changes, with or without a final line end', async () => {
  await openCompare({ text: present, url });
  for (const [same, head] of [
    [present, 'No answer changes · the texts are the same'],
    [present.trimEnd(), 'No answer changes · from the pasted text to this file'],
  ] as const) {
    await compareScreen.paste(same);
    await expectText(summary, head);
    await expectText(
      proof,
      'Proven: no URL changes, for any crawler named in either file or for everyone else.',
    );
    await expect.element(diff).toHaveTextContent('Both texts have the same lines.');
  }
  await compareScreen.paste(present.replace('\nDisallow: /shop/cart\n', ''));
  await expectText(added, 'Disallow: /shop/cart');
  await expectCount(removed, 0);
});

test('a file with a line of 500,000 characters is compared by its verdicts only', async () => {
  await openCompare({ text: present, url });
  await compareScreen.paste(`User-agent: *\nDisallow: /${'a'.repeat(512_000)}`);
  await expectText(summary, '4 changes · 2 opened · 2 closed · from the pasted text to this file');
  await expect.element(diff).toHaveAttribute('data-outcome', 'too-unlike');
});

test('the editor stays beside the texts, and the verdicts span both', async () => {
  await openCompare({ text: present, url });
  const { y: top } = boxOf(screen.editor);
  await compareScreen.paste(old);
  await expect.element(changes).toBeVisible();
  const boxes = () =>
    [page.locate('#editor'), diff, changes].map((part) => {
      const { x, y, width, height } = boxOf(part);
      return { x, y, width, height };
    });
  await expect.poll(() => boxOf(changes).width).toBeGreaterThan(1400);
  const [editor, texts, verdicts] = boxes() as [DOMRect, DOMRect, DOMRect];
  expect(editor.x).toBe(0);
  expect(editor.y).toBeLessThanOrEqual(top);
  expect(texts.x).toBeGreaterThanOrEqual(editor.width);
  expect(texts.y + texts.height).toBeLessThanOrEqual(verdicts.y);
  expect(verdicts.y).toBeGreaterThan(editor.y + editor.height);
  await screen.goToEnd();
  await type('Disallow: /about');
  await expectText(added.last(), 'Disallow: /about');
  // Tab order matches the visual order: versions, texts, verdicts.
  (view.element() as HTMLElement).focus();
  for (const name of ['Use this version', 'Change', 'Swap', 'Show all lines']) {
    await press('Tab');
    await expect.element(button(name)).toHaveFocus();
  }
  await screen.tab('Why').click();
  await expect.poll(() => boxOf(page.locate('#editor')).height).toBeGreaterThan(editor.height + 100);
  await screen.tab('Compare').click();
  await expect.poll(() => boxes()[0]).toEqual(editor);
  expect(boxOf(changes).y).toBe(verdicts.y);
});

test('shows one text beside the editor, or two texts if there is enough width', async () => {
  await openCompare({ text: present, url });
  await compareScreen.paste(old);
  const texts = diff.locate('.cm-content');
  for (const [width, height, shown] of [
    [1440, 900, 1],
    [820, 1180, 2],
    [820, 900, 2],
    [1440, 700, 2],
  ] as const) {
    await page.viewport(width, height);
    await expectCount(texts, shown);
  }
});

test('a change is asked about without leaving the view, and the heading says that the question changes', async () => {
  await openCompare({ text: present, url });
  await compareScreen.paste(old);
  await changes.getByRole('button').first().click();
  await expect.element(screen.url).toHaveValue('https://example.com/beta/');
  await screen.expectVerdict('allowed', 0);
  await expectText(
    summary,
    '2 changes · 1 opened · 1 closed · from the pasted text to this file · your answer changes',
  );
  await screen.testUrl('https://example.com/other');
  await expectText(summary, '2 changes · 1 opened · 1 closed · from the pasted text to this file');
  await changes.getByRole('link', { name: 'line 3' }).click();
  await expect.poll(() => document.activeElement?.closest('#editor')).not.toBeNull();
});

test('a change that is asked about shows its line in both texts', async () => {
  const filler = Array.from({ length: 300 }, (_, index) => `Disallow: /f${index}.`).join('\n');
  await openCompare({ text: `User-agent: *\n${filler}\nDisallow: /last\n`, url });
  await compareScreen.paste(`User-agent: *\nDisallow: /first\n${filler}\n`);
  await button('Show all lines').click();
  await expect.element(removed).toBeInViewport();
  await changes.getByRole('button').nth(1).click();
  await expect.element(added).toBeInViewport();
  await expect
    .element(page.locate('#editor .cm-line').filter({ hasText: 'Disallow: /last' }))
    .toBeInViewport();
  await changes.getByRole('button').first().click();
  await expect.element(removed).toBeInViewport();
  await expect.element(screen.url).toHaveValue('https://example.com/first');
});

test('many changes are folded, and are copied as text', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const added12 = Array.from(
    { length: 12 },
    (_, index) => `Disallow: /new${String.fromCharCode(97 + index)}\n`,
  );
  await openCompare({ text: `${present}${added12.join('')}`, url });
  await compareScreen.paste(present);
  await expectText(summary, '12 changes · 12 closed · from the pasted text to this file');
  await expect.poll(() => changes.getByRole('row').length).toBe(9);
  await button('4 more').click();
  await expect.poll(() => changes.getByRole('row').length).toBe(13);
  expect(button('4 more').query()).toBeNull();
  await button('Copy as text').click();
  await expect.element(view).toHaveTextContent('Copied');
  const lines = copy.mock.calls.at(-1)?.[0].split('\n');
  expect(lines?.[0]).toBe('12 changes · 12 closed · from the pasted text to this file');
  expect(lines?.[1]).toMatch(
    /^Everyone else \(\d+ known crawlers\) – \/newa: allowed → BLOCKED, line 4, for example \/newa$/,
  );
  expect(lines?.slice(-2)).toEqual(['Proven: nothing else changes.', '']);
  copy.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await button('Copy as text').click();
  await expect.element(view).toHaveTextContent("Your browser didn't allow copying.");
});

test('where nothing can be proven, lines are named and a sample is compared', async () => {
  const stars = (letters: string) => `/${[...letters.repeat(10)].map((letter) => `*${letter}`).join('')}`;
  const allow = `User-agent: *\nAllow: ${stars('ab')}\n`;
  await openCompare({ text: `${allow}Disallow: ${stars('cde')}`, url });
  await compareScreen.paste(`${allow}Disallow: /x`);
  await expect
    .element(proof)
    .toHaveTextContent('Not proven for line 3: its stars overlap with others in too many ways.');
  await expect.element(proof).toHaveAttribute('data-proven', 'false');
});

test('on a phone, changes are blocks above one merged text, and nothing is wider than the page', async () => {
  await showOn('phone');
  await openCompare({ text: present, url });
  await compareScreen.paste(old);
  await compareScreen.expectChanges([
    'Opens: Everyone else | /beta/, for example /beta/ | Blocked→becomesAllowed | no rule matches',
    'Everyone else | /shop/cart, for example /shop/cart | Allowed→becomesBlocked | line 3',
  ]);
  await expectText(added, 'Disallow: /shop/cart');
  await expectAccessible(view.element());
  await page.viewport(320, 844);
  expect(screen.scrollsSideways()).toBe(false);
});
