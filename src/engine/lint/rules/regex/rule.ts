import { looksLikeRegex } from '../../facts/regex-signs';
import { severalPaths } from '../../facts/several-paths';
import { atValue, defineRule } from '../../lint-rule';
import { patternsOfRegex } from './patterns-of-regex';

/** Maximum number of expressions examined. Further ones are reported without an intent. */
const MOST_READ = 200;

export const rule = defineRule<{ value: string; paths: readonly string[] }>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'choice',
  check(file, report) {
    let read = 0;
    for (const line of file.rules) {
      const { value } = line;
      if (!looksLikeRegex(value) || severalPaths(value) !== null) continue;
      const place = atValue(line);
      const wider = ++read > MOST_READ ? null : patternsOfRegex(value, 'wider');
      if (wider === null) {
        // Its effect isn't known: path patterns can't express it, or it is beyond `MOST_READ`.
        report({ ...place, kind: 'risk', params: { value, paths: [] } });
        continue;
      }
      const type = line.kind === 'allow' ? 'allow' : 'disallow';
      const paths = patternsOfRegex(value, 'exact') ?? [];
      report({
        ...place,
        params: { value, paths },
        intent: { kind: 'rules', rules: wider.map((path) => ({ type, path })) },
        ...(paths.length > 0 && {
          fix: () => [[line.valueFrom, line.valueTo, paths.join(`\n${line.field}: `)]],
        }),
      });
    }
  },
});
