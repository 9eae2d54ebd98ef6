import {
  applies,
  type CompactOutcome,
  type CompactVerdicts,
  type Dialect,
  type DialectId,
  decideMany,
  dialectById,
  effectOf,
  type Judgement,
  judge,
  parseRobotsTxt,
  type RobotsTxt,
  rankRules,
  type Scope,
  selectGroups,
} from '../engine';
import { ALL_OTHERS, type ExpectedOutcome } from './expected';
import type { Suite } from './suite';
import type { SuiteCrawler } from './suite-crawler';
import type { SuiteCell, SuiteResult } from './suite-result';
import type { SuiteUrl } from './suite-url';

/** UTF-16 units of a rule that a result holds. */
const LONGEST_RULE = 1_000;

/** Answers every question of a suite about a robots.txt. What decides, in this order: its place, the server's answer, its rules. */
export function checkSuite(source: string | Uint8Array, suite: Suite): SuiteResult {
  const checker = new Checker(source, suite);
  const columns = suite.crawlers.map((crawler) => checker.column(crawler));
  const counts = { pass: 0, fail: 0, 'not-set': 0 };
  const cells: SuiteCell[] = [];
  for (let at = 0; at < suite.urls.length; at++) {
    for (const column of columns) {
      const cell = column(at);
      counts[cell.status] += 1;
      cells.push(cell);
    }
  }
  return {
    crawlers: suite.crawlers.map((crawler) => ({ ...crawler, dialect: dialectFor(crawler, suite) })),
    cells,
    passed: counts.pass,
    failed: counts.fail,
    notSet: counts['not-set'],
  };
}

/** What the rules say about all URLs, and those rules by their lines. */
interface Findings {
  readonly verdicts: CompactVerdicts;
  readonly rules: ReadonlyMap<number, string>;
}

const OUTCOMES = [
  'allowed',
  'disallowed',
  'undefined',
] as const satisfies readonly (keyof typeof CompactOutcome)[];

/** Asks one crawler after another. Most follow the same groups, whose rules are compared once. */
class Checker {
  readonly #source: string | Uint8Array;
  readonly #suite: Suite;
  readonly #asked: readonly string[];
  readonly #readings = new Map<DialectId, RobotsTxt>();
  readonly #scopes = new Map<DialectId, readonly (Scope | null)[]>();
  readonly #findings = new Map<string, Findings>();

  constructor(source: string | Uint8Array, suite: Suite) {
    this.#source = source;
    this.#suite = suite;
    const { urls, robotsUrl } = suite;
    // A path alone is asked at the file's own host.
    this.#asked = urls.map(({ asked, origin, path }) =>
      origin === null && robotsUrl !== null ? robotsUrl.origin + path : asked,
    );
  }

  /** Makes what answers about the URL with an index, for one crawler. */
  column(crawler: SuiteCrawler): (at: number) => SuiteCell {
    const { answer, urls } = this.#suite;
    const dialect = dialectById(dialectFor(crawler, this.#suite));
    const effect = effectOf(answer, dialect.fetch);
    const scopes = this.#scopesBy(dialect);
    const { verdicts, rules } = this.#findingsOf(crawler, dialect);
    return (at) => {
      const outcome = OUTCOMES[verdicts.outcome[at] as number] as (typeof OUTCOMES)[number];
      const judgement = judge(scopes[at] as Scope | null, effect, { outcome });
      const line = judgement.by === 'rules' ? (verdicts.line[at] as number) : 0;
      return cellOf(urls[at] as SuiteUrl, crawler, judgement, line, rules.get(line) ?? null);
    };
  }

  #readBy(dialect: Dialect): RobotsTxt {
    const known = this.#readings.get(dialect.id);
    if (known !== undefined) return known;
    const robots = parseRobotsTxt(this.#source, dialect);
    this.#readings.set(dialect.id, robots);
    return robots;
  }

  /** Whether the file speaks for each URL. Where its place is not known it lies where the URL needs it; whether that scheme is read is still to be asked. */
  #scopesBy({ id, fetch }: Dialect): readonly (Scope | null)[] {
    const known = this.#scopes.get(id);
    if (known !== undefined) return known;
    const { urls, robotsUrl } = this.#suite;
    const scopes = urls.map(({ origin }, at) => {
      const place = robotsUrl?.href ?? (origin === null ? null : `${origin}/robots.txt`);
      return place === null ? null : applies(place, this.#asked[at] as string, fetch.schemes);
    });
    this.#scopes.set(id, scopes);
    return scopes;
  }

  #findingsOf(crawler: SuiteCrawler, dialect: Dialect): Findings {
    const robots = this.#readBy(dialect);
    const selection = selectGroups(robots, crawler);
    const key = `${dialect.id} ${selection.groups.join()}`;
    const known = this.#findings.get(key);
    if (known !== undefined) return known;
    const rules = new Map<number, string>();
    for (const { rule } of rankRules(robots, selection))
      rules.set(
        rule.line,
        `${rule.type === 'allow' ? 'Allow' : 'Disallow'}: ${rule.written}`.slice(0, LONGEST_RULE),
      );
    const findings = { verdicts: decideMany(robots, crawler, this.#asked), rules };
    this.#findings.set(key, findings);
    return findings;
  }
}

function cellOf(
  { written, expected }: SuiteUrl,
  { key, name }: SuiteCrawler,
  judgement: Judgement,
  line: number,
  rule: string | null,
): SuiteCell {
  const outcome = judgement.outcome === 'disallowed' ? 'blocked' : judgement.outcome;
  const wanted = wordFor(expected, key);
  const status = wanted === null ? 'not-set' : wanted === outcome ? 'pass' : 'fail';
  return { url: written, crawler: name, outcome, by: judgement.by, line, rule, expected: wanted, status };
}

function wordFor(expected: SuiteUrl['expected'], key: string): ExpectedOutcome | null {
  if (typeof expected === 'string' || expected === null) return expected;
  return expected.get(key) ?? expected.get(ALL_OTHERS) ?? null;
}

/** By whose rules a crawler of a suite reads. */
function dialectFor({ dialect }: SuiteCrawler, { engine }: Suite): DialectId {
  return engine === 'own' ? dialect : engine;
}
