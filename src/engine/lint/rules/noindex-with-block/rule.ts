import { linesWithField } from '../../facts/lines-by-field';
import { PrefixIndex } from '../../facts/prefix-index';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

const MOST_CANDIDATES = 4;

export const rule = defineRule<{ path: string; hidden: string; hiddenLine: number; count: number }>({
  dialects: 'crawlers',
  kind: 'risk',
  check(file, report) {
    const found = blocksOfHidden(file);
    const [first] = found;
    if (first === undefined) return;
    const [block, hidden] = first;
    // Files with such lines have many of them, so all share one finding.
    report({
      ...atValue(block),
      related: [hidden.number, ...[...found.keys()].slice(1).map(({ number }) => number)],
      params: { path: block.value, hidden: hidden.value, hiddenLine: hidden.number, count: found.size },
    });
  },
});

/** Returns the rules that block a path of a Noindex line in their group, each with the first such line, in the order of these lines. */
function blocksOfHidden(file: LintFile): ReadonlyMap<LintLine, LintLine> {
  const indexes = new Map<number, PrefixIndex<LintLine>>();
  const found = new Map<LintLine, LintLine>();
  for (const { line } of linesWithField(file, 'noindex')) {
    if (!line.value.startsWith('/')) continue;
    const group = file.groupAt(line.number);
    const blocks = indexes.get(group) ?? blocksOf(file.groups[group]?.rules ?? []);
    indexes.set(group, blocks);
    const [block] = blocks.longest(line.value, MOST_CANDIDATES) ?? [];
    if (block !== undefined && !found.has(block)) found.set(block, line);
  }
  return found;
}

/** Indexes the Disallow rules of a group by literal beginning. */
function blocksOf(lines: readonly LintLine[]): PrefixIndex<LintLine> {
  const blocks = new Map<string, LintLine>();
  for (const line of lines) {
    const { kind, value } = line;
    if (kind === 'disallow' && value.startsWith('/') && !value.endsWith('$') && !blocks.has(value))
      blocks.set(value, line);
  }
  return new PrefixIndex(blocks);
}
