import type { ParsedFile } from '../../parsed-file';
import type { Condition } from '../../protocol';
import type { UrlsCrawler } from '../urls-protocol';
import type { ColumnCells } from '../verdicts/column-cells';
import { ScopeTest } from '../verdicts/scope-test';
import type { UrlSource } from '../verdicts/url-source';
import { UrlVerdicts, type VerdictsProgress } from '../verdicts/url-verdicts';
import { madeAddresses } from './made-addresses';
import { VersionChanges } from './version-changes';

/** What is compared. */
export interface CompareQuestion {
  /** The list; where it is empty, addresses are made from the patterns of both files. */
  readonly urls: UrlSource;
  readonly other: ParsedFile;
  readonly present: ParsedFile;
  readonly condition: Condition;
  readonly crawlers: readonly UrlsCrawler[];
  /** The verdicts of the table on the list: those that hold here, too, are not found out again. */
  readonly decided: Pick<UrlVerdicts, 'columns'>;
}

/** What came out. It stays right whatever is asked later. */
export interface Compared {
  readonly source: 'list' | 'patterns';
  /** URLs that were asked about: the list may be longer by now. */
  readonly urls: number;
  readonly crawlers: readonly UrlsCrawler[];
  readonly isCut: boolean;
  /** From the other version to the present one. */
  readonly changes: VersionChanges;
}

/** Finds out which verdicts two versions of a file do not give alike. What was decided is kept as long as it holds, see `UrlVerdicts`. */
export class VersionComparison {
  readonly #other = new UrlVerdicts();
  readonly #present = new UrlVerdicts();

  /** Does the work in pieces, after each of which it may be left off. */
  *compare(question: CompareQuestion): Generator<VerdictsProgress, Compared | 'too-many-cells'> {
    const { crawlers, condition } = question;
    const { urls, isCut } = yield* urlsOf(question);
    const rows = urls.length;
    const all = rows * crawlers.length;
    let known = urls === question.urls ? cellsOf(question.decided) : [];
    for (const [index, verdicts] of [this.#present, this.#other].entries()) {
      const file = index === 0 ? question.present : question.other;
      verdicts.ask({ urls, file, condition, crawlers }, known);
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
    const pairs = this.#other.columns.flatMap((first, crawler) => {
      const second = seconds[crawler];
      return second === undefined ? [] : [{ first, second }];
    });
    const changes = new VersionChanges(urls, pairs);
    for (const _ of changes.gather(rows)) yield { done: all, all };
    const source = urls === question.urls ? 'list' : 'patterns';
    return { source, urls: rows, crawlers, isCut, changes };
  }
}

/** Cells of columns, each once. */
function cellsOf({ columns }: Pick<UrlVerdicts, 'columns'>): readonly ColumnCells[] {
  return [...new Set(columns.map(({ cells }) => cells))];
}

function* urlsOf({
  urls,
  other,
  present,
  crawlers,
  condition,
}: CompareQuestion): Generator<VerdictsProgress, { readonly urls: UrlSource; readonly isCut: boolean }> {
  if (urls.length > 0) return { urls, isCut: false };
  const making = madeAddresses([other, present], crawlers, originOf(condition));
  for (let step = making.next(); ; step = making.next()) {
    if (step.done === true) return step.value;
    yield { done: 0, all: 0 };
  }
}

function originOf({ robotsUrl }: Condition): string | null {
  return robotsUrl === null ? null : new ScopeTest(robotsUrl, null).origin;
}
