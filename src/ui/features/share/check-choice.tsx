import styles from './embed-dialog.module.css';

interface CheckChoiceProps {
  readonly label: string;
  readonly isChecked: boolean;
  onCheck(isChecked: boolean): void;
}

/** Something that is so or not. */
export function CheckChoice({ label, isChecked, onCheck }: CheckChoiceProps) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onCheck(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
