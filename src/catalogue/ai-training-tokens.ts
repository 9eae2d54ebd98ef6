import { consultsRobotsTxt } from './consults-robots-txt';
import type { CatalogueCrawler } from './crawler';
import { feedsAiTraining } from './feeds-ai-training';
import { productTokensOf } from './product-tokens';

/**
 * Returns the product tokens of the crawlers that feed AI training and are known to follow robots.txt, as in
 * the template against AI training.
 */
export function aiTrainingTokens(crawlers: readonly CatalogueCrawler[]): readonly string[] {
  return productTokensOf(
    crawlers.filter((crawler) => feedsAiTraining(crawler) && consultsRobotsTxt(crawler)),
  );
}
