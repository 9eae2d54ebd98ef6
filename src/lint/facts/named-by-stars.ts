import { asciiLowerCase } from '../../engine/ascii';
import { compileGlob, globMatches } from '../../engine/match';
import type { LintContext } from '../lint-context';
import { knownTokens } from './known-tokens';

/** Returns the crawlers that a name with stars would match if stars were wildcards there: `*bot`, `Googlebot*`. */
export function namedByStars(value: string, context: LintContext): readonly string[] {
  const glob = compileGlob(`${asciiLowerCase(value).replace(/\*+/g, '*')}$`);
  const names = new Set<string>();
  for (const [token, name] of knownTokens(context)) if (globMatches(glob, token)) names.add(name);
  return [...names];
}
