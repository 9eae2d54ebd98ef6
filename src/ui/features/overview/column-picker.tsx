import { useId } from 'react';
import { overviewTexts } from '../../../messages';
import { Select } from '../../parts/controls/select';
import styles from './column-picker.module.css';
import type { ShownColumn } from './shown-columns';

interface ColumnPickerProps {
  readonly columns: readonly ShownColumn[];
  readonly picked: number;
  readonly onPick: (column: number) => void;
}

/** Chooses the column that a phone shows. */
export function ColumnPicker({ columns, picked, onPick }: ColumnPickerProps) {
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
