import { asciiLowerCase } from '../../match/ascii';
import { compileGlob, globMatches } from '../../match/glob';
import type { LintContext } from '../lint-context';
import { knownTokens } from './known-tokens';

/** The crawlers of the catalogue that a name with stars would mean if stars meant anything there: `*bot`, `Googlebot*`. */
export function namedByStars(value: string, context: LintContext): readonly string[] {
  const glob = compileGlob(`${asciiLowerCase(value).replace(/\*+/g, '*')}$`);
  const names = new Set<string>();
  for (const [token, name] of knownTokens(context)) if (globMatches(glob, token)) names.add(name);
  return [...names];
}
