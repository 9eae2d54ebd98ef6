import { crawlerDialects } from '../../../dialects';
import type { RobotsTxt } from '../../../parse';
import { groupBy } from '../../facts/group-by';
import { removeLines } from '../../facts/remove-lines';
import { slidRules } from '../../facts/slid-rules';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule, type Found } from '../../lint-rule';
import { coveredRules } from './covered-rules';
import { readsAlike } from './reads-alike';
import { ScopedReading } from './scoped-reading';

/**
 * Files with more rules are skipped: finding redundant ones among ten thousand would take a fifth of the
 * total time.
 */
const MOST_RULES = 10_000;

type Values = {
  value: string;
  coverLine: number;
  isAllow: boolean;
  isCopy: boolean;
  others: number;
  isSlid: boolean;
};

export const rule = defineRule<Values>({
  dialects: 'crawlers',
  severity: 'note',
  fix: 'neutral',
  check(file, report) {
    if (file.rules.length < 2 || file.rules.length > MOST_RULES) return;
    const all = [...coveredForAll(file)]
      .map(([line, cover]) => ({
        line: file.lines[line - 1] as LintLine,
        cover: file.lines[cover - 1] as LintLine,
      }))
      .filter(isCoveredAsWritten);
    const isSlid = ({ line }: Covered): boolean => slidRules(file).has(line.number);
    const groupOf = ({ line }: Covered): number => file.groupAt(line.number);
    const needless = all.filter((covered) => !isSlid(covered));
    for (const covered of alikeTogether(groupBy(needless, groupOf).values())) {
      const lines = covered.map(({ line }) => line);
      report({ ...foundIn(covered, false), fix: () => removeLines(file, lines) });
    }
    // Slid rules have no fix: deleting them would hide that rules for other crawlers are missing.
    for (const covered of alikeTogether(groupBy(all.filter(isSlid), groupOf).values()))
      report(foundIn(covered, true));
  },
});

/** A redundant rule, and a rule that covers it. */
interface Covered {
  readonly line: LintLine;
  readonly cover: LintLine;
}

/** Combines groups with the same redundant rules, because lists of bots often repeat rules for each bot. */
function alikeTogether(groups: Iterable<readonly Covered[]>): readonly (readonly Covered[])[] {
  const rulesOf = (covered: readonly Covered[]): string =>
    covered.map(({ line }) => `${line.kind} ${line.value}`).join('\n');
  return [...groupBy(groups, rulesOf).values()].map((alike) => alike.flat());
}

/** Returns one finding for all these rules, because long files contain many. */
function foundIn(covered: readonly Covered[], isSlid: boolean): Found<Values> {
  const [{ line, cover }, ...rest] = covered as readonly [Covered, ...Covered[]];
  return {
    ...atValue(line),
    related: [cover.number, ...rest.map((one) => one.line.number)],
    params: {
      value: line.value,
      coverLine: cover.number,
      isAllow: line.kind === 'allow',
      isCopy: line.value === cover.value,
      others: rest.length,
      isSlid,
    },
  };
}

/**
 * Returns whether the cover also covers the rule as written. Two spellings of one URL may both be deliberate,
 * for tools that don't treat them as the same.
 */
function isCoveredAsWritten({ line, cover }: Covered): boolean {
  return line.value.startsWith(withoutStars(cover.value));
}

/** Removes stars at the end, which match the empty text too. */
function withoutStars(path: string): string {
  let to = path.length;
  while (to > 0 && path[to - 1] === '*') to--;
  return path.slice(0, to);
}

/** Returns the rules that no crawler needs: covered in Google's reading, and in every other reading covered too or outside all groups. */
function coveredForAll(file: LintFile): ReadonlyMap<number, number> {
  const google = new ScopedReading(file.google, file);
  const found = new Map(coveredRules(google));
  const seen = [google];
  for (const { id } of crawlerDialects) {
    if (found.size === 0) break;
    const robots = file.readBy(id);
    // If the file exceeds the limit, removing a line would let more of it be read.
    if (robots.limitCut !== null) return new Map();
    if (seen.some((one) => isSame(one.robots, robots))) continue;
    const reading = new ScopedReading(robots, file);
    if (seen.some((one) => readsAlike(one, reading))) continue;
    keepCovered(found, reading);
    seen.push(reading);
  }
  return found;
}

/** Returns whether two dialects share the parsed lines, and the way they compare names and paths. */
function isSame(one: RobotsTxt, { table, dialect: { agents, paths } }: RobotsTxt): boolean {
  return one.table === table && one.dialect.agents === agents && one.dialect.paths === paths;
}

function keepCovered(found: Map<number, number>, reading: ScopedReading): void {
  const covered = coveredRules(reading, (line) => found.has(line));
  const { length } = reading.robots.groupTable.ruleLines;
  for (let at = 0; at < length; at++) {
    const line = reading.lineAt(at);
    if (!covered.has(line)) found.delete(line);
  }
}
