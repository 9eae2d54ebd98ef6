import type { LintFile } from '../lint-file';

/**
 * Returns whether a text begins like an HTML page, whose single lines aren't worth reporting. A comment
 * `<!--` doesn't count, because it can be in any text.
 */
export function beginsWithMarkup({ text }: LintFile): boolean {
  let at = 0;
  while (at < text.length && ' \t\n\ufeff'.includes(text.charAt(at))) at++;
  return text.charAt(at) === '<' && !text.startsWith('<!--', at);
}
