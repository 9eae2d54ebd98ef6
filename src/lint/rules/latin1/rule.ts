import type { TextEdit } from '../../../engine/text-edits';
import { firstRawBytes, latin1Edits } from '../../facts/latin1-text';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found } from '../../lint-rule';

/** Control characters, which don't occur in text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
const BINARY = /[\0-\x08\x0e-\x1f]/;

type Values = { field: string; escaped: string; count: number; isCompared: boolean };

export const rule = defineRule<Values>({
  dialects: { not: ['google2020', 'standard1994'] },
  kind: 'risk',
  fix: 'choice',
  check(file, report) {
    if (file.text.isWellFormed() || BINARY.test(file.text)) return;
    const harmless: LintLine[] = [];
    for (const line of file.lines) {
      if (firstRawBytes(file.text, line.from, line.to) === null) continue;
      const bytes = isCompared(line) ? firstRawBytes(file.text, line.valueFrom, line.valueTo) : null;
      if (bytes === null) harmless.push(line);
      else report(foundIn(file, line, bytes));
    }
    reportHarmless(file, harmless, report);
  },
});

/** Returns whether a line's value is a URL or a part of one. */
function isCompared(line: LintLine): boolean {
  return line.isRule || line.kind === 'sitemap';
}

function foundIn({ text }: LintFile, line: LintLine, [from, to]: readonly [number, number]): Found<Values> {
  const edits = allOrNone([
    latin1Edits(text, line.from, line.valueFrom, 'text'),
    latin1Edits(text, line.valueFrom, line.valueTo, 'escapes'),
    latin1Edits(text, line.valueTo, line.to, 'text'),
  ]);
  const inValue = edits?.find(([at]) => at === from)?.[2] ?? '';
  return {
    line,
    from,
    to,
    params: { field: line.field, escaped: inValue, count: 1, isCompared: true },
    ...(edits !== null && { fix: () => edits }),
  };
}

/** Reports all lines without an effect as one finding. */
function reportHarmless(
  { text }: LintFile,
  lines: readonly LintLine[],
  report: (found: Found<Values>) => void,
): void {
  const [line] = lines;
  if (line === undefined) return;
  const [from, to] = firstRawBytes(text, line.from, line.to) ?? [line.from, line.to];
  const edits = allOrNone(lines.map((one) => latin1Edits(text, one.from, one.to, 'text')));
  report({
    line,
    from,
    to,
    related: lines.slice(1).map(({ number }) => number),
    kind: 'cosmetic',
    params: { field: '', escaped: '', count: lines.length, isCompared: false },
    ...(edits !== null && { fix: () => edits }),
  });
}

function allOrNone(parts: readonly (readonly TextEdit[] | null)[]): readonly TextEdit[] | null {
  return parts.some((edits) => edits === null) ? null : parts.flatMap((edits) => edits ?? []);
}
