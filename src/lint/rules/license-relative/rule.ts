import { readers } from '../../../engine/fields';
import { linesWithField } from '../../facts/lines-by-field';
import { type AddressValues, reportAddress } from '../../facts/report-address';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<AddressValues>({
  dialects: 'crawlers',
  kind: 'advice',
  fix: 'choice',
  check(file, report) {
    for (const { line } of linesWithField(file, 'license'))
      reportAddress(file, line, readers.license, report);
  },
});
