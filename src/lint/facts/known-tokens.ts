import { asciiLowerCase } from '../../engine/ascii';
import { memoize } from '../../engine/collections';
import type { LintContext } from '../lint-context';

/** Product tokens and aliases of the catalogue that crawlers look for, by their lower case. Empty if no crawlers are known. */
export const knownTokens = memoize(
  ({ crawlers }: LintContext): ReadonlyMap<string, string> =>
    new Map(
      crawlers.flatMap(({ productToken, aliases, readsOwnName }) =>
        (readsOwnName === false ? [] : [...aliases, productToken]).map((token): [string, string] => [
          asciiLowerCase(token),
          token,
        ]),
      ),
    ),
);
