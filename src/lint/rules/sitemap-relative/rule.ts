import { readers } from '../../../engine/fields';
import { linesWithField } from '../../facts/lines-by-field';
import { type AddressValues, reportAddress } from '../../facts/report-address';
import { isValueInDoubt } from '../../facts/value-in-doubt';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<AddressValues>({
  dialects: 'crawlers',
  kind: 'risk',
  fix: 'choice',
  check(file, report) {
    for (const { line } of linesWithField(file, 'sitemap')) {
      // Other rules report a wrong field or form of the line.
      reportAddress(file, line, readers.sitemap, (found) => {
        if (!isValueInDoubt(file, line)) report(found);
      });
    }
  },
});
