import { type FocusEvent, useId, useMemo, useRef, useState } from 'react';
import { overviewTexts } from '../../../messages';
import type { OverviewContent, Problems } from '../../../store';
import { Select } from '../../parts/controls/select';
import { useActions, useTesterStore } from '../../parts/tester-context';
import { PHONE, useMedia } from '../../parts/use-media';
import type { AskedCell } from './ask-about-cell';
import { cellExamples } from './cell-examples';
import { CellStrip } from './cell-strip';
import type { ColumnChoice } from './column-choice';
import type { OverviewExtras } from './overview-extras';
import { OverviewHead } from './overview-head';
import { OverviewKey } from './overview-key';
import styles from './overview-report.module.css';
import { OverviewTable } from './overview-table';
import { countedCell } from './shown-cell';
import { groupColumns, kindColumns, type ShownColumn } from './shown-columns';
import { useActiveCell } from './use-active-cell';
import { useCellLines } from './use-cell-lines';

/** Most groups of crawlers that are shown unless kinds are chosen. */
const FEW_GROUPS = 5;
/** Most columns of a table on a phone. */
const MOST_PHONE_COLUMNS = 3;

interface OverviewReportProps {
  /** Null in the embed page. */
  readonly extras: OverviewExtras | null;
  readonly problems: Problems;
  /** Number of the overview. */
  readonly id: number;
  readonly content: OverviewContent;
}

/** Sentence, table and key of an overview, and details about the cell that is pointed at. */
export function OverviewReport({ extras, problems, id, content }: OverviewReportProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isPhone = useMedia(PHONE);
  const [chosen, setChosen] = useState(() => extras?.loadChoice() ?? null);
  const [picked, setPicked] = useState(0);
  const choice = chosen ?? (content.columns.length <= FEW_GROUPS ? 'groups' : 'kinds');
  const columns = useMemo(
    () => (choice === 'groups' ? groupColumns(content) : kindColumns(content)),
    [choice, content],
  );
  const hasPicker = isPhone && columns.length > MOST_PHONE_COLUMNS;
  const shown = hasPicker ? pickedColumn(columns, picked) : columns;
  const examples = useMemo(() => {
    const rows = [...content.areas.rows, ...content.patterns.rows];
    return cellExamples(rows.flatMap((row) => shown.map(({ members }) => countedCell(row, members))));
  }, [content, shown]);
  const cells = useActiveCell(content, shown);
  const { active } = cells;
  const actions = useActions();
  const store = useTesterStore();
  const ask =
    extras === null
      ? undefined
      : (cell: AskedCell) => extras.ask(cell, content, { state: store.getState(), actions });
  const lines = useCellLines(problems, id, active);
  const choose = (next: ColumnChoice) => {
    setChosen(next);
    setPicked(0);
    cells.clear();
    extras?.saveChoice(next);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // Without another element, the window has lost the focus.
    if (relatedTarget !== null && panel.current?.contains(relatedTarget) === false) cells.leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that pointer or focus leave it
    <div
      ref={panel}
      className={styles['panel']}
      data-overview={id}
      onBlur={onBlur}
      onPointerLeave={cells.endHover}
    >
      <div className={styles['content']}>
        <OverviewHead
          finding={extras && <extras.Finding problems={problems} />}
          picture={extras && <extras.Picture content={content} columns={columns} />}
          content={content}
          choice={choice}
          onChoose={choose}
        />
        {hasPicker && (
          <ColumnPicker
            columns={columns}
            picked={columns.indexOf(shown[0] as ShownColumn)}
            onPick={(column) => {
              setPicked(column);
              cells.clear();
            }}
          />
        )}
        <OverviewTable
          content={content}
          columns={shown}
          hasWords={hasPicker}
          cells={cells}
          onAsk={isPhone ? undefined : ask}
        />
        <OverviewKey content={content} examples={examples} />
      </div>
      <CellStrip cell={active} lines={lines} hasShares={examples.some !== undefined} onAsk={ask} />
    </div>
  );
}

/** Returns the picked column, or the first one if it is gone. */
function pickedColumn(columns: readonly ShownColumn[], picked: number): readonly ShownColumn[] {
  const column = columns[picked] ?? columns[0];
  return column === undefined ? [] : [column];
}

interface ColumnPickerProps {
  readonly columns: readonly ShownColumn[];
  readonly picked: number;
  readonly onPick: (column: number) => void;
}

/** Chooses the column that a phone shows. */
function ColumnPicker({ columns, picked, onPick }: ColumnPickerProps) {
  const id = useId();
  return (
    <p className={styles['picker']}>
      <label htmlFor={id}>{overviewTexts.columnFor}</label>
      <Select id={id} value={picked} onChange={({ target }) => onPick(Number(target.value))}>
        {columns.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </Select>
    </p>
  );
}
