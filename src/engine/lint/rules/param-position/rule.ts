import { groupBy } from '../../facts/group-by';
import type { Edit } from '../../finding';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found } from '../../lint-rule';

/** A parameter right behind the question mark of any page. */
const FIRST = /\*\?([\w.[\]-]{1,50})=/;
/** More parameters behind it: then a whole address is meant, not a parameter. */
const SEVERAL = /\*\?[^&]*&/;
/** A parameter in a later place, or in any. */
const ANYWHERE = /[*&]([\w.[\]-]{1,50})/g;
/** Any page with any parameter. */
const ALL_QUERIES = /^\/?\*\?\*?$/;
/** Longer values are not looked at. */
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

/** Said once for a parameter, which sites with many languages have in many rules. */
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

/** The path for the parameter in a later place. */
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
    // At its end the search begins anew.
    for (let found = ANYWHERE.exec(value); found !== null; found = ANYWHERE.exec(value))
      names.add(found[1] as string);
  }
  return names;
}
