import styles from './check.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly isChecked: boolean;
  onCheck(isChecked: boolean): void;
}

/** A checkbox with its label. */
export function CheckField({ label, isChecked, onCheck }: CheckFieldProps) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onCheck(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
