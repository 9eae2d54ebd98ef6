import type { DialectId } from '../../engine';
import type { DescribedCrawler } from './crawler';

/** A group that names the crawler, but not in a form that Google's parser can read. */
export interface UnreadGroup {
  /** The name as written in the file. */
  readonly name: string;
  /** The part of it that the parser reads; may be empty. */
  readonly reads: string;
  readonly firstLine: number;
}

/** The part of a verdict that `unreadGroup` needs. */
export interface GroupsOfVerdict {
  readonly selection: { readonly reason: string };
  readonly groups: readonly { readonly agents: readonly string[]; readonly firstLine: number }[];
}

/** Returns whether names are read by Google's parser, which takes only the letters, `-` and `_` that a name begins with. */
export function isGooglesParser(dialect: DialectId): boolean {
  return dialect === 'google';
}

/** Finds the first group whose user-agent line names the crawler but is cut short by Google's parser; null if there is none. */
export function unreadGroup(
  dialect: DialectId,
  verdict: GroupsOfVerdict,
  chosen: DescribedCrawler,
): UnreadGroup | null {
  if (!isGooglesParser(dialect) || verdict.selection.reason === 'named') return null;
  if (chosen.kind === 'none' || chosen.kind === 'loading' || chosen.parserReads === undefined) return null;
  const token = chosen.kind === 'known' ? chosen.crawler.productToken : chosen.token;
  const lowerCased = token.toLowerCase();
  for (const { agents, firstLine } of verdict.groups) {
    const name = agents.find((agent) => agent.toLowerCase() === lowerCased);
    if (name !== undefined) return { name, reads: chosen.parserReads, firstLine };
  }
  return null;
}
