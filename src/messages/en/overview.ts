import type { OverviewLimit, OverviewMember } from '../../worker/lint/overview/overview-protocol';
import { shorten } from '../shorten';
import { count, formatNumber } from './intl';
import { distinctNames, someNames } from './overview-sentence';
import { proofLimit } from './proof-limit';

/** Purpose of crawlers, as a column of the overview. */
export type CrawlerKind =
  | 'search'
  | 'ai-training'
  | 'ai-answers'
  | 'ads'
  | 'seo'
  | 'previews'
  | 'archives'
  | 'others';

/** Verdicts of a cell of the overview. `some`: blocked for some of its crawlers. Null: no URL is there. */
export type OverviewCellOutcome = 'allowed' | 'blocked' | 'some' | null;

/** The content of a cell in the overview. */
export interface DescribedCrawlers {
  readonly outcome: OverviewCellOutcome;
  /** Number of crawlers that it is blocked for, and of all. */
  readonly blocked: number;
  readonly total: number;
  readonly hasExceptions: boolean;
}

const LONGEST_COLUMN_NAME = 24;

/** Says why a file has no overview. */
export function overviewLimit(limit: OverviewLimit): string {
  switch (limit.kind) {
    case 'names':
      return `No overview: this file names more than ${formatNumber(limit.most)} crawlers.`;
    case 'columns':
      return `No overview: more than ${formatNumber(limit.most)} crawlers get different answers from this file.`;
    case 'rules':
      return `No overview: this file has more than ${formatNumber(limit.most)} rules, counted for each crawler that follows them.`;
    default:
      return `No overview: ${proofLimit(limit)}.`;
  }
}

/** Fixed texts of the Overview view. */
export const overviewTexts = {
  working: 'Working it out…',
  noFile: 'Add a robots.txt to see what it does.',
  emptyFile: 'This file is empty, so it allows everything.',
  askInstead: 'Answers about single pages are complete: ask about one above, or see Crawlers.',
  unavailable: "The overview couldn't start. Your browser may block it, or it couldn't be loaded.",
  stopped: 'The overview stopped working. Your text is safe.',
  columns: 'Columns',
  kinds: 'Kinds',
  groups: 'Groups',
  table: 'What the file does',
  place: 'Part of the site',
  crawlers: 'crawlers',
  wholeSite: 'Whole site',
  rest: 'Rest of the site',
  restInside: 'rest of the site',
  anywhere: 'Anywhere on the site',
  anyCharacters: '…',
  anyCharactersMeaning: 'stands for any characters. Where rows overlap, the longest rule decides.',
  homePageOnly: 'home page only',
  pageOnly: 'only',
  atEnd: 'at the end',
  columnFor: 'For',
  allowed: 'allowed',
  blocked: 'blocked',
  exceptions: 'except addresses in other rows',
  key: 'Key',
  proven: 'Worked out from the rules, so it covers every address except robots.txt itself.',
  notRead: 'The server’s answer decides now, not these rules. This is what they do when crawlers read them.',
  sharesHint: 'Numbers count the blocked crawlers of a column.',
  hint: 'Choose a cell to see which lines decide it.',
  everyoneElse: 'Everyone else',
  everyCrawler: 'All crawlers',
  showProblem: 'Show',
} as const;

const kindNames: Readonly<Record<CrawlerKind, string>> = {
  search: 'Search',
  'ai-training': 'AI training',
  'ai-answers': 'AI answers',
  ads: 'Ads',
  seo: 'SEO tools',
  previews: 'Previews',
  archives: 'Archives',
  others: 'Others',
};

const kindsInList: Readonly<Record<CrawlerKind, string>> = {
  search: 'search',
  'ai-training': 'AI training',
  'ai-answers': 'AI answers',
  ads: 'ads',
  seo: 'SEO',
  previews: 'previews',
  archives: 'archives',
  others: 'others',
};

