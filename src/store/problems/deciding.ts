import type { Report } from '../../worker';

/** What a report says about the asked question, without the places of lines: an edit may move the deciding rule and change nothing else. Null where nothing is asked. */
export function decidingOf({ verdict }: Report): string | null {
  if (verdict === null) return null;
  const { judgement, outcome, line, candidates } = verdict;
  const rule = line === 0 ? undefined : candidates[0]?.rule;
  return JSON.stringify([judgement, outcome, rule?.type, rule?.pattern]);
}
