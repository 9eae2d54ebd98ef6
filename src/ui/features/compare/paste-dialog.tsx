import { useId, useRef, useState } from 'react';
import { secondVersionTexts } from '../../../messages';
import type { SecondVersion } from '../../../store';
import { versionOfText } from '../../../store/compare/second-version';
import { TextForm } from './text-form';
import styles from './text-form.module.css';

interface PasteDialogProps {
  onChoose(version: SecondVersion): void;
  onClose(): void;
}

/** Requests the text of the second version. Opens when it is mounted. */
export function PasteDialog({ onChoose, onClose }: PasteDialogProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    const text = field.current?.value ?? '';
    setMissing(text === '');
    if (text === '') return false;
    onChoose(versionOfText(text));
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
    </TextForm>
  );
}
