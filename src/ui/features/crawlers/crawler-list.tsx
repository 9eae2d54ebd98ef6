import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { sectionSummary, sectionTitle } from '../../../messages';
import styles from './crawler-list.module.css';
import { CrawlerRow } from './crawler-row';
import type { ListedSection } from './listed-crawlers';

interface CrawlerListProps {
  readonly sections: readonly ListedSection[];
  /** Id of the crawler that is asked about now; null for one that the list does not have. */
  readonly testedId: string | null;
}

/** Nearly half of all rows; the second column begins with AI. */
const FIRST_COLUMN: ReadonlySet<ListedSection['id']> = new Set(['search', 'ads', 'social-preview', 'feed']);

/**
 * The rows under their purposes: one stop of the Tab key, as there are hundreds of them. Up, Down, Home and End move from row to row, Right and
 * Left within a row.
 */
export function CrawlerList({ sections, testedId }: CrawlerListProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const has = (id: string | null) =>
    sections.some(({ rows }) => rows.some(({ crawler }) => crawler.id === id));
  const first = sections[0]?.rows[0]?.crawler.id ?? null;
  const stop = [focused, testedId].find(has) ?? first;

  const onFocus = ({ target }: FocusEvent) => setFocused(rowIdOf(target) ?? focused);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const part = partToFocus(event.key, event.target, event.currentTarget);
    if (part === null) return;
    event.preventDefault();
    part.focus({ preventScroll: true });
    part.closest('li')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hands the focus on between the buttons in it
    <div className={styles['columns']} onFocus={onFocus} onKeyDown={onKeyDown}>
      {columnsOf(sections).map((column) => (
        <div key={column.some(({ id }) => FIRST_COLUMN.has(id)) ? 'first' : 'second'}>
          {column.map((section) => (
            <CrawlerSection key={section.id} section={section} testedId={testedId} stop={stop} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The sections beside each other, where there is room: every section keeps its side while a filter makes others shorter. */
function columnsOf(sections: readonly ListedSection[]): readonly (readonly ListedSection[])[] {
  const first = sections.filter(({ id }) => FIRST_COLUMN.has(id));
  const second = sections.filter(({ id }) => !FIRST_COLUMN.has(id));
  return [first, second].filter(({ length }) => length > 0);
}

function rowIdOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest('li')?.dataset['crawler'] : undefined;
}

interface CrawlerSectionProps {
  readonly section: ListedSection;
  readonly testedId: string | null;
  /** Id of the row that the Tab key reaches. */
  readonly stop: string | null;
}

/** The crawlers of one purpose, and how they come out together. */
function CrawlerSection({ section: { id, rows, counts }, testedId, stop }: CrawlerSectionProps) {
  const headingId = `crawlers-${id}`;
  return (
    <div className={styles['section']}>
      <div className={styles['head']}>
        <h3 id={headingId}>{sectionTitle(id)}</h3>
        <span className={styles['summary']}>{sectionSummary(counts)}</span>
      </div>
      <ul aria-labelledby={headingId}>
        {rows.map(({ crawler, facts }) => (
          <CrawlerRow
            key={crawler.id}
            crawler={crawler}
            facts={facts}
            isTested={crawler.id === testedId}
            isStop={crawler.id === stop}
          />
        ))}
      </ul>
    </div>
  );
}

/** What the arrow keys, Home and End lead to in a list of rows: another row's first button, or another button or link of the same row. */
function partToFocus(key: string, from: EventTarget, list: HTMLElement): HTMLElement | null {
  const row = from instanceof Element ? from.closest('li') : null;
  if (row === null) return null;
  switch (key) {
    case 'ArrowDown':
      return rowFrom(list, row, 1);
    case 'ArrowUp':
      return rowFrom(list, row, -1);
    case 'Home':
      return firstPart(rowsOf(list)[0]);
    case 'End':
      return firstPart(rowsOf(list).at(-1));
    case 'ArrowRight':
      return besides(row, from, 1);
    case 'ArrowLeft':
      return besides(row, from, -1);
    default:
      return null;
  }
}

function rowFrom(list: HTMLElement, row: HTMLElement, step: 1 | -1): HTMLElement | null {
  const rows = rowsOf(list);
  return firstPart(rows[rows.indexOf(row) + step]);
}

function besides(row: HTMLElement, from: EventTarget, step: 1 | -1): HTMLElement | null {
  const parts = partsOf(row);
  return parts[parts.indexOf(from as HTMLElement) + step] ?? null;
}

function firstPart(row: HTMLElement | undefined): HTMLElement | null {
  return (row && partsOf(row)[0]) ?? null;
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return Array.from(list.querySelectorAll<HTMLElement>('li'));
}

function partsOf(row: HTMLElement): HTMLElement[] {
  return Array.from(row.querySelectorAll<HTMLElement>('button, a'));
}
