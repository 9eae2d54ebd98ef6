import type { CatalogueCrawler } from './crawler';

/** Returns whether AI models are trained on the pages that a crawler collects, whatever its main purpose. */
export function feedsAiTraining({ category, isTrainedOn }: CatalogueCrawler): boolean {
  return category === 'ai-training' || isTrainedOn === true;
}
