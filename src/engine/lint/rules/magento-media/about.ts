import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Magento images, styles or scripts blocked',
  title: ({ path, isPicture }) =>
    isPicture
      ? words`${code(path)} blocks your product images`
      : words`${code(path)} blocks styles and scripts your pages need`,
  explain: ({ isPicture }) => [
    isPicture
      ? 'Magento keeps them in this folder. Image search engines may be unable to load them.'
      : 'Magento keeps them in this folder. If search engines can’t load them, they may not see how your pages look.',
  ],
  why: 'Old rule lists for Magento block these folders. The rules that Magento itself suggests don’t.',
  crawlers: [
    { who: 'Google and Apple', does: 'load styles and scripts to see a page, if allowed' },
    { who: 'Magento', does: 'suggests rules without these folders' },
  ],
  fixName: () => 'Remove the rule',
  fixed: () => 'removed',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /catalogsearch/\nDisallow: /sendfriend/\nDisallow: /*?dir=\nDisallow: ⟦/media/⟧\nDisallow: ⟦/skin/⟧\n',
      good: 'User-agent: *\nDisallow: /catalogsearch/\nDisallow: /sendfriend/\nDisallow: /*?dir=\nDisallow: /media/import/\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nDisallow: /catalogsearch/\nDisallow: /sendfriend/\nDisallow: /*?dir=\nDisallow: ⟦/pub/static⟧\n',
      good: 'User-agent: *\nDisallow: /media/\n',
      severity: 'note',
    },
  ],
  sources: ['magento', 'apple'],
};
