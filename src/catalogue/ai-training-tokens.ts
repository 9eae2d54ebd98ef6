import { consultsRobotsTxt } from './consults-robots-txt';
import type { Crawler } from './crawler';
import { feedsAiTraining } from './feeds-ai-training';
import { productTokensOf } from './product-tokens';

/** The names of the crawlers whose pages train AI models and that are known to follow robots.txt, as the template without AI training has them. */
export function aiTrainingTokens(crawlers: readonly Crawler[]): readonly string[] {
  return productTokensOf(
    crawlers.filter((crawler) => feedsAiTraining(crawler) && consultsRobotsTxt(crawler)),
  );
}
