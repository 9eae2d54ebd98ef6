import { composeAnswer } from '../../answer';
import {
  type Condition,
  type Dialect,
  decide,
  differenceBetween,
  type FetchedVerdict,
  type Rule,
  selectGroups,
} from '../../engine';
import type { SourceFile } from '../document/source-file';
import type { PostedCrawler } from '../posted-crawler';
import type { Comparison, ComparisonRow, CrawlerRow, DialectRow } from './comparison';
import type { Comparable, DialectById } from './loaded-dialects';
import type { TestQuestion, Watched } from './tester-protocol';

/**
 * Maximum size, in UTF-16 units, of a file whose differences are explained. Explaining reads the file several
 * times, which takes seconds for a larger file.
 */
const LARGEST_EXPLAINED = 2_000_000;

/** Maximum UTF-16 units of a rule sent with a row. The page never shows more. */
const LONGEST_RULE = 1000;

/** Crawlers decided per piece of work. */
const CRAWLERS_AT_ONCE = 30;

/**
 * Decides the URL of a question for the watched dialects and crawlers. Yields between pieces of work: one
 * reading, one verdict, or up to thirty crawlers whose groups were decided before.
 */
export function* compareDialects(
  file: SourceFile,
  question: TestQuestion,
  condition: Condition,
  watched: Watched,
  dialectById: DialectById,
  fileTraits: Comparable['fileTraits'],
): Generator<void, Omit<Comparison, 'version'>> {
  const verdictRows = new VerdictRows(file, question.url, condition, dialectById);
  const base = verdictRows.rowFor(question);
  const dialects: DialectRow[] = [];
  for (const dialect of watched.dialects) {
    yield;
    const row = verdictRows.rowFor({ ...question, dialect });
    const differs = difference(base, row);
    const explained = differs !== null && watched.explainsDifferences && file.length <= LARGEST_EXPLAINED;
    const pair = [dialectById(question.dialect), dialectById(dialect)] as const;
    const reason = explained ? yield* explain(file, question, base, row, pair) : null;
    dialects.push({ dialect, ...row, differs, difference: reason });
  }
  return {
    dialects,
    traits:
      watched.explainsDifferences && fileTraits
        ? yield* traitsOf(file, question, watched, dialectById, fileTraits)
        : null,
    crawlers: watched.crawlers && (yield* compareCrawlers(watched.crawlers, verdictRows)),
  };
}

function* traitsOf(
  file: SourceFile,
  question: TestQuestion,
  watched: Watched,
  dialectById: DialectById,
  fileTraits: NonNullable<Comparable['fileTraits']>,
): Generator<void, Comparison['traits']> {
  if (file.length > LARGEST_EXPLAINED) return 'too-large';
  const base = file.read(dialectById(question.dialect));
  return yield* fileTraits(base, watched.dialects.map(dialectById), (dialect) => file.readOnce(dialect));
}

function* compareCrawlers(
  crawlers: NonNullable<Watched['crawlers']>,
  verdictRows: VerdictRows,
): Generator<void, CrawlerRow[]> {
  const rows: CrawlerRow[] = [];
  let verdicts = verdictRows.verdicts;
  for (const crawler of crawlers) {
    if (rows.length % CRAWLERS_AT_ONCE === 0 || verdictRows.verdicts > verdicts) yield;
    verdicts = verdictRows.verdicts;
    const row = verdictRows.rowFor(crawler);
    const { outcome, by, line } = composeAnswer(row.judgement, row.line, crawler.consultation);
    rows.push({ dialect: crawler.dialect, ...row, answer: { outcome, by, line } });
  }
  return rows;
}

/**
 * Decides the same URL of the same file for several crawlers. Most of them follow the same groups, whose
 * rules are compared once.
 */
class VerdictRows {
  readonly #file: SourceFile;
  readonly #url: string;
  readonly #condition: Condition;
  readonly #dialectById: DialectById;
  readonly #rows = new Map<string, Omit<ComparisonRow, 'selection'>>();

  constructor(file: SourceFile, url: string, condition: Condition, dialectById: DialectById) {
    this.#file = file;
    this.#url = url;
    this.#condition = condition;
    this.#dialectById = dialectById;
  }

  /** Number of verdicts decided so far; each may take long. */
  get verdicts(): number {
    return this.#rows.size;
  }

  rowFor(crawler: PostedCrawler): ComparisonRow {
    const robots = this.#file.read(this.#dialectById(crawler.dialect));
    const { groups, reason, token } = selectGroups(robots, crawler);
    const key = `${crawler.dialect} ${groups.join()}`;
    const row = this.#rows.get(key) ?? rowOf(decide(robots, { ...crawler, url: this.#url }, this.#condition));
    this.#rows.set(key, row);
    return { ...row, selection: { reason, token } };
  }
}

function rowOf({
  judgement,
  scope,
  effect,
  reason,
  line,
  winner,
}: FetchedVerdict): Omit<ComparisonRow, 'selection'> {
  return { judgement, scope, effect, reason, line, rule: winner && brief(winner) };
}

/** Cuts out the middle of a rule's long texts, because a comparison has hundreds of rows. */
function brief(rule: Rule): Rule {
  return { ...rule, written: cut(rule.written), pattern: cut(rule.pattern) };
}

function cut(text: string): string {
  return text.length <= LONGEST_RULE ? text : `${text.slice(0, 700)}…${text.slice(-299)}`;
}

function difference(base: ComparisonRow, row: ComparisonRow): DialectRow['differs'] {
  if (base.judgement.outcome !== row.judgement.outcome) return 'outcome';
  return bothRead(base, row) && base.line !== row.line ? 'line' : null;
}

function* explain(
  file: SourceFile,
  question: TestQuestion,
  base: ComparisonRow,
  row: ComparisonRow,
  pair: readonly [Dialect, Dialect],
): Generator<void, DialectRow['difference']> {
  // The verdict itself gives the reason. No part of a dialect handles schemes, so swapping parts would find
  // none.
  if (base.judgement.by === 'scope' || row.judgement.by === 'scope') return null;
  if (!bothRead(base, row)) return 'fetch';
  /**
   * Returns the file as read by a dialect. Reuses the readings of the two compared dialects; parses only
   * mixtures of them.
   */
  const parse: Parameters<typeof differenceBetween>[0] = (other) =>
    pair.includes(other) ? file.read(other) : file.readOnce(other);
  return yield* differenceBetween(parse, question, ...pair);
}

function bothRead(base: ComparisonRow, row: ComparisonRow): boolean {
  return base.judgement.by === 'rules' && row.judgement.by === 'rules';
}
