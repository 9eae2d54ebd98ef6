import { useId, useRef, useState } from 'react';
import { secondVersionTexts } from '../../../messages';
import type { SecondVersion, SecondVersionProblem } from '../../../store';
import { isSecondVersion, versionOfLink } from '../../../store/compare/second-version';
import { TextForm } from './text-form';
import styles from './text-form.module.css';
import { useCompare } from './use-compare';
import { VersionProblem } from './version-problem';

interface LinkDialogProps {
  onChoose(version: SecondVersion): void;
  onClose(): void;
}

/** Requests a share link whose file becomes the second version. Opens when it is mounted. */
export function LinkDialog({ onChoose, onClose }: LinkDialogProps) {
  const id = useId();
  const compare = useCompare();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<SecondVersionProblem | 'missing' | null>(null);
  const submit = async () => {
    const link = field.current?.value.trim() ?? '';
    if (link === '') {
      setProblem('missing');
      return false;
    }
    const read = await versionOfLink(link, compare.readAddress);
    if (isSecondVersion(read)) {
      onChoose(read);
      return true;
    }
    setProblem(read);
    return false;
  };
  return (
    <TextForm
      title={secondVersionTexts.linkTitle}
      field={field}
      problem={
        problem === 'missing'
          ? secondVersionTexts.linkMissing
          : problem && <VersionProblem problem={problem} />
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <label className={styles['label']} htmlFor={id}>
        {secondVersionTexts.link}
      </label>
      <input
        ref={field}
        id={id}
        className={styles['field']}
        aria-describedby={`${id}hint`}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
      />
      <p id={`${id}hint`} className={styles['hint']}>
        {secondVersionTexts.linkHint}
      </p>
    </TextForm>
  );
}
