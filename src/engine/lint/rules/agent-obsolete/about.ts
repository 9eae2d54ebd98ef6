import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Outdated crawler name',
  title: ({ value }) => words`${code(value)} is an outdated name`,
  explain: ({ value, successor }) =>
    words`This crawler is now called ${successor}, and your file has no rules for that name. It doesn’t follow the rules for ${code(value)}. Remove the name, unless you want to write rules for ${successor}.`,
  why: 'A crawler looks for its current name. A group with an old name no longer applies to it.',
  crawlers: [
    {
      who: 'Google',
      does: 'has used the name Googlebot for smartphones too since 2014, not Googlebot-Mobile',
    },
    {
      who: 'Bing',
      does: 'still follows a group for msnbot if no group names bingbot, so we don’t report msnbot',
    },
    {
      who: 'Anthropic',
      does: 'uses ClaudeBot, Claude-User and Claude-SearchBot; anthropic-ai and Claude-Web are older',
    },
  ],
  examples: [
    {
      bad: 'User-agent: ⟦Googlebot-Mobile⟧\nDisallow: /desktop/\n',
      good: 'User-agent: Googlebot\nUser-agent: Googlebot-Mobile\nDisallow: /desktop/\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: ⟦anthropic-ai⟧ # Claude\nDisallow: /texts/\n',
      good: 'User-agent: ClaudeBot # Claude\nDisallow: /texts/\n',
    },
  ],
  sources: ['googlebotMobile', 'anthropic', 'bingbotAnnounced'],
};
