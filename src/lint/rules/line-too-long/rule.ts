import { dialectOfProfile } from '../../../engine/crawlers';
import { LineSpan } from '../../../engine/parse';
import { intentOfDirective } from '../../facts/intent-of-line';
import { linesFollowedBy } from '../../facts/lines-followed';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule, type Found } from '../../lint-rule';

/** Maximum number of characters that Yandex accepts in a rule (error-dictionary/robots-txt). */
const MOST_AT_YANDEX = 1024;

type Values = { who: string; field: string; length: number; isRule: boolean };

export const rule = defineRule<Values>({
  dialects: { only: ['google', 'yandex'] },
  kind: 'mistake',
  check(file, report) {
    const isReadByYandex = yandexLines(file);
    for (const line of file.directives) {
      const cut = line.isTooLong ? cutByGoogle(file, line) : null;
      if (cut !== null) report(cut);
      else if (line.isRule && line.valueTo - line.valueFrom > MOST_AT_YANDEX && isReadByYandex(line.number))
        report({
          ...atValue(line),
          kind: 'risk',
          params: { who: 'Yandex', field: line.field, length: line.valueTo - line.valueFrom, isRule: true },
        });
    }
  },
});

/** Returns the finding for a value that Google's limit cuts; null if the limit falls into the comment. */
function cutByGoogle(file: LintFile, line: LintLine): Found<Values> | null {
  const { table } = file.readBy('rfc9309');
  const row = line.number - 1;
  const value = table.writtenValue(row);
  if (value === line.value) return null;
  const to = table.span(row, LineSpan.valueTo);
  const intent = intentOfDirective(line.kind, value);
  return {
    line,
    from: line.valueFrom,
    to,
    params: { who: 'Google', field: line.field, length: line.to - line.from, isRule: line.isRule },
    ...(intent === null ? { kind: line.kind === 'sitemap' ? 'risk' : 'advice' } : { intent }),
  };
}

/** Returns a function that tells whether a Yandex crawler reads a line. Computed on first use. */
function yandexLines(file: LintFile): (line: number) => boolean {
  let readers: readonly ((line: number) => boolean)[] | undefined;
  return (line) => {
    readers ??= file.context.crawlers
      .filter((crawler) => dialectOfProfile(crawler) === 'yandex')
      .map((crawler) => linesFollowedBy(file, crawler));
    return readers.some((follows) => follows(line));
  };
}
