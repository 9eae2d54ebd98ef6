import type { Ref } from 'react';
import { appTexts } from '../../messages';
import { useActions, useTester } from '../tester-context';
import styles from './url-field.module.css';

interface UrlFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Id of the note that describes the field. */
  readonly noteId: string;
}

/** The URL or path to test. */
export function UrlField({ ref, noteId }: UrlFieldProps) {
  const actions = useActions();
  const input = useTester((state) => state.urlInput);
  const isProblem = useTester((state) => state.url.kind === 'problem');
  return (
    <div className={styles['field']}>
      <input
        ref={ref}
        className={styles['input']}
        aria-label={appTexts.urlLabel}
        aria-describedby={noteId}
        aria-invalid={isProblem}
        placeholder={appTexts.urlPlaceholder}
        inputMode="url"
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={input}
        onChange={(event) => actions.setUrl(event.currentTarget.value)}
      />
    </div>
  );
}
