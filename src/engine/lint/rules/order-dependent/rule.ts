import type { Group, Rule } from '../../../parse';
import { PrefixIndex } from '../../facts/prefix-index';
import type { Edit } from '../../finding';
import { CRAWLER_DIALECTS, type LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import type { LintRule } from '../../lint-rule';

const MOST_CANDIDATES = 8;

export const rule: LintRule = {
  dialects: ['standard1994', 'python'],
  severity: 'note',
  fix: 'neutral',
  check(file, report) {
    for (const { rules } of file.groups) {
      const late = lateExceptions(rules);
      const [first] = late;
      const line = first && file.lines[first.allow.line - 1];
      if (first === undefined || line === undefined) continue;
      const before = Math.min(...late.map(({ disallow }) => disallow.line));
      const moved = late.flatMap(({ allow }) => file.lines[allow.line - 1] ?? []);
      // Lines moved within a group change nothing where the longest rule decides, if no reader takes it for two groups.
      const isOneGroup = standTogether(file, before, moved.at(-1)?.number ?? before);
      report({
        line,
        from: line.valueFrom,
        to: line.valueTo,
        related: [first.disallow.line, ...late.slice(1).map(({ allow }) => allow.line)],
        params: {
          path: line.value,
          blocked: first.disallow.written,
          blockedLine: first.disallow.line,
          before,
          count: late.length,
        },
        ...(isOneGroup && { fix: () => moveUp(file, before, moved) }),
      });
    }
  },
};

/** An Allow rule that a reader which takes the first match never comes to, and the Disallow that stands before it. */
interface LateException {
  readonly allow: Rule;
  readonly disallow: Rule;
}

function lateExceptions(rules: Group['rules']): readonly LateException[] {
  if (!rules.some(({ type }) => type === 'allow')) return [];
  const earliest = new Map<string, Rule>();
  for (const one of rules)
    if (isLiteral(one.pattern) && !earliest.has(one.pattern)) earliest.set(one.pattern, one);
  const index = new PrefixIndex(earliest);
  const late: LateException[] = [];
  for (const allow of rules) {
    if (allow.type !== 'allow' || !isLiteral(allow.pattern)) continue;
    let disallow: Rule | null = null;
    for (const one of index.longest(allow.pattern, MOST_CANDIDATES))
      if (one.line < (disallow ?? allow).line) disallow = one;
    const isShorter = disallow !== null && disallow.pattern.length < allow.pattern.length;
    if (disallow !== null && isShorter && disallow.type === 'disallow') late.push({ allow, disallow });
  }
  return late;
}

/** Readers that take the first match know no wildcards; what they make of one is not this rule's business. */
function isLiteral(pattern: string): boolean {
  return pattern !== '' && !/[*$]/.test(pattern);
}

function standTogether(file: LintFile, from: number, to: number): boolean {
  return CRAWLER_DIALECTS.every(({ id }) => {
    const { groupTable, table } = file.readBy(id);
    return groupTable.groups.some(
      ({ firstLine, lastLine }) => table.number(firstLine) < from && to <= table.number(lastLine),
    );
  });
}

function moveUp(file: LintFile, before: number, moved: readonly LintLine[]): readonly Edit[] {
  const at = file.lines[before - 1]?.from ?? 0;
  const text = moved.map((line) => `${line.text}\n`).join('');
  const last = moved.at(-1);
  let done = at;
  return [
    [at, at, text],
    ...moved.map((line): Edit => {
      // The last line of a file without a final line end takes the one before it along, unless that is gone.
      const isEnd = line === last && line.to === file.text.length;
      const from = Math.max(isEnd ? line.from - 1 : line.from, done);
      done = isEnd ? line.to : line.to + 1;
      return [from, done, ''];
    }),
  ];
}
