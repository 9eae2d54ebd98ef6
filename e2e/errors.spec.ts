import type { Page } from '@playwright/test';
import { expectKept } from './support/drafts';
import { expect, test } from './support/test';

/** Lets no chunk of this name through; the browser itself reports the request in the console. */
async function withoutChunk(page: Page, name: string): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) => route.abort());
}

/** The reports that the test provoked by `withoutChunk`; anything else stays a problem. */
function forgetFailedRequests(problems: string[]): void {
  const others = problems.filter((problem) => !/Failed to load resource|failed/i.test(problem));
  problems.splice(0, problems.length, ...others);
}

test('without the editor the text is shown, and the page says so', async ({ tester, page, problems }) => {
  await withoutChunk(page, 'editor');
  await page.goto('/');
  await expect(tester.source).toContainText(
    'The editor could not be loaded. Your text is shown read-only. Reload the page to edit it.',
  );
  const region = page.getByRole('region', { name: 'robots.txt editor' });
  await expect(region.getByText('Disallow: /shop/cart')).toBeVisible();
  await tester.expectVerdict('disallowed', 12);
  await tester.askUrl('/shop/');
  await tester.expectVerdict('allowed', 10);
  await tester.verdict.getByRole('link', { name: 'line 10' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'other.txt',
    mimeType: '',
    buffer: Buffer.from('User-agent: *\nDisallow: /shop\n'),
  });
  await tester.expectVerdict('disallowed', 2);
  await expect(region.getByText('Disallow: /shop')).toBeVisible();
  forgetFailedRequests(problems);
});

test('without the Why view the answer still stands', async ({ tester, page, problems }) => {
  await withoutChunk(page, 'steps');
  await tester.start();
  await tester.expectVerdict('disallowed', 12);
  await expect(page.getByRole('tabpanel', { name: 'Why' })).toContainText('This view could not be loaded.');
  await tester.askUrl('/shop/');
  await tester.expectVerdict('allowed', 10);
  forgetFailedRequests(problems);
});

test('without the search the page says so', async ({ tester, page, problems }) => {
  await withoutChunk(page, 'search');
  await tester.start();
  await tester.editor.focus();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByRole('alert')).toHaveText(
    'The search could not be loaded. Reload the page and try again.',
  );
  await page.keyboard.type('#');
  await expect(tester.source).toHaveText('Your text');
  forgetFailedRequests(problems);
});

test('without the help the rest goes on', async ({ tester, page, problems }) => {
  await withoutChunk(page, 'help-dialog');
  await tester.start();
  await page.getByRole('button', { name: 'Help' }).click();
  await tester.askUrl('/shop/');
  await tester.expectVerdict('allowed', 10);
  forgetFailedRequests(problems);
});

test('a page that breaks gives the text back', async ({ tester, page, problems }) => {
  await tester.start();
  await tester.goToEnd();
  await page.keyboard.type('\n# typed before it broke');
  await expect(tester.facts).toContainText('32 lines');
  await expectKept(page, '# typed before it broke');
  // As in a browser whose Intl fails: the next verdict cannot be rendered.
  await tester.url.evaluate((input) => {
    Number.prototype.toLocaleString = () => {
      throw new RangeError('planted by the test');
    };
    input.focus();
    document.execCommand('insertText', false, '/more');
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something in this page broke');
  const kept = page.getByRole('textbox', { name: 'Your text' });
  await expect(kept).toHaveValue(/^# robots\.txt of example\.com\n[\s\S]*\n# typed before it broke$/);
  await expect(page.getByText('planted by the test')).toBeVisible();
  // What React reports; over BiDi the console holds its name only.
  expect(problems).toEqual([
    expect.stringMatching(/^console error: (RangeError: planted by the test|Error$)/),
  ]);
  problems.splice(0);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(tester.line('# typed before it broke')).toBeVisible();
  await expect(tester.verdict).not.toHaveAttribute('data-verdict', 'none');
});
