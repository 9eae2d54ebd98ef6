import { ACCEPTED_TYPO, FieldKind } from '../dialects/dialect';
import { GOOGLE_NAMES } from '../dialects/google/field';
import { FIELD_NAMES } from '../field-names';

/** The fields that Google's parser reads without a colon, by their spellings in lower case. */
const KINDS = new Map(GOOGLE_NAMES.map(({ name, reading }) => [name, reading & ~ACCEPTED_TYPO]));
/** Spellings that only a robots.txt has before a colon. Names of one word, such as Host and License, are in other texts too. */
const SPELLINGS: ReadonlySet<string> = new Set([
  ...KINDS.keys(),
  ...FIELD_NAMES.filter((name) => name.includes('-')),
]);

/** Match the beginning of a line with a field, and a field without a colon. Repetitions are bounded, so that matching stays linear. */
const WITH_COLON = /^[ \t]{0,80}([a-z][a-z _-]{0,18}[a-z])[ \t]{0,80}:/gim;
const WITHOUT_COLON = /^[ \t]{0,80}([a-z][a-z _-]{0,18}[a-z])[ \t]{1,80}(\S{1,2000})[ \t]{0,80}(?:#.*)?$/gim;
/** Number of lines without a colon that make a robots.txt, since a line of prose may look like one. */
const LEAST_WITHOUT_COLON = 2;

/**
 * Returns whether a text has a line that only a robots.txt has: a field with its colon; or several fields without one, of which at least
 * one has a path or an address. Accepts what Google's parser accepts, but no longer words that only begin with a field's name.
 */
export function hasRobotsLines(text: string): boolean {
  for (const [, name = ''] of text.matchAll(WITH_COLON)) {
    // `user agent` and `user_agent` are read as `user-agent`.
    if (SPELLINGS.has(name.toLowerCase().replaceAll(/[ _]/g, '-'))) return true;
  }
  let lines = 0;
  let hasPath = false;
  for (const [, name = '', value = ''] of text.matchAll(WITHOUT_COLON)) {
    const kind = KINDS.get(name.toLowerCase());
    const isPath = /^(?:[/*]|https?:)/i.test(value);
    if (kind === undefined || !(isPath || (kind === FieldKind.userAgent && /^[\w./-]+$/.test(value))))
      continue;
    lines++;
    hasPath ||= isPath;
  }
  return hasPath && lines >= LEAST_WITHOUT_COLON;
}
