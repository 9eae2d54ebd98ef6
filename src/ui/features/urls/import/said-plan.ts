import type { SaidPlan } from '../../../../messages';
import type { ImportFormat, ImportPlan, SaidSource, Sniffed } from './import-types';

const kinds = { text: 'list', sitemap: 'sitemap', log: 'log', har: 'har' } as const;
const tables: Readonly<Record<string, SaidSource>> = { ',': 'csv', ';': 'csv', '\t': 'tsv' };

/** What a format is called. */
export function sourceOf(format: ImportFormat): SaidSource {
  return format.kind === 'table' ? (tables[format.separator] ?? 'table') : kinds[format.kind];
}

/** What a file is going to be read as, for people. */
export function saidPlan({ packed, encoding, format }: ImportPlan, sample: Sniffed['sample']): SaidPlan {
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

/** How many columns the first rows have. */
export function columnCount(sample: Sniffed['sample']): number {
  return (sample ?? []).reduce((most, row) => Math.max(most, row.length), 1);
}
