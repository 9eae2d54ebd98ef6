import { type ComponentType, type RefObject, useEffect, useId, useRef } from 'react';
import { appTexts } from '../../../messages';
import { siteOfFile } from '../../../store';
import { classNames } from '../../parts/class-names';
import { useActions, useTester } from '../../parts/tester-context';
import { PHONE, useMedia } from '../../parts/use-media';
import boxStyles from './field-box.module.css';
import styles from './url-field.module.css';
import { URL_FIELD_ID } from './url-field-id';
import { useRestedUrl } from './use-rested-url';

/** Maximum number of other URLs offered. No one looks through more. */
const MOST_OFFERED = 200;

/** Props of the button that fetches the file of the tested URL's site. */
export interface FetchSiteProps {
  /** The URL field, which takes the focus after a press. */
  readonly field: RefObject<HTMLInputElement | null>;
}

interface UrlFieldProps {
  /** Shown at the end of the field. Absent in a page that can't fetch. */
  readonly FetchSite: ComponentType<FetchSiteProps> | undefined;
  /** Id of the note that describes the field. */
  readonly noteId: string;
}

/**
 * The URL or path to test. Offers the URLs of the list. Takes the focus when a file was opened and no URL is
 * known.
 */
export function UrlField({ noteId, FetchSite }: UrlFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const actions = useActions();
  const input = useTester((state) => state.urlInput);
  const urls = useTester((state) => state.list.urls);
  const listId = useId();
  const site = useTester(siteOfFile);
  const page = useTester(({ report }) => report?.pages?.find(isReadable));
  const isPhone = useMedia(PHONE);
  const request = useTester((state) => state.urlRequest);
  useEffect(() => {
    if (request !== null) ref.current?.focus();
  }, [request]);
  const isProblem = useRestedUrl()?.kind === 'problem';
  return (
    <div className={classNames(boxStyles['box'], styles['field'])}>
      <input
        ref={ref}
        id={URL_FIELD_ID}
        className={styles['input']}
        aria-label={appTexts.urlLabel}
        aria-describedby={noteId}
        aria-invalid={isProblem}
        list={urls.length > 0 ? listId : undefined}
        placeholder={appTexts.urlPlaceholder(site, isPhone ? undefined : page)}
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
      {FetchSite && <FetchSite field={ref} />}
    </div>
  );
}

/** Returns whether a suggested page tells people something: not the home page, and no escapes. */
function isReadable(path: string): boolean {
  return path !== '/' && !path.includes('%');
}
