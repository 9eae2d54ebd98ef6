import { asciiLowerCase } from '../../../match/ascii';
import { knownTokens } from '../../facts/known-tokens';
import { namedByStars } from '../../facts/named-by-stars';
import { starredNameRule } from '../../facts/starred-name-rule';
import type { LintContext } from '../../lint-context';

export const rule = starredNameRule('star-in-front', undefined, (value, context) => ({
  names: namesMeant(value, context),
}));

/** Returns `*`, the one crawler whose name is between the stars, or all crawlers that the stars would match. */
function namesMeant(value: string, context: LintContext): readonly string[] {
  const bare = value.replace(/[*./]/g, '');
  if (bare === '') return ['*'];
  const known = knownTokens(context).get(asciiLowerCase(bare));
  return known === undefined ? namedByStars(value, context) : [known];
}
