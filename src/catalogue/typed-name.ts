/** Longer than any name or header in use; what comes after is not looked at. */
const LONGEST_INPUT = 2000;

/** What was typed as crawler, without white space around it and without a field name in front (`User-agent: …`). */
export function typedName(typed: string): string {
  return typed
    .slice(0, LONGEST_INPUT)
    .trim()
    .replace(/^user-agent\s*:\s*/i, '');
}
