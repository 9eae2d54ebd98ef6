import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { sectionSummary, sectionTitle } from '../../../messages';
import styles from './crawler-list.module.css';
import { CrawlerListRow } from './crawler-row';
import type { ListedSection } from './listed-crawlers';

interface CrawlerListProps {
  readonly sections: readonly ListedSection[];
  /** Id of the tested crawler; null if it isn't in the catalogue. */
  readonly testedId: string | null;
}

/** Sections of the first column, which have nearly half of all rows. The second column starts with AI. */
const FIRST_COLUMN: ReadonlySet<ListedSection['id']> = new Set(['search', 'ads', 'social-preview', 'feed']);

/**
 * The rows by purpose. As there are hundreds, they share one Tab stop. Up, Down, Home and End move between
 * rows, Left and Right within a row.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between its buttons
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

/** Splits the sections into two columns. A section keeps its column while a filter shortens others. */
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
  /** Id of the row that is the Tab stop. */
  readonly stop: string | null;
}

/** The crawlers of one purpose with their counts. */
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
          <CrawlerListRow
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

/**
 * Returns the element that an arrow key, Home or End moves the focus to. This is the first button of another
 * row, or another button or link in the same row.
 */
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
