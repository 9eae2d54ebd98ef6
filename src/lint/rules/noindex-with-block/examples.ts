import type { RuleExamples } from '../../texts/rule-about';

export const examples: RuleExamples = [
  {
    bad: 'User-agent: *\nDisallow: ⟦/old⟧\nNoindex: /old/page\nDisallow: /cart\n',
    good: 'User-agent: *\nDisallow: /cart\nNoindex: /old/page\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/a/*.html$⟧\nNoindex: /a/*.html$\n',
    good: 'User-agent: *\nDisallow: /a/$\nNoindex: /a/$b\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nNoindex: *Special:Login*\nDisallow: ⟦*Special:Login*⟧\n',
    good: 'User-agent: *\nNoindex: *&printable\nDisallow: *&printable\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\n# Keep these pages out of the index: de-indexed\nDisallow: ⟦/catalog/*x⟧\nDisallow: /tmp\n\nDisallow: /cart\n',
    good: '# Prevent indexing of some pages\n\nUser-agent: *\n# Not the index page\nDisallow: /cart\nDisallow: /index.html\n',
    severity: 'warning',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/files/⟧ # don’t need to be indexed\n',
    good: 'User-agent: *\n# Noindex: /files/\nDisallow: /files/\n',
    severity: 'note',
  },
  {
    bad: 'User-agent: *\nDisallow: ⟦/old⟧ # don’t index\n# Don’t index search results\nDisallow: /shop/search/\nDisallow: /*?sort=\n',
    good: 'User-agent: *\n# Don’t index search results\nDisallow: /shop/search/\nDisallow: /*?sort=\nNoindex: /search\nDisallow: /search\n',
    severity: 'warning',
  },
];
