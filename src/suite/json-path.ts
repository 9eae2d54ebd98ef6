/**
 * Formats the path of a value in JSON, such as `$.urls[3].expected.GPTBot`. Keys that aren't plain names are
 * in brackets and quotes.
 */
export function jsonPath(keys: readonly unknown[]): string {
  return `$${keys.map(step).join('')}`;
}

function step(key: unknown): string {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key);
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
