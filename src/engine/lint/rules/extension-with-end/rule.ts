import { compileGlob, globMatches } from '../../../match/glob';
import { mayCrawl, testedAddress } from '../../facts/tested-address';
import { atValue, defineRule } from '../../lint-rule';

/** A pattern for all URLs that end with an extension. */
const EXTENSION = /^\/?[^?$\\\s]*\*[^?$*\\/\s]*\.[a-z][a-z0-9]{1,4}\$$/i;
const LONGEST = 200;

export const rule = defineRule<{ value: string; path: string; address: string }>({
  dialects: 'crawlers',
  kind: 'advice',
  isHeuristic: true,
  fix: 'choice',
  check(file, report) {
    const tested = testedAddress(file);
    if (tested === null || tested.path === tested.target) return;
    for (const line of file.rules) {
      const { value } = line;
      if (line.kind !== 'disallow' || !value.endsWith('$')) continue;
      if (value.length > LONGEST || !EXTENSION.test(value)) continue;
      if (!globMatches(compileGlob(value), tested.path) || !mayCrawl(file, line, tested.target)) continue;
      report({
        ...atValue(line),
        params: { value, path: value.slice(0, -1), address: tested.target },
        fix: () => [[line.valueTo - 1, line.valueTo, '']],
      });
    }
  },
});
