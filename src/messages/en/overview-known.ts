import type { OverviewReach } from '../../worker/lint/overview/overview-protocol';
import type { Rich, RichPart } from '../rich';
import { count, listed } from './intl';

/** Crawlers that have the same verdicts. */
export interface KnownCrawlers {
  readonly names: readonly string[];
  readonly isEveryoneElse: boolean;
  readonly reach: OverviewReach;
}

/**
 * Says what well-known crawlers may fetch: `Googlebot, Bingbot: open, except for 8 areas. GPTBot: blocked everywhere.`
 *
 * @param isSameForAll true if the file treats all crawlers the same, so that the sentence about the file says what it does.
 */
export function knownCrawlers(groups: readonly KnownCrawlers[], isSameForAll: boolean): Rich {
  if (isSameForAll)
    return ['This applies to ', { strong: listed(groups.flatMap(({ names }) => names)) }, '.'];
  const said = new Set<string>();
  return groups.flatMap(({ names, isEveryoneElse, reach }, index): RichPart[] => {
    const words = reachWords(reach);
    const isRepeated = said.has(words);
    said.add(words);
    return [
      index === 0 ? '' : ' ',
      { strong: names.join(', ') },
      `${isEveryoneElse ? ' (like everyone else)' : ''}: ${words}${isRepeated ? ' (not the same)' : ''}.`,
    ];
  });
}

function reachWords({ rest, areas }: OverviewReach): string {
  const word = rest === 'allowed' ? 'open' : 'blocked';
  return areas === 0 ? `${word} everywhere` : `${word}, except for ${count(areas, 'area')}`;
}
