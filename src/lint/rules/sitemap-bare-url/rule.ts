import { noTerms, readers } from '../../../engine/fields';
import { linesWithField } from '../../facts/lines-by-field';
import { atDirective, defineRule } from '../../lint-rule';

/** Typical form of a sitemap URL, without its query. */
const SITEMAP = /sitemap|\.xml(?:\.gz)?$/i;
/** Longer values aren't URLs. */
const LONGEST = 2048;

export const rule = defineRule<{ address: string }>({
  dialects: 'crawlers',
  kind: 'risk',
  fix: 'evident',
  check(file, report) {
    for (const scheme of ['http', 'https'] as const) {
      for (const { line } of linesWithField(file, scheme)) {
        // To a parser the scheme of the URL is a field and the rest its value.
        if (line.missingColon || line.value.length > LONGEST) continue;
        const address = file.text.slice(line.fieldFrom, line.valueTo);
        const [withoutQuery = ''] = address.split('?', 1);
        if (readers.sitemap(address, noTerms).kind !== 'valid' || !SITEMAP.test(withoutQuery)) continue;
        report({
          ...atDirective(line),
          params: { address },
          fix: () => [[line.fieldFrom, line.fieldFrom, 'Sitemap: ']],
        });
      }
    }
  },
});
