import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

/** One page opens all files of its part in sequence, while this view or list is open. */
const PARTS = ['Crawlers', 'Other engines'] as const;

const folder = process.env['REAL_ROBOTS'] ?? '';
const names = folder === '' ? [] : readdirSync(folder);

for (const [part, view] of PARTS.entries()) {
  test(`every real file opens, part ${part + 1} of ${PARTS.length}`, async ({ tester, problems }) => {
    test.setTimeout(600_000);
    const mine = names.filter((_, index) => index % PARTS.length === part);
    expect(mine.length, 'files in REAL_ROBOTS').toBeGreaterThan(0);
    await tester.start();
    await tester.testUrl('/');
    if (view === 'Crawlers') await tester.showCrawlers();
    else await tester.showEngines();
    for (const name of mine) {
      const buffer = readFileSync(join(folder, name));
      const before = await tester.version();
      await tester.open({ name, mimeType: 'text/plain', buffer });
      if (buffer.length === 0) await tester.expectVerdict('none', 0);
      else {
        await tester.expectNewerThan(before);
        await expect(tester.verdict, name).toHaveAttribute('data-verdict', /^(dis)?allowed$/);
        // Every other dialect has an answer, too.
        await expect(tester.otherDialects, name).toHaveText(
          /^All 6 other engines agree$| would decide otherwise$/,
        );
        if (view === 'Crawlers') {
          await tester.showCrawlers();
          await expect(tester.crawlerRow('Googlebot'), name).toContainText(/^Googlebot(Blocked|Allowed)/);
          expect(await tester.crawlerRows.count(), name).toBeGreaterThan(150);
        } else await expect(tester.engineCell('python').locator('svg'), name).toBeVisible();
      }
      await expect(tester.source, name).toContainText(/\S/);
      await expect(tester.editor, name).toBeVisible();
      await expect(tester.facts, name).toContainText(' of 500 KiB');
      expect(problems, name).toEqual([]);
    }
    console.log(`${mine.length} real files opened without an error.`);
  });
}
