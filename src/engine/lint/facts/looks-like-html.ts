import type { LintFile } from '../lint-file';

/** Whether a text begins as an HTML page does: about its lines one by one there is nothing to say. A comment `<!--` may stand in any text. */
export function looksLikeHtml({ text }: LintFile): boolean {
  let at = 0;
  while (at < text.length && ' \t\n\ufeff'.includes(text.charAt(at))) at++;
  return text.charAt(at) === '<' && !text.startsWith('<!--', at);
}
