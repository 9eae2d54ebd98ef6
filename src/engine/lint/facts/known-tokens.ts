import { asciiLowerCase } from '../../match/ascii';
import type { LintContext } from '../lint-context';

const kept = new WeakMap<LintContext, ReadonlyMap<string, string>>();

/** The product tokens of the catalogue and their aliases, by lower case. Empty where no crawlers are known. */
export function knownTokens(context: LintContext): ReadonlyMap<string, string> {
  let tokens = kept.get(context);
  if (tokens === undefined) {
    tokens = new Map(
      context.crawlers.flatMap(({ productToken, aliases }) =>
        [...aliases, productToken].map((token): [string, string] => [asciiLowerCase(token), token]),
      ),
    );
    kept.set(context, tokens);
  }
  return tokens;
}
