import { asksRobotsTxt } from './asks-robots-txt';
import type { Crawler } from './crawler';
import { productTokensOf } from './product-tokens';

/** The names of the crawlers that collect pages to train AI models and are known to follow robots.txt, as the template without AI training has them. */
export function aiTrainingTokens(crawlers: readonly Crawler[]): readonly string[] {
  return productTokensOf(
    crawlers.filter((crawler) => crawler.category === 'ai-training' && asksRobotsTxt(crawler)),
  );
}
