import { useId } from 'react';
import { urlsImportTexts } from '../../../../messages';
import styles from './import-dialog.module.css';

const { file: texts } = urlsImportTexts;

interface ModeChoiceProps {
  readonly replaces: boolean;
  readonly onReplaces: (replaces: boolean) => void;
}

/** Whether what is imported comes to the list or in its place. */
export function ModeChoice({ replaces, onReplaces }: ModeChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles['mode']}>
      <legend className={styles['label']}>{texts.mode}</legend>
      {([false, true] as const).map((choice) => (
        <label key={String(choice)} className={styles['check']}>
          <input type="radio" name={name} checked={choice === replaces} onChange={() => onReplaces(choice)} />
          {choice ? texts.replace : texts.add}
        </label>
      ))}
    </fieldset>
  );
}
