import type { Rich } from '../rich';
import { count, formatNumber, listed } from './intl';

/** Maximum number of crawlers named in a sentence. */
const MOST_NAMES = 3;

/** Number of URLs, in the editor's margin and after names: `12 URLs`. */
export function urlsFigure(urls: number): string {
  return count(urls, 'URL');
}

/** Summary above the rules: number of rules that decide URLs, that decide none, and that the crawlers don't follow. */
export function coverageSummary(deciding: number, idle: number, unfollowed: number): string {
  const parts = [`${count(deciding, 'rule')} ${deciding === 1 ? 'decides' : 'decide'} URLs`];
  if (idle > 0) parts.push(`${formatNumber(idle)} ${idle === 1 ? 'decides' : 'decide'} none of them`);
  if (unfollowed > 0) parts.push(`${formatNumber(unfollowed)} not followed`);
  return parts.join(' · ');
}

/** Explains the numbers in the table of deciding rules. `urls`: number of URLs in the list. */
export function decidingMeaning(urls: number, crawlers: readonly string[]): string {
  if (urls === 1)
    return `Shows whether a rule decides the result of the one URL in the list for ${anyOf(crawlers)}, even if the filter hides it.`;
  return `Shows how many of all ${count(urls, 'URL')} a rule decides for ${anyOf(crawlers)}, even if the filter hides some. Each URL counts once per rule.`;
}

/** Explains the table of rules that decide none of the list's URLs. `urls`: number of URLs in the list. */
export function idleMeaning(urls: number): string {
  const none =
    urls === 1
      ? "None of these rules decides the result for the one URL in the list: they don't match it"
      : `These rules decide none of the ${count(urls, 'URL')}: they match none`;
  return `${none}, or another rule wins. They may still decide other URLs.`;
}

/** Explains the table of rules that none of the crawlers follow. */
export function unfollowedMeaning(crawlers: readonly string[]): string {
  return `These rules don't apply to ${allOf(crawlers)}: they're for other crawlers, or the file isn't used.`;
}

/** Says how many URLs (`beside`) a rule blocks outside the folder or page it names. */
export function besideSentence(rule: string, line: number, beside: number): Rich {
  const start = beside === 1 ? 'starts' : 'start';
  return [
    { code: rule },
    ' in ',
    { line },
    ` also blocks ${count(beside, 'URL')} that only ${start} with the same characters:`,
  ];
}

/** Says how many URLs (`own`) of the list are at the rule's path or below it. */
export function besideOwn(pattern: string, own: number): Rich {
  return own === 0
    ? ['No URL in the list is at ', { code: pattern }, ' or below it.']
    : [`${count(own, 'URL')} ${own === 1 ? 'is' : 'are'} at `, { code: pattern }, ' or below it.'];
}

/** Explains two narrower patterns: with `/` at the end (folder) and with `$` (page). */
export function besideChoices(pattern: string): { readonly folder: Rich; readonly page: Rich } {
  const code = { code: pattern };
  return {
    folder: [{ code: `${pattern}/` }, ' blocks everything below ', code, ', but not ', code, ' itself.'],
    page: [{ code: `${pattern}$` }, ' blocks ', code, ' alone, and nothing below it.'],
  };
}

/** Button that changes a rule's pattern. */
export function changePattern(pattern: string): string {
  return `Change to ${pattern}`;
}

/** Accessible name of that button, with the rule's line. */
export function changePatternIn(pattern: string, line: number): string {
  return `Change line ${formatNumber(line)} to ${pattern}`;
}

/** Range of the rows on a page of a long table: `1–200 of 5,012`. */
export function rowsShown(from: number, to: number, total: number): string {
  const [first, last, all] = [from, to, total].map(formatNumber);
  return `${first}–${last} of ${all}`;
}

/** Joins names: `at least one of Googlebot, Bingbot, GPTBot and 3 more crawlers`; a single name stays as it is. */
function anyOf(crawlers: readonly string[]): string {
  return crawlers.length === 1 ? (crawlers[0] ?? '') : `at least one of ${namesOf(crawlers)}`;
}

/** Joins names: `Googlebot, Bingbot and GPTBot`; without names, `any crawler`. */
function allOf(crawlers: readonly string[]): string {
  return crawlers.length === 0 ? 'any crawler' : namesOf(crawlers);
}

function namesOf(crawlers: readonly string[]): string {
  const named = crawlers.slice(0, MOST_NAMES);
  const more = crawlers.length - named.length;
  return listed(more > 0 ? [...named, count(more, 'more crawler')] : named);
}

/** Fixed texts of the rules in the URLs view. */
export const coverageTexts = {
  /** Label of the switch between URLs and rules. */
  show: 'Show',
  shown: { urls: 'URLs', rules: 'Rules' },
  title: 'Rules and URLs',
  counting: 'Counting the URLs for each rule.',
  noUrls: 'There are no URLs yet. Add some to see how many each rule decides.',
  tooMany:
    'There are too many URLs and crawlers to count the rules. Choose fewer crawlers or a shorter list.',
  noRules: 'This file has no rules.',
  deciding: 'Rules that decide URLs',
  idle: 'Rules that decide none of these URLs',
  unfollowed: 'Rules that none of these crawlers follow',
  beside: 'Did you mean this?',
  besideMeaning:
    'Without a slash or $ at the end, a rule also matches longer names. These rules may block more than you want.',
  noneDecides: 'No rule decides any URL in this list. A URL that no rule matches is allowed.',
  names: 'Also matched',
  more: 'and others',
  columns: { line: 'Line', rule: 'Rule', urls: 'URLs' },
  previous: 'Previous',
  next: 'Next',
  unusual: "This line can't be changed here. Edit it in the editor.",
} as const;
