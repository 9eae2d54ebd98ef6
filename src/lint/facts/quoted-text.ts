/** Straight, curly, low and angular quotes, and backticks. */
const OPENING = '"\'`“”„‟«»‘’‚‛';

/** Returns the text between quotes, or after a quote that is never closed. Null if the text doesn't begin with one. */
export function quotedText(text: string): string | null {
  if (text.length < 2 || !OPENING.includes(text.charAt(0))) return null;
  const isClosed = OPENING.includes(text.charAt(text.length - 1));
  return text.slice(1, isClosed ? -1 : undefined).trim();
}
