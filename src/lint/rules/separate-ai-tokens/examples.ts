import type { CrawlerProfile } from '../../../engine/crawlers';
import { corrected, type RuleExamples } from '../../texts/rule-about';

const crawler = (productToken: string, category: CrawlerProfile['category']): CrawlerProfile => ({
  ...{ id: productToken, name: productToken, operator: 'Meta', productToken, category },
  ...{ aliases: [], fallbackTokens: [], ignoresGlobalGroup: null, obeysRobots: 'yes' },
  ...{ dialect: 'rfc9309', crawlDelay: null },
});

const severity = 'note';
const context = {
  crawlers: [
    crawler('FacebookBot', 'ai-training'),
    crawler('meta-externalagent', 'ai-training'),
    // A file that blocks training may leave AI search open on purpose. No file can contain a name with a space.
    crawler('meta-webindexer', 'ai-search'),
    crawler('Meta Agent', 'ai-training'),
  ],
};

export const examples: RuleExamples = [
  corrected('User-agent: ⟦FacebookBot⟧\nDisallow: /\n', 'FacebookBot\nUser-agent: meta-externalagent', {
    severity,
    context,
  }),
  {
    bad: 'User-agent: ⟦FacebookBot⟧ # training\nDisallow: /\n',
    good: 'User-agent: FacebookBot\nDisallow: /\n\nUser-agent: meta-externalagent\nDisallow:\n',
    severity,
    context,
  },
  corrected('User-agent: ⟦FacebookBot⟧\nDisallow: /\n', 'meta-webindexer', { severity, context }),
];
