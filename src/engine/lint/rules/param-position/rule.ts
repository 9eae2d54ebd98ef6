import { groupBy } from '../../facts/group-by';
import type { Edit } from '../../finding';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found } from '../../lint-rule';

/** A parameter right after the question mark of any page. */
const FIRST = /\*\?([\w.[\]-]{1,50})=/;
/** With further parameters the rule means a certain URL rather than a parameter. */
const SEVERAL = /\*\?[^&]*&/;
/** A parameter in a later position, or in any. */
const ANYWHERE = /[*&]([\w.[\]-]{1,50})/g;
/** Any page with any parameter. */
const ALL_QUERIES = /^\/?\*\?\*?$/;
/** Longer values are skipped. */
const LONGEST = 500;

type Values = { value: string; name: string; later: string; others: number };

export const rule = defineRule<Values>({
  dialects: { not: ['standard1994', 'python'] },
  severity: 'note',
  isHeuristic: true,
  fix: 'choice',
  check(file, report) {
    for (const { rules: lines } of file.groups) {
      const candidates = lines.filter(
        ({ kind, value }) =>
          kind === 'disallow' &&
          value.length <= LONGEST &&
          value.includes('*?') &&
          FIRST.test(value) &&
          !SEVERAL.test(value),
      );
      if (candidates.length === 0 || lines.some(blocksAllQueries)) continue;
      const elsewhere = namedAnywhere(lines);
      for (const [name, same] of groupBy(candidates, ({ value }) => FIRST.exec(value)?.[1] as string))
        if (!elsewhere.has(name)) report(foundIn(name, same));
    }
  },
});

/** Returns one finding per parameter, because sites with many languages have it in many rules. */
function foundIn(name: string, lines: readonly [LintLine, ...LintLine[]]): Found<Values> {
  const [line, ...rest] = lines;
  const at = line.valueFrom + line.value.indexOf('*?') + 1;
  return {
    line,
    from: at,
    to: at + name.length + 2,
    related: rest.map(({ number }) => number),
    params: { value: line.value, name, later: laterOf(line), others: rest.length },
    fix: () => lines.map((one): Edit => [one.to, one.to, `\n${one.field}: ${laterOf(one)}`]),
  };
}

/** Returns the path for the parameter in a later position. */
function laterOf({ value }: LintLine): string {
  return value.replace('*?', '*&');
}

function blocksAllQueries({ kind, value }: LintLine): boolean {
  return kind === 'disallow' && ALL_QUERIES.test(value);
}

function namedAnywhere(lines: readonly LintLine[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { kind, value } of lines) {
    if (kind !== 'disallow' || value.length > LONGEST) continue;
    // After the last match, `exec` starts again at 0 for the next value.
    for (let found = ANYWHERE.exec(value); found !== null; found = ANYWHERE.exec(value))
      names.add(found[1] as string);
  }
  return names;
}
