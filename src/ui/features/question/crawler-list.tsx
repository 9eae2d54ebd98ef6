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

/** The rows of the crawler list, grouped by operator. */
export function CrawlerList({ options, highlighted, chosen, propsOf }: CrawlerListProps) {
  return groupByOperator(options).map(({ operator, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, but no fieldset
    <div key={operator ?? ''} role="group" aria-label={operator ?? undefined} className={styles['group']}>
      {operator !== null && (
        <div role="presentation" aria-hidden="true" className={styles['operator']}>
          {operator}
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

function groupByOperator(options: readonly CrawlerOption[]): { operator: string | null; rows: Row[] }[] {
  const groups = new Map<string | null, Row[]>();
  for (const [index, option] of options.entries()) {
    const operator = option.kind === 'crawler' ? option.crawler.operator : null;
    const rows = groups.get(operator);
    if (rows === undefined) groups.set(operator, [{ option, index }]);
    else rows.push({ option, index });
  }
  return Array.from(groups, ([operator, rows]) => ({ operator, rows }));
}
