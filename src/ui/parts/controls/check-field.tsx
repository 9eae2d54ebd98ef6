interface CheckFieldProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly isChecked: boolean;
  onCheck(isChecked: boolean): void;
}

/** A checkbox with its label. */
export function CheckField({ className, label, isChecked, onCheck }: CheckFieldProps) {
  return (
    <label className={className}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onCheck(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
