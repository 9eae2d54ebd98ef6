import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Test site’s file on the live site',
  title: () => ['A file made for a test site blocks your live site'],
  explain: ({ sign, robotsUrl }) =>
    words`The file says ${code(sign)}, but it’s at ${code(robotsUrl)} and blocks everything there. Replace it with the live site’s file.`,
  why: 'Test sites are blocked on purpose. When one goes live, its robots.txt is easily copied along.',
  crawlers: [{ who: 'All crawlers that follow robots.txt', does: 'stay off the whole site' }],
  sources: ['bing'],
};
