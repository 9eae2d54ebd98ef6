import { asciiLowerCase } from './ascii-lower-case';
import type { CrawlerReading } from './chosen-crawler';
import { googlebot } from './crawlers/googlebot';
import { knownCrawler } from './known-crawler';
import { typedName } from './typed-name';

/** Googlebot's name and product token are its id, apart from the case. */
const names: readonly string[] = [googlebot.id, googlebot.name, googlebot.productToken].map(asciiLowerCase);

/** What `readCrawler` answers, as far as that needs no list of crawlers: where nothing was typed, and for Googlebot. Null where the list is needed. */
export function readFirstCrawler(typed: string): CrawlerReading | null {
  const text = typedName(typed);
  if (text === '') return { kind: 'none', reason: 'empty' };
  return names.includes(asciiLowerCase(text)) ? knownCrawler(googlebot, 'catalogue') : null;
}
