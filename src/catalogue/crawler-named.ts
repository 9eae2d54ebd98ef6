import { asciiLowerCase } from './ascii-lower-case';
import type { Crawler } from './crawler';
import { crawlers } from './crawlers';

const byName = new Map<string, Crawler>();
for (const tellNames of [
  (crawler: Crawler) => [crawler.name, crawler.id],
  (crawler: Crawler) => [crawler.productToken, ...crawler.aliases],
]) {
  for (const crawler of crawlers) {
    for (const name of tellNames(crawler).map(asciiLowerCase)) {
      if (!byName.has(name)) byName.set(name, crawler);
    }
  }
}

/** The crawler with this name or id, else the first with this product token or alias; ASCII case does not matter. */
export function crawlerNamed(name: string): Crawler | undefined {
  return byName.get(asciiLowerCase(name));
}
