import type { ImportResult } from '../../url-lists/import/import-result';
import { REJECT_REASONS, type RejectedLineList, type UrlList } from '../../url-lists/list';
import { type ImportSummary, REJECTED_PER_REPLY, type RejectedRow } from './urls-protocol';

/** Maximum number of sitemaps, and of user agents, in a summary. */
const MOST_TOLD = 1_000;

/** Returns the summary of an import for the page. */
export function importSummary({
  rejected,
  sitemaps,
  furtherSitemaps,
  agents,
  ...counts
}: ImportResult): ImportSummary {
  return {
    ...counts,
    rejectedCount: rejected.total,
    rejectedBy: REJECT_REASONS.flatMap((reason) => {
      const count = rejected.countOf(reason);
      return count === 0 ? [] : [{ reason, count }];
    }),
    rejected: rejectedRows(rejected, 0, REJECTED_PER_REPLY),
    sitemaps: sitemaps.slice(0, MOST_TOLD),
    sitemapCount: sitemaps.length + furtherSitemaps,
    agents: agents && mostFrequent(agents.counts),
    agentCount: agents?.counts.size ?? 0,
    requestsWithoutAgent: agents?.without ?? 0,
  };
}

/** Returns rejected lines [from..to), at most `REJECTED_PER_REPLY`. */
export function rejectedRows(lines: RejectedLineList, from: number, to: number): readonly RejectedRow[] {
  const start = Math.max(0, Math.floor(from));
  const end = Math.min(to, start + REJECTED_PER_REPLY, lines.length);
  return Array.from({ length: Math.max(0, end - start) }, (_, i) => ({
    line: lines.lineAt(start + i),
    reason: lines.reasonAt(start + i),
    text: lines.textAt(start + i),
  }));
}

function mostFrequent(counts: ReadonlyMap<string, number>): ImportSummary['agents'] {
  return [...counts]
    .map(([agent, requests]) => ({ agent, requests }))
    .sort((a, b) => b.requests - a.requests)
    .slice(0, MOST_TOLD);
}

/**
 * Restores the counts of URLs that were in the former list. The text of a list has no counts; a URL has a
 * line for each of its expectations.
 */
export function keepCounts(list: UrlList, former: UrlList): void {
  for (let row = 0; row < former.length; row++) {
    const number = list.numberOf(former.urlAt(row));
    if (number !== null) list.setCount(number, former.countAt(row));
  }
}

/** Restores the requesters of URLs that were in the former list. The text of a list doesn't contain them. */
export function keepRequesters(list: UrlList, former: UrlList): void {
  if (former.requesters.requested === 0) return;
  for (let row = 0; row < former.length; row++) {
    const number = list.numberOf(former.urlAt(row));
    if (number !== null)
      for (const crawler of former.requesters.crawlersAt(row)) list.requesters.add(number, crawler);
  }
}

/** Returns whether a list was emptied on purpose: its text has neither a URL nor a rejected line. */
export function isEmptied(list: UrlList, { end, rejected }: ImportResult): boolean {
  return list.length === 0 && end === null && rejected.total === 0;
}

/**
 * Yields the bytes of a file until `signal` aborts. Uses a reader because some browsers lack the stream's own
 * iterator.
 */
export async function* fileBytes(file: File, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  // Ignores the rejection: cancelling a failed source rejects with the same error again.
  const cancel = (): void => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (signal.aborted) return;
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
