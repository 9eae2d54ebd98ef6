import { expectKept } from './support/drafts';
import { expect, test } from './support/shared-page';

test.beforeEach(async ({ tester }) => {
  await tester.start();
  await tester.open('User-agent: *\nDisallow: /\n');
});

test('the address of the file survives a reload, the simulated answer does not', async ({ tester, page }) => {
  await tester.fileLiesAt('https://other.example');
  await tester.pretend('404 or 410');
  await tester.expectVerdict('not-applicable', 0);
  await expectKept(page, 'https://other.example');
  await page.reload();
  await tester.expectVerdict('not-applicable', 0);
  await expect(tester.source).not.toContainText('Simulating');
  await tester.fileLiesAt('');
  await tester.expectVerdict('disallowed', 2);
});
