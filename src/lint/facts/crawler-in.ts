import { asciiLowerCase } from '../../engine/ascii';
import type { LintContext } from '../lint-context';
import { knownTokens } from './known-tokens';

/** Returns the crawler of the catalogue that a text names; the one with the longest name if there are several. */
export function crawlerIn(text: string, context: LintContext): string | null {
  const tokens = knownTokens(context);
  let longest: string | null = null;
  for (const [word] of asciiLowerCase(text).matchAll(/[a-z][\w.-]*/g)) {
    const name = tokens.get(word);
    if (name !== undefined && name.length > (longest?.length ?? 0)) longest = name;
  }
  return longest;
}
