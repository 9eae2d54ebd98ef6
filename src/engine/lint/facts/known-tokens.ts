import { asciiLowerCase } from '../../match/ascii';
import type { LintContext } from '../lint-context';
import { memoize } from './memoize';

/** The product tokens of the catalogue and their aliases, by lower case. Empty where no crawlers are known. */
export const knownTokens = memoize(
  ({ crawlers }: LintContext): ReadonlyMap<string, string> =>
    new Map(
      crawlers.flatMap(({ productToken, aliases }) =>
        [...aliases, productToken].map((token): [string, string] => [asciiLowerCase(token), token]),
      ),
    ),
);
