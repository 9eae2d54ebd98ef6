import { asciiLowerCase } from '../../../engine/ascii';
import { knownTokens } from '../../facts/known-tokens';
import { namedByStars } from '../../facts/named-by-stars';
import { starredNameRule } from '../../facts/starred-name-rule';
import type { LintContext } from '../../lint-context';

export const rule = starredNameRule('star-behind', (value, context) => {
  const name = value.slice(0, value.indexOf('*'));
  const others = namedByStars(value, context).filter(
    (other) => asciiLowerCase(other) !== asciiLowerCase(name),
  );
  const isName = isNameAlone(name, value, context);
  const names = isName ? [name] : others.length > 0 ? others : [name.replace(/[-_.]+$/, '')];
  return { name, names, others, isName };
});

/**
 * Returns whether a star after a name changes nothing: "Googlebot*" is read as Googlebot, but "Googlebot-*"
 * as "Googlebot-", which isn't a crawler's name.
 */
function isNameAlone(name: string, value: string, context: LintContext): boolean {
  if (knownTokens(context).has(asciiLowerCase(name))) return true;
  return /^\*+$/.test(value.slice(name.length)) && !/[-_.]$/.test(name);
}
