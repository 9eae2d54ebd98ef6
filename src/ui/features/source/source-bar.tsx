import { type ComponentType, Suspense, useCallback, useId, useRef } from 'react';
import {
  changeSameFile,
  fetchButton,
  fileTexts,
  plain,
  sameFileHint,
  simulateButton,
} from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { Icon } from '../../parts/controls/icon';
import link from '../../parts/controls/link.module.css';
import { DialogMissing } from '../../parts/dialog/dialog-missing';
import type { PanelProps } from '../../parts/dialog/source-panel';
import { nameOfOrigin } from '../../parts/file/name-of-origin';
import { useHasFile } from '../../parts/file/use-has-file';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useActions, useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { LazyWarningButtons } from './lazy-warning-buttons';
import styles from './source-bar.module.css';
import { isAboutFetching, usePageWarning } from './use-page-warning';
import { isLineEdit, useShownWrite } from './use-shown-write';
import { useSiteTexts } from './use-site-texts';
import type { Warning } from './use-warning';

const WriteText = lazyPart(
  () => import('./write-message').then((module) => module.WriteText),
  () => null,
);

const WriteButtons = lazyPart(
  () => import('./write-message').then((module) => module.WriteButtons),
  () => null,
);

const SimulatePanel = lazyPart(
  () => import('./simulate-panel').then((module) => module.SimulatePanel),
  DialogMissing,
);

interface SourceBarProps {
  readonly isEditorMissing: boolean;
  /** Focuses the editor. */
  readonly onEditor: () => void;
  /** The panel that fetches the file of a site. */
  readonly FetchPanel: ComponentType<PanelProps>;
}

/**
 * Origin of the text, and its most urgent warning.
 * The row and the status box are always mounted, so that screen readers announce a warning. Ends with the
 * buttons of the Fetch and Simulate panels.
 */
export function SourceBar({ isEditorMissing, onEditor, FetchPanel }: SourceBarProps) {
  const id = useId();
  const actions = useActions();
  const fetchRef = useRef<HTMLButtonElement>(null);
  const simulateRef = useRef<HTMLButtonElement>(null);
  const shown = useTester((state) => state.sourcePanel?.kind ?? null);
  const close = useCallback(() => actions.showPanel(null), [actions]);
  const present = usePageWarning(isEditorMissing);
  const write = useShownWrite(present, isEditorMissing);
  const isEdit = useTester(({ written }) => written !== null && isLineEdit(written));
  const warning = write === 'message' ? null : present;
  const isLong = warning !== null && plain(warning.text).length > LONGEST_BESIDE;
  const isFetching = isAboutFetching(warning?.notice);
  const hidesName =
    (write === 'message' && isEdit) ||
    warning?.remedy === 'stopSimulating' ||
    isFetching ||
    (isLong && isNotice(warning));
  const icon = useTester(({ document: { origin, text } }) => {
    if (origin.kind === 'site') return 'globe';
    return origin.kind === 'example' && text.length > 0 ? 'example' : 'file';
  });
  const shownRef = shown === 'fetch' ? fetchRef : simulateRef;
  const Panel = shown === 'fetch' ? FetchPanel : SimulatePanel;
  const frame = { id, button: shownRef, onClose: close };
  const leave = () => {
    close();
    shownRef.current?.focus();
  };
  const buttonProps = (kind: 'fetch' | 'simulate') => ({
    small: true,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': shown === kind,
    'aria-controls': shown === kind ? id : undefined,
    onClick: () => actions.showPanel(shown === kind ? null : { kind, site: null }),
    onKeyDown: ({ key }: { readonly key: string }) => key === 'Escape' && close(),
  });
  return (
    <>
      <section
        className={classNames(
          styles['bar'],
          warning !== null && styles['warning'],
          warning !== null && isNotice(warning) && styles['notice'],
          isLong && styles['long'],
          write === 'message' && styles['written'],
          write === 'message' && isEdit && styles['edited'],
        )}
        aria-label={fileTexts.source}
      >
        <Icon name={warning !== null ? 'warning' : icon} />
        {/* The title isn't on the status, because screen readers would announce it too. */}
        <div className={styles['text']} title={warning === null ? undefined : plain(warning.text)}>
          {!hidesName && <OriginName onChange={() => fetchRef.current?.focus()} />}
          <Suspense>
            {(write === 'message' || write === 'both') && <WriteText isShort={write === 'both'} />}
          </Suspense>
          <div role="status" className={warning === null ? undefined : styles['message']}>
            {warning !== null && <RichText text={warning.text} />}
          </div>
        </div>
        <Suspense>
          {warning !== null && (
            <LazyWarningButtons
              warning={warning}
              onStopped={() => simulateRef.current?.focus()}
              onAnswered={onEditor}
            />
          )}
        </Suspense>
        <Suspense>
          {write !== null && <WriteButtons isOnlyUndo={write === 'undo'} onLost={onEditor} />}
        </Suspense>
        {!isFetching && (
          <>
            <Button ref={fetchRef} icon="globe" {...buttonProps('fetch')}>
              {fetchButton}
            </Button>
            <Button ref={simulateRef} {...buttonProps('simulate')}>
              {simulateButton.title}
              <Icon name="down" />
            </Button>
          </>
        )}
      </section>
      <Suspense>{shown && <Panel {...frame} onLeave={leave} onEditor={onEditor} />}</Suspense>
    </>
  );
}

