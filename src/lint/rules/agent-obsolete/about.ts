import type { ParamsOf } from '../../lint-rule';
import type { RuleAbout, RuleWords } from '../../texts/rule-about';
import { code, listSome, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Outdated crawler name',
  title: ({ value }) => words`${code(value)} is an outdated crawler name`,
  explain: (params) => (params.isOpen ? openWords(params) : oldWords(params)),
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
  sources: ['googlebotMobile', 'anthropic', 'bingbotAnnounced'],
};

type Values = ParamsOf<typeof rule>;

function openWords({ value, successor }: Values): RuleWords {
  return words`${successor} is the crawler’s present name. Nothing stops it here, so it may crawl your site. To keep it out, write ${code(`User-agent: ${successor}`)} below ${code(value)}.`;
}

function oldWords({ value, successor, others, hasRules, isClosing }: Values): RuleWords {
  return [
    ...words`This crawler now looks for ${successor}, so rules for ${code(value)} do nothing. Remove this line`,
    ...(others.length > 0 && hasRules
      ? ['. The rules below it stay, because they’re also for ', ...listSome(others, others.length, 2), '.']
      : [hasRules ? ' and the lines below it, up to the next User-agent line.' : '.']),
    ...(hasRules
      ? [
          ` Or write ${successor} instead, ${isClosing ? 'but only if the whole site should be closed to it' : 'if these rules should apply to it'}.`,
        ]
      : []),
  ];
}
