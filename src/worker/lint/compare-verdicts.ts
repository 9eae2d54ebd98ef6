import { CompactOutcome, type CompactVerdicts, decideMany, type Outcome } from '../../engine';
import type { VerdictChange, VerdictProbe } from './lint-protocol';
import type { LintedFile } from './linted-file';

const OUTCOMES = Object.fromEntries(
  Object.entries(CompactOutcome).map(([name, number]) => [number, name]),
) as Readonly<Record<number, Outcome>>;

/**
 * What the rules of two texts say to each probe, in the order of the probes. Probes of one crawler are decided together; a pause lies between
 * crawlers.
 */
export function* compareVerdicts(
  before: Pick<LintedFile, 'readBy'>,
  after: Pick<LintedFile, 'readBy'>,
  probes: readonly VerdictProbe[],
): Generator<void, readonly VerdictChange[]> {
  const changes: VerdictChange[] = [];
  for (const indexes of byCrawler(probes)) {
    const asked = probes[indexes[0] as number] as VerdictProbe;
    const urls = indexes.map((index) => (probes[index] as VerdictProbe).url);
    const old = decideMany(before.readBy(asked.dialect), asked, urls);
    yield;
    const now = decideMany(after.readBy(asked.dialect), asked, urls);
    yield;
    for (const [i, index] of indexes.entries())
      changes[index] = { url: urls[i] as string, before: verdictAt(old, i), after: verdictAt(now, i) };
  }
  return changes;
}

/** Indexes of the probes of each crawler. */
function byCrawler(probes: readonly VerdictProbe[]): Iterable<readonly number[]> {
  const crawlers = new Map<string, number[]>();
  for (const [index, { productTokens, ignoresGlobalGroup, dialect }] of probes.entries()) {
    const key = JSON.stringify([productTokens, ignoresGlobalGroup, dialect]);
    crawlers.set(key, [...(crawlers.get(key) ?? []), index]);
  }
  return crawlers.values();
}

function verdictAt({ outcome, line }: CompactVerdicts, index: number): VerdictChange['before'] {
  return { outcome: OUTCOMES[outcome[index] as number] as Outcome, line: line[index] as number };
}
