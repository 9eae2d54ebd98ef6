import { type Ref, useId, useState } from 'react';
import { siteField } from '../../../messages';
import type { OpenPanel } from '../../../store';
import { classNames } from '../../parts/class-names';
import fieldStyles from '../../parts/controls/field.module.css';
import styles from './site-field.module.css';

interface SiteFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onType: (site: string) => void;
}

/** Focuses the site field: after the text that the user typed there before the panel had loaded, else with all of an offered site selected. */
export function focusSite(field: HTMLInputElement | null, panel: OpenPanel | null): void {
  field?.focus();
  if (panel?.kind === 'fetch' && panel.typed !== undefined)
    field?.setSelectionRange(field.value.length, field.value.length);
  else field?.select();
}

/**
 * The site field of the Fetch panel, with its label. Keeps the typed text itself: a new component subscribes to the store only after its first paint, and
 * until then React would put the former text back.
 */
export function SiteField({ ref, value, onType }: SiteFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    setText(value);
  }
  return (
    <>
      <label className={styles['label']} htmlFor={id}>
        {siteField.label}
      </label>
      <input
        ref={ref}
        id={id}
        className={classNames(fieldStyles['field'], styles['site'])}
        placeholder={siteField.placeholder}
        inputMode="url"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onType(event.currentTarget.value);
        }}
      />
    </>
  );
}
