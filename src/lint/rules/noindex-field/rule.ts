import type { TextEdit } from '../../../engine/text-edits';
import { linesWithField } from '../../facts/lines-by-field';
import { noindexBlocks } from '../../facts/noindex-blocks';
import { atDirective, defineRule } from '../../lint-rule';

/** Words of the robots meta tag that files have as fields. */
const FIELDS = ['noindex', 'nofollow', 'noarchive'] as const;

/** Reports each field once, without the lines that the rule about blocked pages reports. The fix turns its lines into comments, because they may be the only list of the pages. */
export const rule = defineRule<{ field: string; value: string; count: number; isNoindex: boolean }>({
  dialects: 'crawlers',
  kind: 'risk',
  fix: 'choice',
  check(file, report) {
    const blocked = new Set([...noindexBlocks(file).values()].flat());
    for (const field of FIELDS) {
      const lines = linesWithField(file, field)
        .map(({ line }) => line)
        .filter((line) => !blocked.has(line));
      const [first, ...rest] = lines;
      if (first === undefined) continue;
      const isNoindex = field === 'noindex';
      report({
        ...atDirective(first),
        related: rest.map(({ number }) => number),
        params: { field: first.field, value: first.value, count: lines.length, isNoindex },
        ...(!isNoindex && { kind: 'advice' }),
        fix: () => lines.map(({ from }): TextEdit => [from, from, '# ']),
      });
    }
  },
});
