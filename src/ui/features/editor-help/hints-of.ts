import { didYouMean } from '../../../messages';
import type { LintReport } from '../../../store';

/** A field or crawler name as people write it. */
const WORD = /^[a-z][a-z-]*$/i;
/** The comment at the end of a line, with the white space before it. */
const COMMENT = /\s*#.*$/;
/** Fixes that need no decision, although they may change answers. */
const EVIDENT: ReadonlySet<LintReport['rows'][number]['fix']> = new Set(['evident', 'blocking', 'opening']);
/** Maximum length of a line that a hint shows, in UTF-16 units. Longer ones would leave the line itself no room. */
const MOST = 32;

/**
 * Returns hints for a report on `text`, by the finding's index: the right word for a misspelt one, and the whole line for an error or warning with an
 * evident fix. Changes of upper and lower case alone get none.
 */
export function hintsOf({ rows }: Pick<LintReport, 'rows'>, text: string): ReadonlyMap<number, string> {
  const hints = new Map<number, string>();
  for (const { index, change, fix, severity } of rows) {
    if (change === null || change.before.toLowerCase() === change.after.toLowerCase()) continue;
    if (WORD.test(change.before) && WORD.test(change.after)) hints.set(index, didYouMean(change.after));
    else if (EVIDENT.has(fix) && (severity === 'error' || severity === 'warning')) {
      const line = fixedLine(change, text);
      if (line !== '' && line.length <= MOST) hints.set(index, didYouMean(line));
    }
  }
  return hints;
}

/** Returns the line after the change, without its comment. */
function fixedLine(
  { at, before, after }: NonNullable<LintReport['rows'][number]['change']>,
  text: string,
): string {
  const from = text.slice(0, at).lastIndexOf('\n') + 1;
  const behind = at + before.length;
  const end = text.indexOf('\n', behind);
  const line = text.slice(from, at) + after + text.slice(behind, end < 0 ? undefined : end);
  return line.replace(COMMENT, '').trim();
}
