import type { OverviewContent, OverviewSummary } from '../../worker/lint/overview/overview-protocol';
import { shorten } from '../shorten';
import { count, formatNumber, listed } from './intl';

/** Most names in a sentence before `and 4 more`. */
const SHOWN_NAMES = 3;
const LONGEST_NAME = 40;

type Described = Pick<OverviewContent, 'summary' | 'columns' | 'skippers'>;
type OpenExcept = Extract<OverviewSummary, { kind: 'open-except' }>;
type ClosedExcept = Extract<OverviewSummary, { kind: 'closed-except' }>;

/** Says in a sentence or two what a file does: `Open to most crawlers. GPTBot and CCBot are shut out.` */
export function overviewSentence({ summary, columns, skippers }: Described): string {
  switch (summary.kind) {
    case 'open':
      return summary.hasRules
        ? 'Open to everyone. The rules block nothing.'
        : 'Open to everyone. This file has no rules.';
    case 'closed':
      return `Closed to ${everyone(skippers)}.`;
    case 'closed-except':
      return closedSentence(summary, columns);
    case 'open-except':
      if (areOnlyManyShutOut(summary, columns))
        return `Open to everyone except ${count(sizeOf(summary.shutOut, columns), 'crawler')} named in this file.`;
      if (isAboutCrawlers(summary))
        return `Open to ${openTo(summary, columns)} crawlers. ${shutOutOf(summary, columns)}`;
      return summary.areas === 0
        ? 'Open, but some crawlers may crawl only parts of the site.'
        : `Open, with ${count(summary.areas, 'area')} closed to ${whom(summary, skippers)}.`;
  }
}

/** Returns whether most crawlers are left if some are shut out, as a word. */
function openTo({ shutOut }: OpenExcept, columns: Described['columns']): 'most' | 'some' {
  return 2 * sizeOf(shutOut, columns) < sizeOf([...columns.keys()], columns) ? 'most' : 'some';
}

/** Returns whether crawlers are shut out that are too many to be named, and all others may crawl everything. */
function areOnlyManyShutOut({ shutOut }: OpenExcept, columns: Described['columns']): boolean {
  return (
    namesOf(shutOut, columns).length > SHOWN_NAMES + 1 &&
    columns.every(({ outcome, members }, index) =>
      shutOut.includes(index) ? members.every(({ isNamed }) => isNamed) : outcome === 'allowed',
    )
  );
}

/** Returns a word for all crawlers but those that skip the `*` group. */
export function everyone(skippers: OverviewContent['skippers']): string {
  return skippers.length > 0 ? 'almost everyone' : 'everyone';
}

/** Returns words for all crawlers but some, and but those that skip the `*` group. */
export function everyoneBut(names: string, skippers: OverviewContent['skippers']): string {
  return skippers.length > 0 ? `${everyone(skippers)}, but not to ${names}` : `everyone except ${names}`;
}

function whom({ share }: OpenExcept, skippers: OverviewContent['skippers']): string {
  return share === 'everyone' ? everyone(skippers) : shares[share];
}

const shares = {
  'almost-everyone': 'almost everyone',
  most: 'most crawlers',
  some: 'some crawlers',
} as const satisfies Record<Exclude<OpenExcept['share'], 'everyone'>, string>;

function closedSentence({ columns: open, openAreas }: ClosedExcept, columns: Described['columns']): string {
  if (open.length > 0)
    return `Closed unless named: most of the site is open to ${crawlersOf(open, columns)}.`;
  return openAreas > 0 ? `Closed, except for ${count(openAreas, 'area')}.` : 'Closed to most crawlers.';
}

/** Adds details to `overviewSentence`: `3 areas are closed to everyone except Bingbot, 3 only to Bingbot.` Empty if there are none. */
export function overviewDetails({ summary, columns, skippers }: Described): string {
  if (summary.kind === 'closed-except') return closedDetails(summary, columns);
  if (summary.kind !== 'open-except') return '';
  const { exceptFor, onlyFor, free, shutOut } = summary;
  return sentences(
    isAboutCrawlers(summary) ? '' : shutOutOf(summary, columns),
    limitedTo(summary, columns),
    closedTo(
      // Crawlers that may crawl everything are named below.
      exceptFor && !free.includes(exceptFor.column)
        ? { areas: exceptFor.areas, whom: `to ${everyoneBut(names(exceptFor.column), skippers)}` }
        : null,
      // Crawlers that are shut out are blocked from these areas, too.
      onlyFor && {
        areas: onlyFor.areas,
        whom:
          shutOut.length > 0
            ? `to ${names(onlyFor.column)} but not to everyone else`
            : `only to ${names(onlyFor.column)}`,
      },
    ),
    freeOf(summary, columns),
  );

  function names(column: number): string {
    return crawlersOf([column], columns);
  }
}

