import { pathOf } from '../../match/contest';
import { CompactOutcome, decideMany } from '../../match/decide-many';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { memoize } from './memoize';

/** The address that is asked about, as patterns are compared with it. */
export interface TestedAddress {
  /** Without its query. */
  readonly path: string;
  /** With its query. */
  readonly target: string;
}

/** The address that is asked about; null where none is. */
export const testedAddress = memoize((file: LintFile): TestedAddress | null => {
  const { url } = file.context;
  if (url === null) return null;
  const target = pathOf(url, file.google);
  const query = target.indexOf('?');
  return { path: query < 0 ? target : target.slice(0, query), target };
});

/** Whether those whom a line's group names first may crawl an address, by Google's reading. */
export function mayCrawl(file: LintFile, line: LintLine, target: string): boolean {
  const agent = file.groups[file.groupAt(line.number)]?.agents[0];
  if (agent === undefined) return true;
  const question = { productTokens: agent.isGlobal ? [] : [agent.token] };
  return decideMany(file.google, question, [target]).outcome[0] === CompactOutcome.allowed;
}
