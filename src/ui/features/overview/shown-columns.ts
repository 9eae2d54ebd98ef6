import { crawlerById, feedsAiTraining } from '../../../catalogue/full';
import { type CrawlerKind, groupName, kindsName, overviewTexts } from '../../../messages';
import type { OverviewContent, OverviewMember } from '../../../store';
import { membersByFame } from '../../parts/overview/famous-first';
import { countedCell, type ShownCell } from './shown-cell';

/** A crawler of a shown column. */
export interface ColumnMember extends OverviewMember {
  /** Index of its column in `OverviewContent.columns`. */
  readonly column: number;
}

/** A column of the table. */
export interface ShownColumn {
  readonly name: string;
  /** All names of its crawlers in the file, for the tooltip; empty for kinds. */
  readonly names: readonly string[];
  /** Its crawlers, the best known first. */
  readonly members: readonly ColumnMember[];
}

/** Returns a column for each column of the overview. */
export function groupColumns({ columns }: OverviewContent): readonly ShownColumn[] {
  return columns.map((column, index) => ({
    name: column.isEveryoneElse ? overviewTexts.everyoneElse : groupName(column.names, column.members.length),
    names: column.names,
    members: column.members.map((member) => ({ ...member, column: index })),
  }));
}

const kindOrder: readonly CrawlerKind[] = [
  'search',
  'ai-training',
  'ai-answers',
  'ads',
  'seo',
  'previews',
  'archives',
  'others',
];

/** Returns a column for each purpose of crawlers. Purposes with the same verdicts everywhere share one, unless a verdict isn't the same for all their crawlers. */
export function kindColumns(content: OverviewContent): readonly ShownColumn[] {
  const members = content.columns.flatMap((column, index) =>
    column.members.map((member): ColumnMember => ({ ...member, column: index })),
  );
  const rows = [...content.areas.rows, ...content.patterns.rows];
  const shared = new Map<string, { kinds: CrawlerKind[]; members: ColumnMember[] }>();
  for (const kind of kindOrder) {
    const own = members.filter((member) => kindOf(member) === kind);
    if (own.length === 0) continue;
    const cells = rows.map((row) => countedCell(row, own));
    const isPartial = cells.some(({ outcome }) => outcome === 'some');
    const key = isPartial ? kind : cells.map(signature).join();
    const known = shared.get(key);
    if (known === undefined) shared.set(key, { kinds: [kind], members: own });
    else {
      known.kinds.push(kind);
      known.members.push(...own);
    }
  }
  const isOne = shared.size === 1;
  return [...shared.values()].map((column) => ({
    name: isOne && column.kinds.length > 1 ? overviewTexts.everyCrawler : kindsName(column.kinds),
    names: [],
    members: membersByFame(column.members),
  }));
}

function signature({ outcome, hasExceptions }: ShownCell): string {
  return `${outcome}${hasExceptions ? '+' : ''}`;
}

/** Returns the purpose that a crawler is counted under. A crawler that isn't in the catalogue is one of the others. */
function kindOf({ id }: OverviewMember): CrawlerKind {
  const crawler = id === null ? undefined : crawlerById(id);
  if (crawler === undefined) return 'others';
  if (feedsAiTraining(crawler)) return 'ai-training';
  switch (crawler.category) {
    case 'search':
    case 'search-vertical':
      return 'search';
    case 'ai-search':
    case 'ai-assistant':
      return 'ai-answers';
    case 'ads':
    case 'seo':
      return crawler.category;
    case 'social-preview':
      return 'previews';
    case 'archive':
      return 'archives';
    default:
      return 'others';
  }
}
