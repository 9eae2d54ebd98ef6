import { noindexBlocks, USUALLY_BLOCKED } from '../../facts/noindex-blocks';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** A comment about keeping pages out of an index. */
const COMMENT =
  /\b(?:de-?index|no-?index(?!ed))|(?:n[’']t|\b(?:not|never|prevent|stop|disallow|block|avoid|keep|remove))\b.{0,60}\bindex(?:ed|ing)?\b(?! pages?|\.)/i;
const LONGEST_COMMENT = 300;
/** A comment that leaves it open whether the pages may be listed. */
const MILD = /\bneed(?:n[’']t| not)\b|(?:n[’']t|\bnot) (?:need|have to|necessar)/i;
/** A Noindex line that was turned into a comment, as the fix of `noindex-field` does. */
const FORMER_LINE = /^[#\s]*no-?index\s*:\s*\S*\s*(?:#|$)/i;

/** Where the file says that search engines shouldn't list the pages. */
type Evidence = 'line' | 'comment' | 'mild comment';

/** Blocked rules, each with the lines that are the evidence. */
type Blocks = Map<LintLine, readonly LintLine[]>;

/** `hidden` and `hiddenLine`: the evidence, a Noindex line or a comment. `count`: different paths of the blocked rules. */
export const rule = defineRule<{
  path: string;
  hidden: string;
  hiddenLine: number;
  count: number;
  evidence: Evidence;
}>({
  dialects: 'crawlers',
  kind: 'risk',
  check(file, report) {
    for (const [evidence, found] of [['line', noindexBlocks(file)], ...blocksWithComment(file)] as const) {
      const [first] = found;
      if (first === undefined) continue;
      const [block, [hidden = block]] = first;
      // Files with such lines have many of them, so all share one finding.
      report({
        ...atValue(block),
        related: [
          ...new Set([...[...found.values()].flat(), ...found.keys()].map(({ number }) => number)),
        ].filter((number) => number !== block.number),
        params: {
          path: block.value,
          hidden: hidden.value,
          hiddenLine: hidden.number,
          count: new Set([...found.keys()].map(({ value }) => value)).size,
          evidence,
        },
        ...(evidence === 'mild comment' && { kind: 'advice' }),
      });
    }
  },
});

/** Returns the Disallow rules with a comment about an index, beside them or above them, and the line of the comment. */
function blocksWithComment(file: LintFile): ReadonlyMap<Evidence, Blocks> {
  const found = new Map<Evidence, Blocks>([
    ['comment', new Map()],
    ['mild comment', new Map()],
  ]);
  for (const comment of file.lines) {
    const isAbove = comment.kind === 'comment';
    if (
      isAbove
        ? file.lines[comment.number]?.isRule !== true
        : !comment.hasComment || comment.kind !== 'disallow'
    )
      continue;
    if (comment.to - comment.from > LONGEST_COMMENT) continue;
    const text = comment.text.slice(comment.text.indexOf('#'));
    if (!COMMENT.test(text) || FORMER_LINE.test(text)) continue;
    const blocks = found.get(MILD.test(text) ? 'mild comment' : 'comment') as Blocks;
    for (const line of isAbove ? rulesBelow(file, comment) : [comment]) {
      if (line.kind === 'disallow' && line.value !== '' && !USUALLY_BLOCKED.test(line.value))
        blocks.set(line, [comment]);
    }
  }
  return found;
}

/** Yields the rules below a comment up to the next line that isn't a rule. */
function* rulesBelow(file: LintFile, comment: LintLine): Generator<LintLine, void> {
  for (let index = comment.number; file.lines[index]?.isRule === true; index++)
    yield file.lines[index] as LintLine;
}
