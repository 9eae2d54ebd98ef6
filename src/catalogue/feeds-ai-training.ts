import type { Crawler } from './crawler';

/** Whether AI models are trained on the pages that a crawler collects, as its purpose or not. */
export function feedsAiTraining({ category, isTrainedOn }: Crawler): boolean {
  return category === 'ai-training' || isTrainedOn === true;
}
