import { linesWithField } from '../../lines-by-field';
import type { LintRule } from '../../lint-rule';
import { reportAddress } from '../../report-address';

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'note',
  fix: 'choice',
  check(file, report) {
    const { license } = file.google.dialect.otherFields.fields;
    for (const { line } of linesWithField(file, 'license')) reportAddress(file, line, license, report);
  },
};
