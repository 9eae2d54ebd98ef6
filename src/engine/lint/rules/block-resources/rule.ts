import { asciiLowerCase } from '../../../match/ascii';
import { CompactOutcome, decideMany } from '../../../match/decide-many';
import { witness } from '../../../match/witness';
import { isPlainPath } from '../../facts/plain-path';
import type { LintContext } from '../../lint-context';
import type { LintFile } from '../../lint-file';
import type { LintGroup } from '../../lint-group';
import type { LintLine } from '../../lint-line';
import { defineRule } from '../../lint-rule';

/** Extensions of style sheets and scripts at the end of a path, also before wildcards or a query. */
const RESOURCE = /\.(css|m?js)(?=[*$?]|$)/i;
/** Maximum number of groups examined. Further ones are skipped. */
const MOST_GROUPS = 50;

export const rule = defineRule<{ value: string; isStyle: boolean; names: readonly string[] }>({
  dialects: { not: ['standard1994', 'python'] },
  kind: 'advice',
  check(file, report) {
    let groups = 0;
    for (const group of file.groups) {
      const candidates = group.rules.filter(
        ({ kind, value }) => kind === 'disallow' && isForMany(value) && isPlainPath(value),
      );
      if (candidates.length === 0) continue;
      const who = readersOfPages(group, file.context);
      if (who === null || ++groups > MOST_GROUPS) continue;
      for (const line of blocked(file, who.token, candidates)) {
        const found = RESOURCE.exec(line.value);
        const at = line.valueFrom + (found?.index ?? 0);
        const isStyle = asciiLowerCase(found?.[1] ?? '') === 'css';
        report({
          line,
          from: at,
          to: at + (found?.[0].length ?? 0),
          params: { value: line.value, isStyle, names: who.names },
        });
      }
    }
  },
});

/**
 * Returns whether a path covers the style sheets or scripts of a folder. A rule for a single file counts as
 * deliberate.
 */
function isForMany(path: string): boolean {
  const found = RESOURCE.exec(path);
  return found !== null && path.slice(path.lastIndexOf('/', found.index) + 1, found.index).includes('*');
}

/** Returns the crawlers of a group that render pages: all for `*`, otherwise the search engines it names. Null if there are none. */
function readersOfPages(
  { agents }: LintGroup,
  { crawlers }: LintContext,
): { readonly token: string | null; readonly names: readonly string[] } | null {
  if (agents.some(({ isGlobal }) => isGlobal)) return { token: null, names: [] };
  const engines = new Map(
    crawlers
      .filter(({ category }) => category === 'search')
      .map(({ productToken, name }) => [asciiLowerCase(productToken), name]),
  );
  const found = agents.filter(({ token }) => engines.has(asciiLowerCase(token)));
  const [first] = found;
  if (first === undefined) return null;
  return { token: first.token, names: found.map(({ token }) => engines.get(asciiLowerCase(token)) ?? token) };
}

/** Returns the rules that no Allow rule overrides. */
function blocked(file: LintFile, token: string | null, lines: readonly LintLine[]): readonly LintLine[] {
  const { outcome } = decideMany(
    file.google,
    { productTokens: token === null ? [] : [token] },
    lines.map(({ value }) => witness(value)),
  );
  return lines.filter((_, at) => outcome[at] === CompactOutcome.disallowed);
}
