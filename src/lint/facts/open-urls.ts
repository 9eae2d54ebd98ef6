import { groupBy } from '../../engine/collections';
import { CompactOutcome, decideMany } from '../../engine/match';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';

/** Maximum number of groups decided per call. URLs of further groups count as blocked. */
const MOST_GROUPS = 50;

/** A URL, and a line of the group that decides it. `pattern`: a Disallow pattern that a fix would add to block the URL. */
interface UrlOfLine {
  readonly line: LintLine;
  readonly url: string;
  readonly pattern?: string;
}

/**
 * Returns the URLs that the first agent of their line's group may crawl, as Google reads the file. Leaves out those whose
 * pattern would block nothing because an Allow is as long.
 */
export function openUrls<T extends UrlOfLine>(file: LintFile, urls: readonly T[]): readonly T[] {
  const byGroup = [...groupBy(urls, ({ line }) => file.groupAt(line.number))];
  return byGroup.slice(0, MOST_GROUPS).flatMap(([index, own]) => {
    const agent = file.groups[index]?.agents[0];
    if (agent === undefined) return own;
    const question = { productTokens: agent.isGlobal ? [] : [agent.token] };
    const { outcome, line } = decideMany(
      file.google,
      question,
      own.map(({ url }) => url),
    );
    return own.filter(({ pattern }, at) => {
      const winner = line[at] as number;
      const allow = winner === 0 ? '' : file.google.ruleAt(winner - 1).pattern;
      return (
        outcome[at] === CompactOutcome.allowed && (pattern === undefined || allow.length < pattern.length)
      );
    });
  });
}
