import { looksLikeRegex } from '../../facts/regex-signs';
import { severalPaths } from '../../facts/several-paths';
import { atValue, defineRule } from '../../lint-rule';
import { patternsOfRegex } from './patterns-of-regex';

/** A part that `*` can replace: a class or `.+`, with its quantifier. */
const PART = /(?:\[[^\]]+\]|\\[dws])[*+?]?|\.\+/;

/** `value`: the rule's path, or the only part that needs a change (`isPart`). */
export const rule = defineRule<{ value: string; paths: readonly string[]; isPart: boolean }>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'choice',
  check(file, report) {
    for (const line of file.rules) {
      const { value } = line;
      if (!looksLikeRegex(value) || severalPaths(value) !== null) continue;
      const wider = patternsOfRegex(value, 'wider');
      const type = line.kind === 'allow' ? 'allow' : 'disallow';
      const paths = patternsOfRegex(value, 'exact') ?? [];
      const part = PART.exec(value)?.[0] ?? '';
      const isPart = paths.length === 0 && !looksLikeRegex(value.replaceAll(part, '*'));
      report({
        ...atValue(line),
        params: { value: isPart ? part : value, paths, isPart },
        // The effect isn't known if path patterns can't express it.
        ...(wider === null
          ? { kind: 'risk' }
          : { intent: { kind: 'rules', rules: wider.map((path) => ({ type, path })) } }),
        ...(paths.length > 0 && {
          fix: () => [[line.valueFrom, line.valueTo, paths.join(`\n${line.field}: `)]],
        }),
      });
    }
  },
});
