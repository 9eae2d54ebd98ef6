import { linesWithField } from '../../facts/lines-by-field';
import { PrefixIndex } from '../../facts/prefix-index';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

const MOST_CANDIDATES = 4;
/** A comment about keeping pages out of an index. */
const COMMENT =
  /\b(?:de-?index|no-?index(?!ed))|(?:n[’']t|\b(?:not|never|prevent|stop|disallow|block|avoid|keep|remove))\b.{0,60}\bindex(?:ed|ing)?\b(?! pages?|\.)/i;
const LONGEST_COMMENT = 300;

/** `hidden` and `hiddenLine`: a Noindex line, or a comment if `isComment`. */
export const rule = defineRule<{
  path: string;
  hidden: string;
  hiddenLine: number;
  count: number;
  isComment: boolean;
}>({
  dialects: 'crawlers',
  kind: 'risk',
  check(file, report) {
    for (const [isComment, found] of [blocksOfHidden(file), blocksWithComment(file)].entries()) {
      const [first] = found;
      if (first === undefined) continue;
      const [block, hidden] = first;
      // Files with such lines have many of them, so all share one finding.
      report({
        ...atValue(block),
        related: [hidden, ...[...found.keys()].slice(1)]
          .map(({ number }) => number)
          .filter((number) => number !== block.number),
        params: {
          path: block.value,
          hidden: hidden.value,
          hiddenLine: hidden.number,
          count: found.size,
          isComment: isComment > 0,
        },
      });
    }
  },
});

/** Returns the Disallow rules with a comment about an index, beside them or right above, and the line of the comment. */
function blocksWithComment(file: LintFile): ReadonlyMap<LintLine, LintLine> {
  const found = new Map<LintLine, LintLine>();
  for (const comment of file.lines) {
    if (comment.kind !== 'comment' && !(comment.hasComment && comment.kind === 'disallow')) continue;
    if (comment.to - comment.from > LONGEST_COMMENT) continue;
    const block = comment.kind === 'comment' ? file.lines[comment.number] : comment;
    const { text } = comment;
    if (block?.kind === 'disallow' && block.value !== '' && COMMENT.test(text.slice(text.indexOf('#'))))
      found.set(block, comment);
  }
  return found;
}

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
