import { useId } from 'react';
import { columnName, urlsImportTexts } from '../../../../messages';
import type { Sniffed } from '../../../../store';
import { CheckField } from '../../../parts/controls/check-field';
import { Select } from '../../../parts/controls/select';
import type { TableFormat } from './import-types';
import { SampleTable } from './sample-table';
import styles from './table-plan.module.css';

const { file: texts } = urlsImportTexts;

interface TablePlanProps {
  readonly format: TableFormat;
  readonly sample: NonNullable<Sniffed['sample']>;
  /** Number of columns to choose from. */
  readonly columns: number;
  readonly onFormat: (format: TableFormat) => void;
}

/** Assigns the columns of a table, above a sample of its rows. */
export function TablePlan({ format, sample, columns: all, onFormat }: TablePlanProps) {
  const { columns, hasHeader } = format;
  const names = hasHeader ? (sample[0] ?? []) : [];
  const choices = Array.from({ length: all }, (_, column) => columnName(column, names[column] ?? ''));
  const choose = (chosen: Partial<TableFormat['columns']>) =>
    onFormat({ ...format, columns: { ...columns, ...chosen } });
  return (
    <>
      <div className={styles['columns']}>
        <ColumnChoice
          label={texts.urlColumn}
          choices={choices}
          column={columns.url}
          onColumn={(url) => url !== null && choose({ url })}
        />
        <ColumnChoice
          label={texts.expectedColumn}
          choices={choices}
          none={texts.noExpected}
          column={columns.expected}
          onColumn={(expected) => choose({ expected })}
        />
        {columns.expected !== null && (
          <ColumnChoice
            label={texts.crawlerColumn}
            choices={choices}
            none={texts.allCrawlers}
            column={columns.crawler}
            onColumn={(crawler) => choose({ crawler })}
          />
        )}
      </div>
      <CheckField
        label={texts.hasHeader}
        isChecked={hasHeader}
        onCheck={(isChecked) => onFormat({ ...format, hasHeader: isChecked })}
      />
      <SampleTable format={format} sample={sample} columns={all} />
    </>
  );
}

interface ColumnChoiceProps {
  readonly label: string;
  /** Column names, in order. */
  readonly choices: readonly string[];
  /** Label for choosing no column; absent if one is required. */
  readonly none?: string;
  readonly column: number | null;
  readonly onColumn: (column: number | null) => void;
}

function ColumnChoice({ label, choices, none, column, onColumn }: ColumnChoiceProps) {
  const id = useId();
  return (
    <div className={styles['column']}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={column ?? ''}
        onChange={({ currentTarget: { value } }) => onColumn(value === '' ? null : Number(value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its place
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
