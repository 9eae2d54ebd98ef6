import { cliNoEffect, cliUnknownCrawler, printable } from '../messages/cli';
import type { SuiteCrawler } from '../suite';

/** Returns notes on crawlers that are unknown or need not obey, which their verdicts don't show. */
export function* notesOn(crawlers: Iterable<SuiteCrawler>): Generator<string> {
  for (const { name, consultation } of crawlers) {
    const shownName = printable(name);
    if (consultation === 'unknown') yield `${cliUnknownCrawler(shownName)}\n`;
    if (consultation === 'fetches-for-a-person' || consultation === 'does-not-obey')
      yield `${cliNoEffect(shownName, consultation)}\n`;
  }
}
