import type { Template } from '../template';

/** Closes a site that shouldn't be found yet, even by crawlers that never read the `*` group. */
export const staging: Template = {
  id: 'staging',
  title: 'Staging site',
  about:
    'Blocks every page for every crawler, also for those of Google’s that never follow the group for all.',
  check:
    'It hides nothing: addresses can still be listed, and anybody can look. Protect a staging site with a password, and never copy this file to the live site.',
  use: 'whole-file',
  text: (crawlers) => {
    const tokens = new Set(
      crawlers
        .filter(({ ignoresGlobalGroup }) => ignoresGlobalGroup === true)
        .map(({ productToken }) => productToken),
    );
    const names = [...tokens].sort((a, b) => a.localeCompare(b, 'en'));
    return [
      '# Staging site: nothing here is to be crawled.',
      '# Do not copy this file to the live site.',
      'User-agent: *',
      ...names.map((name) => `User-agent: ${name}`),
      'Disallow: /',
      '',
    ].join('\n');
  },
  probes: [
    { crawler: 'googlebot', path: '/' },
    { crawler: 'bingbot', path: '/' },
    { crawler: 'adsbot-google', path: '/' },
  ],
  sources: ['https://developers.google.com/search/docs/crawling-indexing/block-indexing'],
  readOn: '2026-11-21',
};
