import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

/** One page opens all files of its part, one after the other. */
const PARTS = 2;

const folder = process.env['REAL_ROBOTS'] ?? '';
const names = folder === '' ? [] : readdirSync(folder);

for (let part = 0; part < PARTS; part++) {
  test(`every real file opens, part ${part + 1} of ${PARTS}`, async ({ tester, problems }) => {
    test.setTimeout(600_000);
    const mine = names.filter((_, index) => index % PARTS === part);
    expect(mine.length, 'files in REAL_ROBOTS').toBeGreaterThan(0);
    await tester.start();
    await tester.askUrl('/');
    for (const name of mine) {
      const buffer = readFileSync(join(folder, name));
      const before = await tester.version();
      await tester.open({ name, mimeType: 'text/plain', buffer });
      if (buffer.length === 0) await tester.expectVerdict('none', 0);
      else {
        await tester.expectNewerThan(before);
        await expect(tester.verdict, name).toHaveAttribute('data-verdict', /^(dis)?allowed$/);
      }
      await expect(tester.source, name).toContainText(/\S/);
      await expect(tester.editor, name).toBeVisible();
      await expect(tester.facts, name).toContainText(' of 500 KiB');
      expect(problems, name).toEqual([]);
    }
    console.log(`${mine.length} real files opened without an error.`);
  });
}
