import { compileGlob, globMatches } from '../../../engine/match';
import { mayCrawl, testedAddress } from '../../facts/tested-address';
import { atValue, defineRule } from '../../lint-rule';

/** A pattern for all URLs that end with an extension. */
const EXTENSION = /^\/?[^?$\\\s]*\*[^?$*\\/\s]*\.[a-z][a-z0-9]{1,4}\$$/i;
const LONGEST = 200;

/** `better`: the path to block, in a rule of its own if `isFolder`. */
export const rule = defineRule<{ value: string; better: string; address: string; isFolder: boolean }>({
  dialects: 'crawlers',
  kind: 'advice',
  isHeuristic: true,
  fix: 'choice',
  check(file, report) {
    const tested = testedAddress(file);
    if (tested === null) return;
    const { path, target } = tested;
    for (const line of file.rules) {
      const { kind, value, valueTo, to } = line;
      if (kind !== 'disallow' || value.length > LONGEST) continue;
      const isFolder = value === `${path}/` && path !== '/';
      const hasEnd = path !== target && EXTENSION.test(value) && globMatches(compileGlob(value), path);
      const address = isFolder ? path : target;
      if (!(isFolder || hasEnd) || !mayCrawl(file, line, address)) continue;
      const better = isFolder ? `${path}$` : value.slice(0, -1);
      report({
        ...atValue(line),
        params: { value, better, address, isFolder },
        fix: () => [isFolder ? [to, to, `\nDisallow: ${better}`] : [valueTo - 1, valueTo, '']],
      });
    }
  },
});
