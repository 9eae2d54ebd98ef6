import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Old name of a crawler',
  title: ({ value }) => say`${code(value)} is an old name`,
  explain: ({ value, successor }) =>
    say`The crawler is called ${code(successor)} today, and no group names it so. It does not follow the rules for ${code(value)}.`,
  why: 'A crawler looks for its present name. Groups with an old one stay in the file and reach nobody.',
  crawlers: [
    { who: 'Google', does: 'crawls for smartphones as Googlebot since 2014, no longer as Googlebot-Mobile' },
    {
      who: 'Bing',
      does: 'still follows a group for msnbot where no group names bingbot, so msnbot is not reported',
    },
    {
      who: 'Anthropic',
      does: 'names ClaudeBot, Claude-User and Claude-SearchBot; anthropic-ai and Claude-Web are older',
    },
  ],
  fixName: ({ successor }) => `Name ${successor}`,
  fixed: ({ successor }) => `changed to ${successor}`,
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
