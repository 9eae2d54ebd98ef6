import { beginsLikeComment } from '../../facts/comment-signs';
import { looksLikeHtml } from '../../facts/looks-like-html';
import type { Edit } from '../../finding';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found } from '../../lint-rule';

/** Marks that start and end multi-line comments. */
const BLOCKS: readonly (readonly [string, string])[] = [
  ['/*', '*/'],
  ['<!--', '-->'],
];
/** Maximum number of UTF-16 units of a line searched for the end of the comment. */
const LONGEST_LINE = 4000;

type Values = { text: string; live: boolean; count: number };

export const rule = defineRule<Values>({
  dialects: 'all',
  kind: 'cosmetic',
  fix: 'evident',
  check(file, report) {
    if (looksLikeHtml(file)) return;
    const { lines } = file;
    const neverEnds = new Set<string>();
    for (let i = 0; i < lines.length; ) {
      if (!beginsLikeComment(contentOf(lines[i] as LintLine))) {
        i++;
        continue;
      }
      const end = endOfBlock(lines, i, neverEnds) ?? endOfRun(lines, i);
      reportComment(lines.slice(i, end), report);
      i = end;
    }
  },
});

/** Returns the start of a line that no dialect understands; empty for all other lines. */
function contentOf(line: LintLine): string {
  if (line.kind !== 'text' && line.kind !== 'other') return '';
  return line.text.trimStart().slice(0, LONGEST_LINE);
}

/** Returns the index after the line that ends a comment opened by a line. Null if it opens none, or if the comment never ends. */
function endOfBlock(lines: readonly LintLine[], from: number, neverEnds: Set<string>): number | null {
  const content = contentOf(lines[from] as LintLine);
  const end = BLOCKS.find(([sign]) => content.startsWith(sign))?.[1];
  if (end === undefined || content.includes(end) || neverEnds.has(end)) return null;
  for (let i = from + 1; i < lines.length; i++) {
    const line = lines[i] as LintLine;
    // A rule may contain the mark too, as `/*/feed/` does.
    if (line.kind !== 'empty' && !line.isRule && line.text.slice(0, LONGEST_LINE).trimEnd().endsWith(end))
      return i + 1;
  }
  neverEnds.add(end);
  return null;
}

/** Returns the index after a run of lines that begin like comments. */
function endOfRun(lines: readonly LintLine[], from: number): number {
  let end = from + 1;
  while (end < lines.length && beginsLikeComment(contentOf(lines[end] as LintLine))) end++;
  return end;
}

/** Reports a run of lines as one comment. Only rules and user-agent lines inside it have an effect. */
function reportComment(lines: readonly LintLine[], report: (found: Found<Values>) => void): void {
  const written = lines.filter(({ kind }) => kind !== 'empty' && kind !== 'comment');
  const [first, ...rest] = written as [LintLine, ...LintLine[]];
  report({
    line: first,
    related: rest.map(({ number }) => number),
    params: { text: first.text.trim(), live: false, count: written.length },
    fix: () => written.map(({ from }): Edit => [from, from, '# ']),
  });
  for (const line of rest) {
    if (!line.isRule && line.kind !== 'user-agent') continue;
    report({
      line,
      params: { text: line.text.trim(), live: true, count: 1 },
      ...(line.isRule ? { kind: 'mistake', intent: { kind: 'rules', rules: [] } } : { kind: 'risk' }),
      fix: () => [[line.from, line.from, '# ']],
    });
  }
}
