import { dialectOfProfile, questionFor } from '../../engine/crawlers';
import { CompactOutcome, decideMany } from '../../engine/match';
import type { LintFile } from '../lint-file';
import { linesFollowedBy } from './lines-followed';

/** A crawler that collects pages for training AI models and may crawl the home page. */
interface TrainingCrawler {
  readonly name: string;
  /** Returns whether it follows a line (from 1). */
  readonly follows: (line: number) => boolean;
}

/** Returns the crawlers that collect pages for training AI models and may crawl the home page. */
export function openToTraining(file: LintFile): readonly TrainingCrawler[] {
  return file.context.crawlers
    .filter(({ category, isTrainedOn }) => category === 'ai-training' || isTrainedOn === true)
    .filter((crawler) => {
      const { outcome } = decideMany(file.readBy(dialectOfProfile(crawler)), questionFor(crawler), ['/']);
      return outcome[0] === CompactOutcome.allowed;
    })
    .map((crawler) => ({ name: crawler.name, follows: linesFollowedBy(file, crawler) }));
}

/** Maximum number of crawlers that a text names. */
const MOST_NAMES = 5;

/** Returns the names of the first crawlers, and the number of the others. */
export function firstNames(crawlers: readonly TrainingCrawler[]): {
  readonly names: readonly string[];
  readonly more: number;
} {
  const names = crawlers.map(({ name }) => name);
  return { names: names.slice(0, MOST_NAMES), more: Math.max(0, names.length - MOST_NAMES) };
}
