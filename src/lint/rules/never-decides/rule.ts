import { coversOf, isOverruled } from '../../effects/no-effect';
import { alikeInGroups } from '../../facts/alike-in-groups';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atDirective, defineRule } from '../../lint-rule';

/** Most winning rules that a text lists. */
const MOST_WINNERS = 3;

/** No fix: deleting the rule would hide what the author meant. */
export const rule = defineRule<{
  rule: string;
  isAllow: boolean;
  winners: readonly string[];
  winnerLines: readonly number[];
  isTie: boolean;
  others: number;
}>({
  dialects: 'crawlers',
  kind: 'mistake',
  check(file, report) {
    for (const [line, ...rest] of alikeInGroups(file, overruledLines(file))) {
      const winners = coversOf(file.effects.byLine.get(line.number) ?? []).slice(0, MOST_WINNERS);
      const lines = winners.flatMap((winner) => file.lines[winner.line - 1] ?? []);
      report({
        ...atDirective(line),
        effect: 'changes',
        related: [...lines, ...rest].map(({ number }) => number),
        params: {
          rule: ruleText(line),
          isAllow: line.kind === 'allow',
          winners: lines.map(ruleText),
          winnerLines: lines.map(({ number }) => number),
          isTie: winners.every(({ pattern }) => pattern.length === file.patternOf(line).length),
          others: rest.length,
        },
      });
    }
  },
});

/** Returns the rules that lose against rules of the other kind, except those whose own path another rule reports. */
function overruledLines(file: LintFile): readonly LintLine[] {
  const found: LintLine[] = [];
  for (const [number, effects] of file.effects.byLine) {
    const line = file.lines[number - 1];
    if (line === undefined || !isOverruled(file, number, effects)) continue;
    const pattern = file.patternOf(line);
    if (!coversOf(effects).some((winner) => winner.pattern === pattern)) found.push(line);
  }
  return found;
}

function ruleText({ kind, value }: LintLine): string {
  return `${kind === 'allow' ? 'Allow' : 'Disallow'}: ${value}`;
}
