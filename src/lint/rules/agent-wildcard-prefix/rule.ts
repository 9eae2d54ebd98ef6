import { asciiLowerCase } from '../../../engine/ascii';
import { crawlersNamed } from '../../../engine/crawlers';
import { knownTokens } from '../../facts/known-tokens';
import { namedByStars } from '../../facts/named-by-stars';
import { starredNameRule } from '../../facts/starred-name-rule';
import type { LintContext } from '../../lint-context';

/** A name between stars. */
const BARE = /^\*+([a-z][\w-]*)\**$/i;
/** Words for crawlers in general. */
const GENERIC = /^(?:bot|robot|spider|crawler?|scraper|fetch(?:er)?)s?$/i;

export const rule = starredNameRule('star-in-front', (value, context) => {
  const bare = bareName(value, context);
  return { names: bare === null ? namesMeant(value, context) : [bare], isBare: bare !== null };
});

/** Returns the one crawler whose name is between the stars, known or not; null if there is none or the stars would match known ones. */
function bareName(value: string, context: LintContext): string | null {
  const known = knownTokens(context).get(asciiLowerCase(value.replace(/[*./]/g, '')));
  if (known !== undefined) return known;
  const name = BARE.exec(value)?.[1];
  if (name === undefined || GENERIC.test(name)) return null;
  return namedByStars(value, context).length === 0 ? name : null;
}

/** Returns `*`, or all crawlers that the stars would match. Of several, leaves out those that act for a person: rules don't stop them. */
function namesMeant(value: string, context: LintContext): readonly string[] {
  if (!/[^*./]/.test(value)) return ['*'];
  const names = namedByStars(value, context);
  const visiting = names.filter((name) =>
    crawlersNamed(name, context).some(({ obeysRobots }) => obeysRobots !== 'user-triggered'),
  );
  return visiting.length > 1 ? visiting : names;
}
