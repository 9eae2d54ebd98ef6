import {
  applies,
  type Decision,
  type DialectId,
  decisionOf,
  differenceBetween,
  effectOf,
  holdContest,
  judge,
  pathOf,
  type Rule,
  rankRules,
  type Selection,
  selectGroups,
} from '../engine';
import type { Comparison, CrawlerRow, EngineRow, ReaderRow } from './comparison';
import { dialectById, type ParsedFile } from './parsed-file';
import type { AskedQuestion, Condition, CrawlerToAsk, Watched } from './protocol';

/** Crawlers that are asked in one go. */
const CRAWLERS_AT_ONCE = 30;

/** Asks the watched dialects and crawlers for the URL of a question. Yields between pieces of work of a few milliseconds each on 500 KiB. */
export function* compareReaders(
  file: ParsedFile,
  question: AskedQuestion,
  condition: Condition,
  watched: Watched,
): Generator<void, Omit<Comparison, 'version'>> {
  const readers = new Readers(file, question.url, condition);
  const base = readers.ask(question);
  const engines: EngineRow[] = [];
  for (const dialect of watched.dialects) {
    yield;
    const row = readers.ask({ ...question, dialect });
    const differs = difference(base, row);
    const explained = differs !== null && watched.explainsDifferences;
    const reason = explained ? yield* explain(file, question, base, row, dialect) : null;
    engines.push({ dialect, ...row, differs, difference: reason });
  }
  return { engines, crawlers: watched.crawlers && (yield* askCrawlers(watched.crawlers, readers)) };
}

function* askCrawlers(crawlers: readonly CrawlerToAsk[], readers: Readers): Generator<void, CrawlerRow[]> {
  const rows: CrawlerRow[] = [];
  for (const crawler of crawlers) {
    if (rows.length % CRAWLERS_AT_ONCE === 0) yield;
    rows.push({ dialect: crawler.dialect, ...readers.ask(crawler) });
  }
  return rows;
}

/** What the rules of some groups say. */
interface Finding extends Decision {
  readonly rule: Rule | null;
}

/** Asks one reader after another for the same URL of the same file. Most of them follow the same groups, whose rules are compared once. */
class Readers {
  readonly #file: ParsedFile;
  readonly #url: string;
  readonly #condition: Condition;
  readonly #findings = new Map<string, Finding>();

  constructor(file: ParsedFile, url: string, condition: Condition) {
    this.#file = file;
    this.#url = url;
    this.#condition = condition;
  }

  ask(crawler: CrawlerToAsk): ReaderRow {
    const { fetch } = dialectById(crawler.dialect);
    const { robotsUrl, answer } = this.#condition;
    const scope = robotsUrl === null ? null : applies(robotsUrl, this.#url, fetch.schemes);
    const effect = effectOf(answer, fetch);
    const selection = selectGroups(this.#file.readBy(crawler.dialect), crawler);
    const { outcome, reason, line, rule } = this.#findingOf(crawler.dialect, selection);
    return {
      judgement: judge(scope, effect, { outcome }),
      scope,
      effect,
      reason,
      line,
      rule,
      selection: { reason: selection.reason, token: selection.token },
    };
  }

  #findingOf(dialect: DialectId, selection: Selection): Finding {
    const key = `${dialect} ${selection.groups.join()}`;
    const known = this.#findings.get(key);
    if (known !== undefined) return known;
    const robots = this.#file.readBy(dialect);
    const contest = holdContest(robots, rankRules(robots, selection), pathOf(this.#url, robots));
    const decision = decisionOf(robots, selection, contest);
    const first = contest.matching[0]?.rule ?? null;
    const finding = { ...decision, rule: first?.line === decision.line ? first : null };
    this.#findings.set(key, finding);
    return finding;
  }
}

function difference(base: ReaderRow, row: ReaderRow): EngineRow['differs'] {
  if (base.judgement.outcome !== row.judgement.outcome) return 'outcome';
  return bothRead(base, row) && base.line !== row.line ? 'line' : null;
}

function* explain(
  file: ParsedFile,
  question: AskedQuestion,
  base: ReaderRow,
  row: ReaderRow,
  dialect: DialectId,
): Generator<void, EngineRow['difference']> {
  if (!bothRead(base, row)) return 'fetch';
  const parse: Parameters<typeof differenceBetween>[0] = (other) => file.readAs(other);
  return yield* differenceBetween(parse, question, dialectById(question.dialect), dialectById(dialect));
}

function bothRead(base: ReaderRow, row: ReaderRow): boolean {
  return base.judgement.by === 'rules' && row.judgement.by === 'rules';
}
