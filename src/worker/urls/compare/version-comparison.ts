import type { AnsweredCrawler } from '../../../answer';
import type { Condition, ReadableFile } from '../../../engine';
import type { CheckedCrawler } from '../../../engine/crawlers';
import type { ColumnCells } from '../verdicts/column-cells';
import type { UrlSource } from '../verdicts/url-source';
import { UrlVerdicts, type VerdictsProgress } from '../verdicts/url-verdicts';
import { ListChanges } from './list-changes';

/** The inputs of a comparison. */
export interface CompareQuestion {
  readonly urls: UrlSource;
  readonly other: ReadableFile;
  readonly present: ReadableFile;
  readonly condition: Condition;
  readonly crawlers: readonly (CheckedCrawler & AnsweredCrawler)[];
  /** The table's verdicts on the URLs, reused if they are valid here. */
  readonly decided: Pick<UrlVerdicts, 'columns'>;
}

/** The result of a comparison. Later comparisons don't change it. */
export interface ComparedList {
  /** Number of URLs compared. The list may have grown since. */
  readonly urls: number;
  readonly crawlers: readonly CheckedCrawler[];
  /** Changes from the other version to the current one. */
  readonly changes: ListChanges;
}

/**
 * Finds the verdicts that differ between two versions of a file. Verdicts are kept while they are valid; see
 * `UrlVerdicts`.
 */
export class VersionComparison {
  readonly #other = new UrlVerdicts();
  readonly #present = new UrlVerdicts();

  /** Does the work in pieces. It can be abandoned after any piece. */
  *compare(question: CompareQuestion): Generator<VerdictsProgress, ComparedList | 'too-many-cells'> {
    const { condition, urls, crawlers } = question;
    const rows = urls.length;
    const all = rows * crawlers.length;
    let known = cellsOf(question.decided);
    for (const [index, verdicts] of [this.#present, this.#other].entries()) {
      const file = index === 0 ? question.present : question.other;
      verdicts.setQuestion({ urls, file, condition, crawlers }, known);
      const steps = verdicts.compute();
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done === true) {
          if (step.value === 'too-many-cells') return 'too-many-cells';
          break;
        }
        const share = step.value.all === 0 ? 0 : step.value.done / step.value.all;
        yield { done: Math.floor(((index + share) / 2) * all), all };
      }
      known = cellsOf(verdicts);
    }
    const seconds = this.#present.columns;
    const pairs = this.#other.columns.flatMap((first, index) => {
      const second = seconds[index];
      return second === undefined ? [] : [{ crawler: index, first, second }];
    });
    const changes = new ListChanges(urls, pairs);
    for (const _ of changes.gather(rows)) yield { done: all, all };
    return { urls: rows, crawlers, changes };
  }
}

/** Returns the cells of the columns, each once. */
function cellsOf({ columns }: Pick<UrlVerdicts, 'columns'>): readonly ColumnCells[] {
  return [...new Set(columns.map(({ cells }) => cells))];
}
