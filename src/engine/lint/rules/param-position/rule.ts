import type { LintLine } from '../../lint-line';
import type { LintRule } from '../../lint-rule';
import { rulesByGroup } from '../../rules-by-group';

/** A parameter right behind the question mark of any page. */
const FIRST = /\*\?([\w.[\]-]{1,50})=/;
/** A parameter in a later place, or in any. */
const ANYWHERE = /[*&]([\w.[\]-]{1,50})/g;
/** Longer values are not looked at. */
const LONGEST = 500;

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex', 'google2020'],
  severity: 'note',
  isHeuristic: true,
  fix: 'choice',
  check(file, report) {
    for (const lines of rulesByGroup(file)) {
      const candidates = lines.filter(
        ({ kind, value }) =>
          kind === 'disallow' && value.length <= LONGEST && value.includes('*?') && FIRST.test(value),
      );
      if (candidates.length === 0 || lines.some(blocksAllQueries)) continue;
      const elsewhere = namedAnywhere(lines);
      for (const line of candidates) {
        const name = FIRST.exec(line.value)?.[1] as string;
        if (elsewhere.has(name)) continue;
        const later = line.value.replace('*?', '*&');
        const at = line.valueFrom + line.value.indexOf('*?') + 1;
        report({
          line,
          from: at,
          to: at + name.length + 2,
          params: { value: line.value, name, later },
          fix: () => [[line.to, line.to, `\n${line.field}: ${later}`]],
        });
      }
    }
  },
};

function blocksAllQueries({ kind, value }: LintLine): boolean {
  return kind === 'disallow' && /^\/?\*\?\*?$/.test(value);
}

function namedAnywhere(lines: readonly LintLine[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { kind, value } of lines) {
    if (kind !== 'disallow' || value.length > LONGEST) continue;
    for (const [, name] of value.matchAll(ANYWHERE)) names.add(name as string);
  }
  return names;
}
