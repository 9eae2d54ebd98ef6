import { invalid, type Validity } from '../field-value';

/**
 * The categories of draft-ietf-aipref-vocab (August 2026). Other keys are ignored, but a value that has no
 * known key is invalid (`unknown-key`).
 */
const CATEGORIES: ReadonlySet<string> = new Set(['train-ai', 'search']);

/**
 * A member of a structured field dictionary, reduced to the parts that preferences use: key, value,
 * parameters.
 */
const MEMBER = /^([a-z*][a-z0-9_.*-]*)(?:=([^;]+))?(?:;.*)?$/;

/**
 * Parses a path and a preference, or a preference alone: `/ai/ train-ai=y` (draft-ietf-aipref-attach,
 * "Processing Content-Usage Rules"). The path, if any, ends before the first space or tab. Keys are
 * case-sensitive; if a key is repeated, its last value counts. The values of unknown keys are ignored.
 */
export function readContentUsage(value: string): Validity {
  const preference = value.startsWith('/') ? value.replace(/^[^ \t]*[ \t]*/, '') : value;
  if (preference === '') return invalid('empty');
  const members = splitMembers(preference);
  if (members === null) return invalid('malformed');
  const settings = new Map<string, string>();
  for (const member of members) {
    const [, key, setting = ''] = MEMBER.exec(member) ?? [];
    if (key === undefined) return invalid('malformed');
    if (CATEGORIES.has(key)) settings.set(key, setting);
  }
  const pairs = [...settings].filter(([, setting]) => setting === 'y' || setting === 'n');
  if (pairs.length === 0) return invalid(settings.size === 0 ? 'unknown-key' : 'unknown-value');
  return { kind: 'valid', form: 'preferences', pairs };
}

/**
 * Splits at commas outside quotes and trims the parts. Null if the text has non-ASCII or control characters
 * (other than tabs), or an unclosed quote.
 */
function splitMembers(text: string): readonly string[] | null {
  if (!/^[\t -~]*$/.test(text)) return null;
  const members: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted && character === '\\') at++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) {
      members.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  members.push(text.slice(from).trim());
  return isQuoted ? null : members;
}
