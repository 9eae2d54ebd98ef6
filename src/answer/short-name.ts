import type { KnownCrawler, OtherCrawler } from '../catalogue/chosen-crawler';
import type { DialectId } from '../engine';

/** A name of which Google's parser reads only the letters, `-` and `_` that it begins with. */
export interface ShortName {
  /** The whole name. */
  readonly token: string;
  /** The part that the parser reads; may be empty. */
  readonly reads: string;
}

/** A group that names the crawler, but in a form of which Google's parser reads only a part. */
export interface UnreadGroup extends ShortName {
  /** The name as written in the file. */
  readonly name: string;
  readonly firstLine: number;
}

/** The groups of a verdict, as far as they concern the crawler's name. */
interface NamedGroups {
  readonly selection: { readonly reason: string };
  readonly groups: readonly { readonly agents: readonly string[]; readonly firstLine: number }[];
}

type NamedInFile =
  | (Pick<KnownCrawler, 'kind' | 'parserReads'> & { readonly crawler: { readonly productToken: string } })
  | Pick<OtherCrawler, 'kind' | 'parserReads' | 'token'>;

/** Returns how a dialect shortens the crawler's name; null if it reads the whole name. */
export function shortNameOf(dialect: DialectId, crawler: NamedInFile): ShortName | null {
  if (dialect !== 'google' || crawler.parserReads === undefined) return null;
  const token = crawler.kind === 'known' ? crawler.crawler.productToken : crawler.token;
  return { token, reads: crawler.parserReads };
}

/** Finds the first group with the whole name, if the dialect shortens it and no other group names the crawler. Null if there is none. */
export function unreadGroupOf(
  dialect: DialectId,
  { selection, groups }: NamedGroups,
  crawler: NamedInFile,
): UnreadGroup | null {
  const short = shortNameOf(dialect, crawler);
  if (short === null || selection.reason === 'named') return null;
  for (const { agents, firstLine } of groups) {
    const name = agents.find((agent) => agent.toLowerCase() === short.token.toLowerCase());
    if (name !== undefined) return { ...short, name, firstLine };
  }
  return null;
}
