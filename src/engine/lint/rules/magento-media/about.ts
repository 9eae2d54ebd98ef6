import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Magento’s pictures, styles or scripts blocked',
  title: ({ path, isPicture }) =>
    isPicture
      ? say`${code(path)} blocks the pictures of your products`
      : say`${code(path)} blocks styles and scripts of your pages`,
  explain: ({ isPicture }) => [
    isPicture
      ? 'Magento keeps them there. Image search may not fetch them.'
      : 'Magento keeps them there. Search engines that load a page as a browser does can miss how it looks.',
  ],
  why: 'Old lists of rules for Magento block these folders. The rules that Magento itself suggests do not.',
  crawlers: [
    { who: 'Google and Apple', does: 'load styles and scripts to see a page, if they may' },
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
