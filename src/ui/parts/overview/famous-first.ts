import { askedAboutIds } from '../../../catalogue';
import { crawlerById, wellKnownIds } from '../../../catalogue/full';
import { type KnownCrawlers, knownCrawlers, type Rich } from '../../../messages';
import type { OverviewContent, OverviewMember } from '../../../store';

/** Returns an overview whose columns name the best known crawlers first. */
export function famousFirst(content: OverviewContent): OverviewContent {
  return {
    ...content,
    columns: content.columns.map((column) => ({
      ...column,
      names: namesByFame(column.names),
      members: membersByFame(column.members),
    })),
  };
}

/** Sorts crawlers, the best known first. */
export function membersByFame<Member extends OverviewMember>(members: readonly Member[]): readonly Member[] {
  return members.toSorted((a, b) => rank(a) - rank(b));
}

/** Sorts the names of crawlers, the best known first. */
export function namesByFame(names: readonly string[]): readonly string[] {
  return names.toSorted((a, b) => rankOfName(a) - rankOfName(b));
}

/** Says what the crawlers that site owners ask about may fetch. Those with the same verdicts are named together. */
export function famousCrawlers({ columns }: OverviewContent): Rich {
  const groups = new Map<string, KnownCrawlers & { readonly names: string[] }>();
  for (const id of askedAboutIds) {
    const index = columns.findIndex(({ members }) => members.some((member) => member.id === id));
    const column = columns[index];
    if (column === undefined) continue;
    const { isEveryoneElse, reach } = column;
    // Without areas, columns of different dialects can say the same.
    const key = reach.areas === 0 ? reach.rest : String(index);
    const group = groups.get(key) ?? { names: [], isEveryoneElse, reach };
    groups.set(key, group);
    group.names.push(crawlerById(id)?.name ?? id);
  }
  return knownCrawlers([...groups.values()], columns.length === 1);
}

function rank({ id }: OverviewMember): number {
  const place = id === null ? -1 : wellKnownIds.indexOf(id);
  return place === -1 ? wellKnownIds.length : place;
}

/** Places of the best known crawlers by their names in robots.txt, in lower case. */
const rankByName = new Map(
  wellKnownIds.flatMap((id, place) => {
    const crawler = crawlerById(id);
    const names = crawler === undefined ? [] : [crawler.productToken, ...crawler.aliases];
    return names.map((name): [string, number] => [name.toLowerCase(), place]);
  }),
);

function rankOfName(name: string): number {
  return rankByName.get(name.toLowerCase()) ?? wellKnownIds.length;
}
