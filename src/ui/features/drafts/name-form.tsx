import { useEffect, useId, useRef } from 'react';
import { draftsTexts } from '../../../messages';
import { draftNameFrom, LONGEST_DRAFT_NAME } from '../../../store';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import fieldStyles from '../../parts/controls/field.module.css';
import styles from './name-form.module.css';

interface NameFormProps {
  readonly name: string;
  /** Called with the normalised name. Empty when the name is removed. */
  onName(name: string): void;
  onCancel(): void;
}

/** A field for a draft's name, which replaces the draft's row. Enter saves the name, Esc cancels. */
export function NameForm({ name, onName, onCancel }: NameFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onName(draftNameFrom(field.current?.value ?? name));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Esc cancels the naming, not the dialog around it.
        event.preventDefault();
        onCancel();
      }}
    >
      <label className={styles['label']} htmlFor={id}>
        {draftsTexts.nameField}
      </label>
      <input
        ref={field}
        id={id}
        className={classNames(fieldStyles['field'], styles['field'])}
        defaultValue={name}
        maxLength={LONGEST_DRAFT_NAME}
        autoComplete="off"
      />
      <Button type="submit" primary>
        {draftsTexts.saveName}
      </Button>
      <Button onClick={onCancel}>{draftsTexts.cancel}</Button>
    </form>
  );
}
