import { CrawlerRules, decideUrls } from '../../engine';
import type { LintedFile } from '../../lint/fixes';
import type { VerdictChange, VerdictProbe } from './lint-protocol';

/**
 * Compares the verdicts of two texts on each probe, in the order of the probes. Decides all probes of a
 * crawler together. Yields between crawlers.
 */
export function* compareVerdicts(
  before: Pick<LintedFile, 'readBy'>,
  after: Pick<LintedFile, 'readBy'>,
  probes: readonly VerdictProbe[],
): Generator<void, readonly VerdictChange[]> {
  const changes: VerdictChange[] = [];
  for (const indexes of byCrawler(probes)) {
    const probe = probes[indexes[0] as number] as VerdictProbe;
    const urls = indexes.map((index) => (probes[index] as VerdictProbe).url);
    const old = verdictsBy(before, probe, urls);
    yield;
    const now = verdictsBy(after, probe, urls);
    yield;
    for (const [i, index] of indexes.entries())
      changes[index] = {
        url: urls[i] as string,
        before: old[i] as RuleVerdict,
        after: now[i] as RuleVerdict,
      };
  }
  return changes;
}

/** Groups the indexes of probes by crawler. */
function byCrawler(probes: readonly VerdictProbe[]): Iterable<readonly number[]> {
  const crawlers = new Map<string, number[]>();
  for (const [index, { productTokens, ignoresGlobalGroup, dialect }] of probes.entries()) {
    const key = JSON.stringify([productTokens, ignoresGlobalGroup, dialect]);
    crawlers.set(key, [...(crawlers.get(key) ?? []), index]);
  }
  return crawlers.values();
}

type RuleVerdict = VerdictChange['before'];

function verdictsBy(
  file: Pick<LintedFile, 'readBy'>,
  probe: VerdictProbe,
  urls: readonly string[],
): readonly RuleVerdict[] {
  const rules = new CrawlerRules(file.readBy(probe.dialect), probe);
  return Array.from(decideUrls(rules, urls), (rank) => rules.decisionOf(rank));
}
