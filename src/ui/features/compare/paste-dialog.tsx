import { useId, useRef, useState } from 'react';
import { secondVersionTexts } from '../../../messages';
import type { SecondVersion } from '../../../store';
import { versionOfText } from '../../../store/compare/second-version';
import checkStyles from '../../parts/controls/check.module.css';
import { TextForm } from './text-form';
import styles from './text-form.module.css';

interface PasteDialogProps {
  /** True if the editor shows what the site serves, so that the pasted text is probably its next version. */
  readonly isLive: boolean;
  onChoose(version: SecondVersion, isAfter: boolean): void;
  onClose(): void;
}

/** Requests the text of the second version. Opens when it is mounted. */
export function PasteDialog({ isLive, onChoose, onClose }: PasteDialogProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [isAfter, setAfter] = useState(isLive);
  const submit = () => {
    const text = field.current?.value ?? '';
    setMissing(text === '');
    if (text === '') return false;
    onChoose(versionOfText(text), isAfter);
    return true;
  };
  return (
    <TextForm
      title={secondVersionTexts.pasteTitle}
      field={field}
      problem={isMissing && secondVersionTexts.pasteMissing}
      onSubmit={submit}
      onClose={onClose}
    >
      <label className={styles['label']} htmlFor={id}>
        {secondVersionTexts.paste}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles['field']}
        wrap="off"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
      />
      <fieldset className={styles['ages']}>
        <legend>{secondVersionTexts.age}</legend>
        {([false, true] as const).map((choice) => (
          <label key={String(choice)} className={checkStyles['check']}>
            <input
              type="radio"
              name={`${id}age`}
              checked={choice === isAfter}
              onChange={() => setAfter(choice)}
            />
            {choice ? secondVersionTexts.newer : secondVersionTexts.older}
          </label>
        ))}
      </fieldset>
    </TextForm>
  );
}
