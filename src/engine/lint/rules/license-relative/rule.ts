import { linesWithField } from '../../facts/lines-by-field';
import { reportAddress } from '../../facts/report-address';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: 'crawlers',
  severity: 'note',
  fix: 'choice',
  check(file, report) {
    const { license } = file.google.dialect.otherFields.fields;
    for (const { line } of linesWithField(file, 'license')) reportAddress(file, line, license, report);
  },
};
