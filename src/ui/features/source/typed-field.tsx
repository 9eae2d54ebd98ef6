import { type ReactNode, useId } from 'react';
import { type DescribedFieldProblem, fieldProblem } from '../../../messages';
import styles from './simulate.module.css';

interface TypedFieldProps {
  readonly label: string;
  readonly text: string;
  readonly problem: DescribedFieldProblem | null;
  readonly inputMode?: 'numeric' | 'decimal';
  /** Content after the field: its unit. */
  readonly children?: ReactNode;
  onType(text: string): void;
}

/** A number field with its problem. */
export function TypedField({
  label,
  text,
  problem,
  inputMode = 'numeric',
  children,
  onType,
}: TypedFieldProps) {
  const id = useId();
  return (
    <div className={styles['detail']}>
      <label className={styles['detailLabel']} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles['number']}
        inputMode={inputMode}
        autoComplete="off"
        value={text}
        aria-invalid={problem !== null}
        // A menu of units is read by itself.
        aria-describedby={typeof children === 'string' ? `${id}unit ${id}note` : `${id}note`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <span id={`${id}unit`} className={styles['unit']}>
        {children}
      </span>
      <span id={`${id}note`} className={styles['problem']}>
        {problem !== null && fieldProblem(problem)}
      </span>
    </div>
  );
}
