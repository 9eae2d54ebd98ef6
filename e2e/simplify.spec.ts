import { CompareView } from './support/compare-view';
import { ProblemsView } from './support/problems-view';
import { expect, test } from './support/shared-page';

const long = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /\nDisallow: /a\n';
const short = 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n';

test('a file is simplified from Problems, compared, and replaced until Undo', { tag: '@all' }, async ({
  page,
  tester,
}) => {
  const problems = new ProblemsView(tester);
  const compare = new CompareView(tester);
  await tester.start();
  await problems.show(long);
  await problems.view.getByRole('button', { name: 'Simplify', exact: true }).click();
  await expect(compare.version('After')).toHaveText('Simplified 4 lines');
  const lines = page.locator('#editor .cm-line');
  await compare.view.getByRole('button', { name: 'Use this version' }).click();
  await expect(lines).toHaveText(short.split('\n'));
  await expect(compare.version('Before')).toHaveText('Your previous text 7 lines');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveText(long.split('\n'));
  await expect(compare.version('After')).toHaveText('Simplified 4 lines');
});