/** Head of a column of kinds: `Search`, or `All AI, SEO, previews, archives` if several share it. */
export function kindsName(kinds: readonly CrawlerKind[]): string {
  const [first] = kinds;
  if (kinds.length === 1 && first !== undefined) return kindNames[first];
  const hasAllAi = kinds.includes('ai-training') && kinds.includes('ai-answers');
  const names = kinds
    .filter((kind) => !hasAllAi || kind !== 'ai-answers')
    .map((kind) => (hasAllAi && kind === 'ai-training' ? 'all AI' : kindsInList[kind]));
  const list = names.join(', ');
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** Head of a column of crawlers with the same verdicts: `GPTBot, CCBot`, or `CCBot +23`. Some names stand for several of the crawlers. */
export function groupName(written: readonly string[], crawlers: number): string {
  const names = distinctNames(written);
  const shown = names.slice(0, names.length > 2 ? 1 : 2).map((name) => shorten(name, LONGEST_COLUMN_NAME));
  return names.length > 2 ? `${shown.join('')} +${formatNumber(crawlers - 1)}` : shown.join(', ');
}

/** Number of crawlers, for screen readers: `21 crawlers`. */
export function crawlerCount(crawlers: number): string {
  return count(crawlers, 'crawler');
}

/** The number in a cell: `2/21`. */
export function blockedShare(blocked: number, total: number): string {
  return `${formatNumber(blocked)}/${formatNumber(total)}`;
}

/** Words of a cell: `blocked`, `2 of 21 blocked, with exceptions`. Empty if no URL is there. */
export function cellWord({ outcome, blocked, total, hasExceptions }: DescribedCrawlers): string {
  if (outcome === null) return '';
  const word = outcome === 'some' ? `${formatNumber(blocked)} of ${formatNumber(total)} blocked` : outcome;
  return hasExceptions ? `${word}, with exceptions` : word;
}

/** Name of a cell for screen readers: `AI training, /cart: 2 of 21 blocked, with exceptions`. */
export function cellName(column: string, place: string, cell: DescribedCrawlers): string {
  return `${column}, ${place}: ${cell.outcome === null ? 'no addresses' : cellWord(cell)}`;
}

/** Explains the number in a cell: `2/21: blocked for 2 of 21 crawlers`. */
export function shareMeaning(blocked: number, total: number): string {
  return `${blockedShare(blocked, total)}: blocked for ${formatNumber(blocked)} of ${formatNumber(total)} crawlers`;
}

/** After the first places of a row: `+ 21 more`. */
export function morePlaces(places: number): string {
  return `+ ${formatNumber(places)} more`;
}

/** In a sentence, after the first place of a row: ` and 21 more`. */
export function andMorePlaces(places: number): string {
  return places === 0 ? '' : ` and ${formatNumber(places)} more`;
}

/** Button that shows all rows of a part: `31 more areas`. */
export function moreRows(part: 'areas' | 'patterns', rows: number): string {
  return part === 'areas'
    ? count(rows, 'more area', 'more areas')
    : count(rows, 'more pattern', 'more patterns');
}

/** Below the first rows of a long part: `14 more areas aren't shown.` */
export function rowsLeftOut(part: 'areas' | 'patterns', rows: number): string {
  return `${moreRows(part, rows)} ${rows === 1 ? "isn't" : "aren't"} shown.`;
}

/** The verdict in the sentence about a cell: `blocked for 20 of 21`, `allowed, with exceptions`. */
export function cellVerdict({ outcome, blocked, total, hasExceptions }: DescribedCrawlers): string {
  if (outcome === null) return 'no addresses';
  const verdict =
    outcome === 'some' ? `blocked for ${formatNumber(blocked)} of ${formatNumber(total)}` : outcome;
  return hasExceptions ? `${verdict} with exceptions` : verdict;
}

/** Before the links to deciding lines: `, by line 7`, or `, by lines 7, 9`. A single link contains the word. */
export function byLines(lines: number): string {
  return lines === 1 ? ', by ' : ', by lines ';
}

/** After the first links to deciding lines: ` and 4 more lines`. */
export function andMoreLines(lines: number): string {
  return ` and ${count(lines, 'more line', 'more lines')}`;
}

/** Says whom a cell affects and why, and whom it doesn't. `others` are the crawlers with the other verdict. */
export function whoAndWhy(
  isBlocked: boolean,
  affected: readonly OverviewMember[],
  others: readonly OverviewMember[],
): string {
  const start = `${whyAffected(isBlocked, affected)}.`;
  if (others.length === 0) return start;
  const pronoun = others.length === 1 ? 'it' : 'them';
  const reason = others.every(({ isNamed }) => isNamed)
    ? `${others.length === 1 ? 'its' : 'their'} own group leaves it open`
    : `no rule blocks it for ${pronoun}`;
  return `${start} Not for ${someNames(others.map(({ name }) => name))}: ${reason}.`;
}

function whyAffected(isBlocked: boolean, members: readonly OverviewMember[]): string {
  const isOne = members.length === 1;
  const list = someNames(members.map(({ name }) => name));
  const named = members.filter(({ isNamed }) => isNamed).length;
  if (named === members.length) return `A group names ${list}`;
  if (named > 0)
    return `${list}: ${formatNumber(named)} of them ${named === 1 ? 'has a group of its own' : 'have groups of their own'}`;
  return isBlocked
    ? `${list} ${isOne ? 'has' : 'have'} no group, so the * group counts`
    : `No group names ${list}`;
}

/** Button that asks about a cell. */
export function askAbout(crawler: string): string {
  return `Ask about ${shorten(crawler, LONGEST_COLUMN_NAME)}`;
}

/** About crawlers that the `*` group isn't for; the parts before and after its name. */
export function skipStar(names: readonly string[]): { readonly before: string; readonly after: string } {
  const who = someNames(names);
  return names.length === 1
    ? { before: `${who} skips the `, after: ' group: it may crawl everything.' }
    : { before: `${who} skip the `, after: ' group: they may crawl everything.' };
}
