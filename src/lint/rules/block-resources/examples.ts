import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: /search\nDisallow: ⟦/*.js$⟧\nDisallow: /assets/*.css\n',
    good: 'User-agent: *\nDisallow: /search\nDisallow: /*.json$\nDisallow: /*.jsp\nDisallow: /style-guide\nDisallow: /*/ads.js\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: Googlebot\nDisallow: ⟦/theme/*.css?v=⟧\nDisallow: /search\n',
    good: 'User-agent: GPTBot\nDisallow: /*.css\n\nUser-agent: Googlebot\nAllow: /*.css$\nDisallow: /a*.css\nAllow: /a*.css*\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /admin/\nDisallow: ⟦/core/⟧\nDisallow: /profiles/\nAllow: /core/*.css\n',
    good: 'User-agent: *\nDisallow: /admin/\nDisallow: /core/\nDisallow: /profiles/\nAllow: /*/*.css\nAllow: /*/*.js\n\nUser-agent: bingbot\nDisallow: /profiles/\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /search/\nDisallow: ⟦/wp-includes/⟧\nDisallow: /wp-content/plugins/\n',
    good: 'User-agent: *\nDisallow: /search/\nDisallow: /wp-content/cache/\nDisallow: /assets/\nAllow: /assets/public/\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: /search/\nDisallow: ⟦/images⟧\n',
    good: 'User-agent: *\nDisallow: /images/private/\nDisallow: /offers/2026/images/\n\nUser-agent: bingbot\nDisallow: /\nDisallow: /images/\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: /css/\nDisallow: ⟦/*.js$⟧\n',
    good: 'User-agent: *\nDisallow: /site/*/media/\nDisallow: /site/*/themes/\n\nUser-agent: Googlebot\nDisallow: /images/\nDisallow: /wiki/File:\n',
    severity: 'warning',
  },
];
