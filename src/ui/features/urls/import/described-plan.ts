import type { DescribedPlan, DescribedSource } from '../../../../messages';
import type { ImportFormat, ImportPlan, Sniffed } from '../../../../store';

const kinds = { text: 'list', sitemap: 'sitemap', log: 'log', har: 'har' } as const;
const tables: Readonly<Record<string, DescribedSource>> = { ',': 'csv', ';': 'csv', '\t': 'tsv' };

/** Returns the source type of a format. */
export function sourceOf(format: ImportFormat): DescribedSource {
  return format.kind === 'table' ? (tables[format.separator] ?? 'table') : kinds[format.kind];
}

/** Describes the detected format for `planText`. */
export function describedPlan(
  { packed, encoding, format }: ImportPlan,
  sample: Sniffed['sample'],
): DescribedPlan {
  return {
    source: sourceOf(format),
    packed,
    isUtf16: encoding !== 'utf-8',
    table:
      format.kind === 'table'
        ? { separator: format.separator, hasHeader: format.hasHeader, columns: columnCount(sample) }
        : null,
  };
}

/** Returns the largest number of columns in the sample. */
export function columnCount(sample: Sniffed['sample']): number {
  return (sample ?? []).reduce((most, row) => Math.max(most, row.length), 1);
}
