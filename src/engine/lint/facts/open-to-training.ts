import { CompactOutcome, decideMany } from '../../match/decide-many';
import type { LintCrawler } from '../lint-context';
import type { LintFile } from '../lint-file';
import { dialectOf, questionFor } from './crawlers-meant';

/** Returns the crawlers that collect pages for training AI models and may crawl the home page. */
export function openToTraining(file: LintFile): readonly LintCrawler[] {
  return file.context.crawlers
    .filter(({ category, isTrainedOn }) => category === 'ai-training' || isTrainedOn === true)
    .filter((crawler) => {
      const { outcome } = decideMany(file.readBy(dialectOf(crawler)), questionFor(crawler), ['/']);
      return outcome[0] === CompactOutcome.allowed;
    });
}
