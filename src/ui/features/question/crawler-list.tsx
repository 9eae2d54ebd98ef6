import type { HTMLAttributes } from 'react';
import styles from './crawler-list.module.css';
import { CrawlerOptionRow } from './crawler-option-row';
import type { CrawlerOption } from './crawler-options';

interface CrawlerListProps {
  readonly options: readonly CrawlerOption[];
  readonly highlighted: number;
  /** Id of the chosen crawler. */
  readonly chosen: string;
  readonly propsOf: (option: CrawlerOption, index: number) => HTMLAttributes<HTMLElement>;
}

/** The rows of the crawler list under their headings. */
export function CrawlerOptionList({ options, highlighted, chosen, propsOf }: CrawlerListProps) {
  return groupByHeading(options).map(({ heading, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, but no fieldset
    <div key={heading ?? ''} role="group" aria-label={heading ?? undefined} className={styles['group']}>
      {heading !== null && (
        <div role="presentation" aria-hidden="true" className={styles['heading']}>
          {heading}
        </div>
      )}
      {rows.map(({ option, index }) => (
        <CrawlerOptionRow
          key={option.kind === 'crawler' ? option.crawler.id : 'typed'}
          option={option}
          isHighlighted={index === highlighted}
          isChosen={option.kind === 'crawler' && option.crawler.id === chosen}
          rowProps={propsOf(option, index)}
        />
      ))}
    </div>
  ));
}

interface Row {
  readonly option: CrawlerOption;
  readonly index: number;
}

function groupByHeading(options: readonly CrawlerOption[]): { heading: string | null; rows: Row[] }[] {
  const groups = new Map<string | null, Row[]>();
  for (const [index, option] of options.entries()) {
    const heading = option.kind === 'crawler' ? option.heading : null;
    const rows = groups.get(heading);
    if (rows === undefined) groups.set(heading, [{ option, index }]);
    else rows.push({ option, index });
  }
  return Array.from(groups, ([heading, rows]) => ({ heading, rows }));
}
