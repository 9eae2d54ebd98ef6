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

/** Longer files are left alone: a fifth of all time would go into telling that some of ten thousand rules are not needed. */
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
    // They have no fix: deleting them would hide that rules for other crawlers are missing.
    for (const covered of alikeTogether(groupBy(all.filter(isSlid), groupOf).values()))
      report(foundIn(covered, true));
  },
});

/** A rule that nobody needs, and one that makes it needless. */
interface Covered {
  readonly line: LintLine;
  readonly cover: LintLine;
}

/** Groups with the same needless rules as one: lists of robots often have the same rules for each. */
function alikeTogether(groups: Iterable<readonly Covered[]>): readonly (readonly Covered[])[] {
  const rulesOf = (covered: readonly Covered[]): string =>
    covered.map(({ line }) => `${line.kind} ${line.value}`).join('\n');
  return [...groupBy(groups, rulesOf).values()].map((alike) => alike.flat());
}

/** Said once for a group: long files are full of such rules. */
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

/** Two spellings of one address may both be wanted, for readers that do not know that they are the same. */
function isCoveredAsWritten({ line, cover }: Covered): boolean {
  return line.value.startsWith(withoutStars(cover.value));
}

/** Stars at the end match what nothing matches too. */
function withoutStars(path: string): string {
  let to = path.length;
  while (to > 0 && path[to - 1] === '*') to--;
  return path.slice(0, to);
}

/** Rules that no crawler needs: covered in Google's reading, and in every other covered too or no rule of a group. */
function coveredForAll(file: LintFile): ReadonlyMap<number, number> {
  const google = new ScopedReading(file.google, file);
  const found = new Map(coveredRules(google));
  const seen = [google];
  for (const { id } of crawlerDialects) {
    if (found.size === 0) break;
    const robots = file.readBy(id);
    // Without a line, more of a file that is too long would be read.
    if (robots.limitCut !== null) return new Map();
    if (seen.some((one) => isSame(one.robots, robots))) continue;
    const reading = new ScopedReading(robots, file);
    if (seen.some((one) => readsAlike(one, reading))) continue;
    keepCovered(found, reading);
    seen.push(reading);
  }
  return found;
}

/** Whether two dialects share one parse, and whom groups name and what is matched. */
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