function closedDetails(
  { columns: open, closedAreas, openAreas }: ClosedExcept,
  columns: Described['columns'],
): string {
  if (open.length === 0) return '';
  const [everyoneElse] = columns;
  const them = namesOf(open, columns).length === 1 ? 'it' : 'them';
  const areIs = closedAreas === 1 ? 'is' : 'are';
  return sentences(
    closedAreas === 0 ? '' : `${count(closedAreas, 'area')} ${areIs} closed to ${them}, too.`,
    everyoneElse?.outcome === 'disallowed'
      ? 'Everyone else is shut out.'
      : openAreas > 0
        ? `Everyone else may crawl only ${count(openAreas, 'area')}.`
        : '',
  );
}

/** Returns whether the sentence is about the crawlers that are shut out. The details are then about the closed areas. */
function isAboutCrawlers({ areas, share, shutOut, free, exceptFor }: OpenExcept): boolean {
  if (shutOut.length === 0) return false;
  if (areas === 0 || share === 'some') return true;
  return exceptFor !== null && exceptFor.areas === areas && !free.includes(exceptFor.column);
}

function shutOutOf({ shutOut }: OpenExcept, columns: Described['columns']): string {
  const names = namesOf(shutOut, columns);
  return names.length === 0
    ? ''
    : `${crawlersOf(shutOut, columns)} ${names.length === 1 ? 'is' : 'are'} shut out.`;
}

/** Names crawlers that are blocked from the site apart from some areas. */
function limitedTo({ shutOut }: OpenExcept, columns: Described['columns']): string {
  const limited = [...columns.keys()].filter(
    (index) => !shutOut.includes(index) && columns[index]?.reach.rest === 'disallowed',
  );
  return limited.length === 0 ? '' : `Only parts of the site are open to ${crawlersOf(limited, columns)}.`;
}

function freeOf({ free }: OpenExcept, columns: Described['columns']): string {
  if (free.length === 0) return '';
  const isEveryone = free.some((column) => columns[column]?.isEveryoneElse === true);
  return isEveryone
    ? 'Everyone else may crawl everything.'
    : `Everything is open to ${crawlersOf(free, columns)}.`;
}

interface ClosedAreas {
  readonly areas: number;
  readonly whom: string;
}

function closedTo(...parts: readonly (ClosedAreas | null)[]): string {
  const [first, second] = parts.filter((part) => part !== null);
  if (first === undefined) return '';
  const start = `${count(first.areas, 'area')} ${first.areas === 1 ? 'is' : 'are'} closed ${first.whom}`;
  return second === undefined ? `${start}.` : `${start}, ${formatNumber(second.areas)} ${second.whom}.`;
}

/** Names the crawlers of some columns, and counts those that it doesn't name. */
function crawlersOf(indexes: readonly number[], columns: Described['columns']): string {
  // The names of a column that the file doesn't name are only examples.
  const areExamples = indexes.some((index) => columns[index]?.members.every(({ isNamed }) => !isNamed));
  return someNames(namesOf(indexes, columns), sizeOf(indexes, columns), areExamples);
}

/** Counts the crawlers of some columns. */
function sizeOf(indexes: readonly number[], columns: Described['columns']): number {
  return indexes.reduce((sum, index) => sum + (columns[index]?.members.length ?? 0), 0);
}

function namesOf(indexes: readonly number[], columns: Described['columns']): readonly string[] {
  return distinctNames(indexes.flatMap((index) => columns[index]?.names ?? []));
}

/** Returns names without those that differ from an earlier one only in upper and lower case, because they are the same in robots.txt. */
export function distinctNames(names: readonly string[]): readonly string[] {
  return [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed();
}

/**
 * Lists names: `GPTBot, CCBot, psbot and 4 more`. A fourth name takes no more room than `1 more`.
 *
 * @param crawlers their number, if some have no name here. A file can also have several names for one, and names of none.
 * @param areExamples true if the names are those of some of the crawlers. Otherwise up to four names stand for all.
 */
export function someNames(names: readonly string[], crawlers = names.length, areExamples = false): string {
  const isShort = names.length <= SHOWN_NAMES + 1 && !(areExamples && crawlers > names.length);
  const shown = (isShort ? names : names.slice(0, SHOWN_NAMES)).map((name) => shorten(name, LONGEST_NAME));
  const more = (crawlers > shown.length ? crawlers : names.length) - shown.length;
  return listed(isShort ? shown : [...shown, `${formatNumber(more)} more`]);
}

function sentences(...all: readonly string[]): string {
  return all.filter((sentence) => sentence !== '').join(' ');
}
