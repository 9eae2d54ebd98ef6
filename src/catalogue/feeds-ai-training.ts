import type { Crawler } from './crawler';

/** Returns whether AI models are trained on the pages that a crawler collects, whatever its main purpose. */
export function feedsAiTraining({ category, isTrainedOn }: Crawler): boolean {
  return category === 'ai-training' || isTrainedOn === true;
}