/** Longest text of a notice that fits beside all buttons at a width of 1440 px, in UTF-16 units. */
const LONGEST_BESIDE = 60;

/** Returns true for the news of an event, false for a warning that lasts as long as its cause, or includes one. */
function isNotice({ notice, remedy, canBeDismissed }: Warning): boolean {
  return notice !== undefined || (canBeDismissed && remedy !== 'stopSimulating');
}

/** Origin of the text, its assumed URL, the site's answer, and whether the text was edited. `onChange`: called when its button is about to disappear. */
function OriginName({ onChange }: { readonly onChange: () => void }) {
  const origin = useTester((state) => state.document.origin);
  const hasFile = useHasFile();
  const isEdited = useTester((state) => state.document.edited);
  const place = useTester(({ robotsUrl }) => (robotsUrl.kind === 'url' ? robotsUrl.href : null));
  const seen = useTester(({ report }) =>
    report?.file.sitemapOrigin == null
      ? null
      : fileTexts.siteSeen(report.file.sitemapOrigin, report.file.sitemapLine, report.sitemapHost !== null),
  );
  const sameFile = useTester((state) => state.sameFile);
  const actions = useActions();
  const siteTexts = useSiteTexts(origin.kind === 'site');
  if (!hasFile) return <span className={styles['facts']}>{fileTexts.none}</span>;
  const name = nameOfOrigin(origin);
  const hint = (): string | null => {
    if (sameFile.length > 0) return sameFileHint(sameFile);
    if (origin.kind === 'site' && place === origin.url) return siteTexts?.siteFacts(origin) ?? null;
    if (place !== null) return fileTexts.at(place);
    if (origin.kind === 'example') return fileTexts.exampleHint;
    return seen;
  };
  const text = hint();
  return (
    <>
      <span className={styles['name']} translate={origin.kind === 'file' ? 'no' : undefined} title={name}>
        {name}
      </span>
      {text !== null && (
        <span className={styles['hint']} title={text}>
          {text}
        </span>
      )}
      {sameFile.length > 0 && (
        <button
          type="button"
          className={classNames(link['link'], styles['change'])}
          onClick={() => {
            actions.setSameFile([]);
            onChange();
          }}
        >
          {changeSameFile}
        </button>
      )}
      {isEdited && origin.kind !== 'typed' && <span className={styles['facts']}>{fileTexts.edited}</span>}
    </>
  );
}
