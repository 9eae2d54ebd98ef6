import { crawlers } from '../catalogue/full';
import { otherNames } from '../catalogue/other-names';

/** UTF-16 units. Longer text is a header rather than a misspelt name, so it isn't compared. */
const LONGEST_NAME = 60;
/** Maximum number of names returned. */
const MOST_NEAR = 3;

/**
 * Returns the catalogue's names whose name or product token is one or two typos away, the most similar first.
 * None for a name that another crawler is known to use. ASCII case is ignored.
 */
export function nearCrawlers(name: string): readonly string[] {
  if (name.length > LONGEST_NAME) return [];
  const lowerCased = name.toLowerCase();
  if (otherNames.some((other) => other.toLowerCase() === lowerCased)) return [];
  const limit = lowerCased.length < 6 ? 1 : 2;
  const near = new Map<string, number>();
  for (const { name, productToken } of crawlers) {
    const distance = Math.min(
      ...[name, productToken].map((known) => distanceTo(known.toLowerCase(), lowerCased, limit)),
    );
    if (distance <= limit) near.set(name, distance);
  }
  return [...near]
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST_NEAR)
    .map(([name]) => name);
}

/**
 * Returns the number of letters to delete, insert or replace to turn one word into the other. Stops early
 * once the number exceeds `limit`.
 */
function distanceTo(known: string, name: string, limit: number): number {
  if (Math.abs(known.length - name.length) > limit) return limit + 1;
  let last = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let i = 1; i <= known.length; i++) {
    const row = [i];
    for (let j = 1; j <= name.length; j++) {
      const exchanged = (last[j - 1] as number) + (known[i - 1] === name[j - 1] ? 0 : 1);
      row.push(Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, exchanged));
    }
    if (Math.min(...row) > limit) return limit + 1;
    last = row;
  }
  return last[name.length] as number;
}
