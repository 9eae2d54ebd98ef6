import { placeOf } from '../../engine/fetch';
import { CompactOutcome, decideMany, selectGroups, witness } from '../../engine/match';
import { parseRobotsTxt } from '../../engine/parse';
import { applyEdits, type TextEdit } from '../../engine/text-edits';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { matchesAll } from './matches-all';
import { rulesOfGroups } from './rules-of-groups';

const GLOBAL = { productTokens: [] };
/** Maximum number of sitemap lines examined. */
const MOST_SITEMAPS = 200;

/**
 * Returns whether edits that move lines to the `*` group contradict it: it then blocks the home page or a sitemap, or turns a
 * verdict of its rules. Decides as Google does.
 */
export function contradictsStar(
  file: LintFile,
  lines: readonly LintLine[],
  edits: readonly TextEdit[],
): boolean {
  const { google, directives, text } = file;
  const rules = rulesOfGroups(google, selectGroups(google, GLOBAL).groups);
  const sitemaps = directives.filter(({ kind }) => kind === 'sitemap').slice(0, MOST_SITEMAPS);
  const needed = ['/', ...sitemaps.flatMap(({ value }) => placeOf(value)?.target ?? [])];
  const patterns = [...rules.map(({ pattern }) => pattern), ...lines.map((line) => file.patternOf(line))];
  const urls = [...needed, ...patterns.map(witness)];
  const before = decideMany(google, GLOBAL, urls);
  const after = decideMany(parseRobotsTxt(applyEdits(text, edits)), GLOBAL, urls);
  return urls.some((_, at) => {
    if (before.outcome[at] === after.outcome[at]) return false;
    if (at < needed.length && after.outcome[at] === CompactOutcome.disallowed) return true;
    const winner = before.line[at] as number;
    // A rule for everything is there to have exceptions.
    return winner > 0 && !matchesAll(google.ruleAt(winner - 1).pattern);
  });
}
