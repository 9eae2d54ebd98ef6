import { type RefObject, useEffect, useId } from 'react';
import { appTexts } from '../../../messages';
import { siteOfFile } from '../../../store';
import { classNames } from '../../parts/class-names';
import { useActions, useTester } from '../../parts/tester-context';
import boxStyles from './field-box.module.css';
import styles from './url-field.module.css';

/** Maximum number of other URLs offered. No one looks through more. */
const MOST_OFFERED = 200;

interface UrlFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Id of the note that describes the field. */
  readonly noteId: string;
}

/**
 * The URL or path to test. Offers the URLs of the list. Takes the focus when a file was opened and no URL is
 * known.
 */
export function UrlField({ ref, noteId }: UrlFieldProps) {
  const actions = useActions();
  const input = useTester((state) => state.urlInput);
  const urls = useTester((state) => state.list.urls);
  const listId = useId();
  const site = useTester(siteOfFile);
  const request = useTester((state) => state.urlRequest);
  useEffect(() => {
    if (request !== null) ref.current?.focus();
  }, [request, ref]);
  const isProblem = useTester((state) => state.url.kind === 'problem');
  return (
    <div className={classNames(boxStyles['box'], styles['field'])}>
      <input
        ref={ref}
        className={styles['input']}
        aria-label={appTexts.urlLabel}
        aria-describedby={noteId}
        aria-invalid={isProblem}
        list={urls.length > 0 ? listId : undefined}
        placeholder={appTexts.urlPlaceholder(site ?? 'https://example.com')}
        inputMode="url"
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={input}
        onChange={(event) => actions.setUrl(event.currentTarget.value)}
      />
      {urls.length > 0 && (
        <datalist id={listId}>
          {[...new Set(urls.slice(0, MOST_OFFERED).map(({ url }) => url))].map((url) => (
            <option key={url} value={url} />
          ))}
        </datalist>
      )}
    </div>
  );
}
