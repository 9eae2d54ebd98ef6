import { crawlersExport, ruleText, sectionTitle } from '../../../messages';
import { csvTable, markdownTable, markdownText } from '../../parts/table/table-text';
import { wellFormed } from '../../parts/text/well-formed';
import type { ListedCrawler, ListedSection } from './listed-crawlers';

/** A format for copying the list. */
export type CopyFormat = 'markdown' | 'csv';

/** Returns the rows of the sections as a table about a URL. */
export function crawlersTable(format: CopyFormat, sections: readonly ListedSection[], url: string): string {
  const rows = sections.flatMap((section) => section.rows.map((listed) => cellsOf(listed, section)));
  const { columns, about } = crawlersExport;
  if (format === 'markdown')
    return wellFormed(`${about} ${markdownText(url)}\n\n${markdownTable({ heads: columns, rows })}`);
  // Every row names the URL, so that tables of several URLs can be combined.
  const heads = [crawlersExport.url, ...columns];
  return wellFormed(csvTable({ heads, rows: rows.map((cells) => [url, ...cells]) }));
}

function cellsOf({ crawler, row, facts }: ListedCrawler, { id }: ListedSection): string[] {
  return [
    crawler.name,
    crawler.productToken,
    crawler.operator,
    sectionTitle(id),
    facts.outcome,
    facts.line === 0 ? '' : String(facts.line),
    facts.line === 0 || row.rule === null ? '' : ruleText(row.rule),
    [facts.note, facts.explain].filter((words) => words !== null).join(': '),
    crawler.dialect === 'unknown' ? crawlersExport.assumed : crawlersExport.documented,
  ];
}
