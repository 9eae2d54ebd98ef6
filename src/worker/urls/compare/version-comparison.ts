import { CrawlerRules } from '../../../engine';
import { applies } from '../../../engine/fetch';
import type { LintCrawler } from '../../../engine/lint';
import { type CheckedCrawler, checkedCrawlers } from '../../../engine/lint-crawlers';
import type { ParsedFile } from '../../parsed-file';
import type { Condition } from '../../protocol';
import type { ColumnCells } from '../verdicts/column-cells';
import type { UrlSource } from '../verdicts/url-source';
import { UrlVerdicts, type VerdictsProgress } from '../verdicts/url-verdicts';
import { madeAddresses } from './made-addresses';
import { VersionChanges } from './version-changes';

/** The inputs of a comparison. */
export interface CompareQuestion {
  /** The list. If it is empty, addresses are made from the patterns of both files. */
  readonly urls: UrlSource;
  readonly other: ParsedFile;
  readonly present: ParsedFile;
  readonly condition: Condition;
  /** Crawlers to compare. Without a list of URLs, those of `checkedCrawlers` are added. */
  readonly crawlers: readonly CheckedCrawler[];
  /** The catalogue, for `checkedCrawlers`. */
  readonly known: readonly LintCrawler[];
  /** URLs tested in addition to the addresses that are made. */
  readonly own?: readonly string[];
  /** The table's verdicts on the list, reused if they are valid here. */
  readonly decided: Pick<UrlVerdicts, 'columns'>;
}

/** The result of a comparison. Later comparisons don't change it. */
export interface Compared {
  readonly source: 'list' | 'patterns';
  /** Number of URLs compared. The list may have grown since. */
  readonly urls: number;
  readonly crawlers: readonly CheckedCrawler[];
  /**
   * True if the files have more patterns than are used for addresses, or name more crawlers than are
   * compared.
   */
  readonly isCut: boolean;
  /**
   * Number of verdicts decided for each file. The other verdicts are equal, because both files have the same
   * rules for the crawler.
   */
  readonly decided: number;
  /** Changes from the other version to the current one. */
  readonly changes: VersionChanges;
}

/**
 * Finds the verdicts that differ between two versions of a file. Verdicts are kept while they are valid; see
 * `UrlVerdicts`.
 */
export class VersionComparison {
  readonly #other = new UrlVerdicts();
  readonly #present = new UrlVerdicts();

  /** Does the work in pieces. It can be abandoned after any piece. */
  *compare(question: CompareQuestion): Generator<VerdictsProgress, Compared | 'too-many-cells'> {
    const { condition } = question;
    const { source, urls, crawlers, differing, isCut } = yield* planComparison(question);
    const rows = urls.length;
    const all = rows * differing.length;
    let known = source === 'list' ? cellsOf(question.decided) : [];
    for (const [index, verdicts] of [this.#present, this.#other].entries()) {
      const file = index === 0 ? question.present : question.other;
      verdicts.setQuestion(
        { urls, file, condition, crawlers: differing.map((each) => crawlers[each] as CheckedCrawler) },
        known,
      );
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
      return second === undefined ? [] : [{ crawler: differing[index] as number, first, second }];
    });
    const changes = new VersionChanges(urls, pairs);
    for (const _ of changes.gather(rows)) yield { done: all, all };
    return { source, urls: rows, crawlers, isCut, decided: all, changes };
  }
}

/** Returns the cells of the columns, each once. */
function cellsOf({ columns }: Pick<UrlVerdicts, 'columns'>): readonly ColumnCells[] {
  return [...new Set(columns.map(({ cells }) => cells))];
}

/** The URLs and crawlers of a comparison. */
interface ComparisonPlan extends Pick<Compared, 'source' | 'crawlers' | 'isCut'> {
  readonly urls: UrlSource;
  /** Indexes of the crawlers whose verdicts may differ. The others have the same rules in both files. */
  readonly differing: readonly number[];
}

function* planComparison(question: CompareQuestion): Generator<VerdictsProgress, ComparisonPlan> {
  const { urls, crawlers } = question;
  if (urls.length > 0)
    return { source: 'list', urls, crawlers, differing: [...crawlers.keys()], isCut: false };
  const making = madeQuestion(question);
  for (let step = making.next(); ; step = making.next()) {
    if (step.done === true) return { source: 'patterns', ...step.value };
    yield { done: 0, all: 0 };
  }
}

function* madeQuestion({
  other,
  present,
  crawlers,
  known,
  condition,
  own,
}: CompareQuestion): Generator<void, Omit<ComparisonPlan, 'source'>> {
  const files = [other, present] as const;
  const checked = yield* checkedCrawlers(files, known, crawlers);
  const made = yield* madeAddresses(files, checked.crawlers, originOf(condition), own);
  const differing: number[] = [];
  for (const [index, crawler] of checked.crawlers.entries()) {
    const rulesIn = (file: ParsedFile) => new CrawlerRules(file.readBy(crawler.dialect), crawler, condition);
    if (!rulesIn(other).decidesLike(rulesIn(present))) differing.push(index);
    yield;
  }
  return { urls: made.urls, crawlers: checked.crawlers, differing, isCut: made.isCut || checked.isCut };
}

function originOf({ robotsUrl }: Condition): string | null {
  const scope = robotsUrl === null ? null : applies(robotsUrl, robotsUrl, null);
  return scope?.kind === 'applies' ? scope.origin : null;
}
