import { useEffect, useId, useRef } from 'react';
import { embedDialogTexts } from '../../../messages';
import type { EmbedChoices } from './embed-choices';
import styles from './embed-dialog.module.css';

interface FormChoiceProps {
  readonly value: EmbedChoices['form'];
  /** What the chosen form is for. */
  readonly hint: string;
  onChoose(form: EmbedChoices['form']): void;
}

/** In which form the code is written. */
export function FormChoice({ value, hint, onChoose }: FormChoiceProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  // After the window has opened, which puts the focus on its first button.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset className={styles['forms']} aria-describedby={`${id}-hint`}>
      <legend className={styles['label']}>{embedDialogTexts.form}</legend>
      {embedDialogTexts.forms.map(([form, name], index) => (
        <label key={form} className={styles['check']}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={id}
            checked={form === value}
            onChange={() => onChoose(form)}
          />
          {name}
        </label>
      ))}
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    </fieldset>
  );
}
