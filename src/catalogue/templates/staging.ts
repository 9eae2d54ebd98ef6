import type { Template } from '../template';

/**
 * Blocks a site that search engines shouldn't find yet, even for crawlers that never follow the `*` group.
 */
export const staging: Template = {
  id: 'staging',
  title: 'Staging site',
  about:
    'Blocks every page for all crawlers that obey robots.txt, including Google’s crawlers that ignore the * rules.',
  check:
    'It doesn’t hide your site: search engines can still list its URLs, and anyone can open them. Protect a staging site with a password. Don’t copy this file to the live site.',
  use: 'whole-file',
  text: (crawlers) => {
    const tokens = new Set(
      crawlers
        .filter(({ ignoresGlobalGroup, obeysRobots }) => ignoresGlobalGroup === true && obeysRobots !== 'no')
        .map(({ productToken }) => productToken),
    );
    const names = [...tokens].sort((a, b) => a.localeCompare(b, 'en'));
    return [
      '# Staging site: please don’t crawl.',
      '# Do not copy this file to the live site.',
      'User-agent: *',
      ...names.map((name) => `User-agent: ${name}`),
      'Disallow: /',
      '',
    ].join('\n');
  },
  sources: ['https://developers.google.com/search/docs/crawling-indexing/block-indexing'],
  readOn: '2026-11-21',
};
