import { expect, test } from 'vitest';
import { App } from '../../page/app';
import { mount } from '../../testdata/mount';
import { linkTo } from '../../testdata/opened-link';
import { expectText, screen } from '../../testdata/screen';
import { compareScreen } from './testdata/compare-screen';

const { summary, version, added, removed } = compareScreen;

test('both versions of a link open in Compare, in their order', async () => {
  const second = 'User-agent: *\nDisallow: /lion\n';
  const { actions } = await mount(<App />, {
    arrival: await linkTo({ second: { text: second, isAfter: false } }),
  });
  await expect.element(screen.tab('Compare')).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(summary)
    .toHaveTextContent(
      '2 changes · 1 opened · 1 closed · from the version from the link to this file · your answer changes',
    );
  await expectText(version('Before'), /^From a link\s?3 lines$/);
  await expectText(version('After'), /^This file\s?the editor, 3 lines$/);
  await expectText(removed, 'Disallow: /lion');
  await expectText(added, 'Disallow: /zebra-stripes');

  actions.openArrival(await linkTo({ second: { text: `${second}#\n`, isAfter: true } }));
  await expectText(version('Before'), /^This file\s?the editor, 3 lines$/);
  await expectText(version('After'), /^From a link\s?4 lines$/);
  await expectText(removed, 'Disallow: /zebra-stripes');
  await expectText(added.first(), 'Disallow: /lion');
});

test('a link with one version keeps the comparison', async () => {
  const second = { text: 'User-agent: *\n', isAfter: false };
  const { actions } = await mount(<App />, { arrival: await linkTo({ second }) });
  await expectText(version('Before'), /^From a link\s?2 lines$/);
  actions.openArrival(await linkTo({ text: 'User-agent: *\nDisallow: /lion\n', view: 'compare' }));
  await expectText(added, 'Disallow: /lion');
  await expectText(version('Before'), /^From a link\s?2 lines$/);
});
