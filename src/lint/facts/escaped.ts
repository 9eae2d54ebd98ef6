/** White space slipped into a URL before or after a sign that separates parameters. */
const SLIP = /(?<!\s)\s+(?=[&?=])|(?<=[&?])\s+/g;

/** Escapes white space inside a URL and removes the rest. */
export function escaped(value: string): string {
  return value
    .replace(SLIP, '')
    .replace(/\s/g, (space) => `%${space.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
