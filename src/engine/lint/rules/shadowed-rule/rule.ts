import type { RobotsTxt } from '../../../parse';
import { agentScopes } from '../../agent-scopes';
import { CRAWLER_DIALECTS, type LintFile } from '../../lint-file';
import type { LintRule } from '../../lint-rule';
import { removeLines } from '../../remove-lines';
import { coveredRules } from './covered-rules';
import { readsAlike, type ScopedReading } from './reads-alike';

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'note',
  fix: 'neutral',
  check(file, report) {
    if (file.rules.length < 2) return;
    for (const [number, cover] of coveredForAll(file)) {
      const line = file.lines[number - 1];
      const stronger = file.lines[cover - 1];
      if (line === undefined || stronger === undefined) continue;
      report({
        line,
        from: line.valueFrom,
        to: line.valueTo,
        related: [cover],
        params: {
          value: line.value,
          cover: stronger.value,
          coverLine: cover,
          isAllow: line.kind === 'allow',
          isCopy: line.value === stronger.value,
        },
        fix: () => removeLines(file, [line]),
      });
    }
  },
};

/** Rules that no crawler needs: covered in Google's reading, and in every other covered too or no rule of a group. */
function coveredForAll(file: LintFile): ReadonlyMap<number, number> {
  const found = new Map(coveredRules(scoped(file.google, file)));
  const seen: ScopedReading[] = [];
  for (const { id } of CRAWLER_DIALECTS) {
    if (found.size === 0) break;
    const reading = scoped(file.readBy(id), file);
    // Without a line, more of a file that is too long would be read.
    if (reading.robots.limitCut !== null) return new Map();
    if (reading.robots !== file.google && !seen.some((one) => readsAlike(one, reading)))
      keepCovered(found, reading);
    seen.push(reading);
  }
  return found;
}

function scoped(robots: RobotsTxt, { context }: LintFile): ScopedReading {
  return { robots, scopes: agentScopes(robots, context) };
}

function keepCovered(found: Map<number, number>, reading: ScopedReading): void {
  const covered = coveredRules(reading);
  for (const row of reading.robots.groupTable.ruleLines) {
    const number = reading.robots.table.number(row);
    if (!covered.has(number)) found.delete(number);
  }
}
