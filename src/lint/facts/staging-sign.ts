import { placeOf } from '../../engine/fetch';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { isStagingHost } from './production-host';

/** Words in a comment that name the server a file is for. */
const STAGING_WORDS =
  /\b(?:staging|pre-?prod(?:uction)?|uat|non-?production|(?:test|testing|dev|development|preview|stage|sandbox)[ -]?(?:site|server|system|environment|instance|host|stage|copy))\b/i;
const LONGEST_COMMENT = 500;

/** Returns the first comment or sitemap line that shows that a file was made for a staging or test server, or null. */
export function stagingSign(file: LintFile): LintLine | null {
  for (const line of file.lines) {
    if (line.kind === 'comment') {
      if (STAGING_WORDS.test(line.text.slice(0, LONGEST_COMMENT))) return line;
    } else if (line.kind === 'sitemap') {
      const host = placeOf(line.value)?.host;
      if (host !== undefined && isStagingHost(host)) return line;
    }
  }
  return null;
}
