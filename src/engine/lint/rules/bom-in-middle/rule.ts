import { parseRobotsTxt } from '../../../parse';
import { applyEdits } from '../../apply-edits';
import { intentOfDirective } from '../../facts/intent-of-line';
import { looksLikeHtml } from '../../facts/looks-like-html';
import type { Edit } from '../../finding';
import { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found } from '../../lint-rule';

const MARK = '\ufeff';

type Values = { field: string; value: string };

export const rule = defineRule<Values>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'evident',
  // `invisible-characters` reports marks inside a line or at its end.
  check(file, report) {
    if (!file.text.includes(`\n${MARK}`) || looksLikeHtml(file)) return;
    const lines = file.lines.filter(({ from }) => from > 0 && file.text.startsWith(MARK, from));
    const text = applyEdits(
      file.text,
      lines.map(({ from }): Edit => [from, from + MARK.length, '']),
    );
    // The intended lines are those that Google's parser reads without the marks.
    const mended = new LintFile(parseRobotsTxt(text), file.context);
    for (const line of lines) {
      const meant = mended.lines[line.number - 1];
      if (meant?.isDirective) report(foundIn(line, meant));
    }
  },
});

function foundIn(line: LintLine, meant: LintLine): Found<Values> {
  const { from } = line;
  const to = from + MARK.length;
  const intent = intentOfDirective(meant.kind, meant.value);
  return {
    line,
    from,
    to,
    params: { field: meant.field, value: meant.value },
    ...(intent === null ? { kind: meant.kind === 'sitemap' ? 'risk' : 'advice' } : { intent }),
    fix: () => [[from, to, '']],
  };
}
