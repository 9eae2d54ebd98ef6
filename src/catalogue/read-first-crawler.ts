import { asciiLowerCase } from '../engine/ascii';
import type { CrawlerReading } from './chosen-crawler';
import { googlebot } from './crawlers/googlebot';
import { knownCrawler } from './known-crawler';
import { typedName } from './typed-name';

/** Googlebot's name and product token equal its id, apart from case. */
const names: readonly string[] = [googlebot.id, googlebot.name, googlebot.productToken].map(asciiLowerCase);

/**
 * Returns the result of `readCrawler` if it doesn't need the list of crawlers: for empty text and for
 * Googlebot. Null if the list is needed.
 */
export function readFirstCrawler(typed: string): CrawlerReading | null {
  const text = typedName(typed);
  if (text === '') return { kind: 'none', reason: 'empty' };
  return names.includes(asciiLowerCase(text)) ? knownCrawler(googlebot, 'catalogue') : null;
}
