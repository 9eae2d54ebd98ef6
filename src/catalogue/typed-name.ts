/** UTF-16 units. No name or header in use is longer; the rest is ignored. */
const LONGEST_INPUT = 2000;

/**
 * Returns the typed crawler without surrounding white space and without a leading field name (`User-Agent:
 * …`).
 */
export function typedName(typed: string): string {
  return typed
    .slice(0, LONGEST_INPUT)
    .trim()
    .replace(/^user-agent\s*:\s*/i, '');
}
