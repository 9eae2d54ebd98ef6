import type { ImportReport } from '../../url-lists/import/import-report';
import { REJECT_REASONS, type RejectedLines } from '../../url-lists/list';
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
}: ImportReport): ImportSummary {
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
export function rejectedRows(lines: RejectedLines, from: number, to: number): readonly RejectedRow[] {
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
