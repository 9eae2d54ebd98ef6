import { type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { policyTokenNamed } from '../../../catalogue/full';
import {
  changedCrawlers,
  changedOutcomeWord,
  changedPlace,
  changesHead,
  changesHeadText,
  compareTexts,
  decidingLineNames,
  exampleOfChange,
  leftOutNote,
  moreChanges,
  preferencesNote,
  proofNote,
  type Rich,
  showMoreChanges,
  shownChange,
} from '../../../messages';
import type { TextCheck } from '../../../store';
import { outcomeIcon } from '../answer/outcome-icon';
import { classNames } from '../class-names';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import icon from '../controls/icon.module.css';
import { namesByFame } from '../overview/famous-first';
import { FoundStatus } from '../text/found-status';
import { HiddenText } from '../text/hidden-text';
import { LineLinksContext } from '../text/line-link';
import { RichText } from '../text/rich-text';
import styles from './change-block.module.css';

/** Rows shown before the others are asked for. */
const FEW = 8;

type Change = TextCheck['changes'][number];

interface ChangeBlockProps {
  /** Null while the changes are worked out, or if they can't be. */
  readonly check: TextCheck | null;
  /** Shown until the check is there: that it is being worked out, or why it is missing. */
  readonly status: string;
  /** Source of the changes, shown after their number: `from the pasted text to this file`. */
  readonly origin?: string;
  /** True if the later text is the one in the editor, so that its lines can be shown there. */
  readonly isInEditor?: boolean;
  /** True for a frame around the block. */
  readonly isFramed?: boolean;
  /** True if the head is the heading of a view, which can take the focus. */
  readonly isView?: boolean;
  /** At the end of the head. */
  readonly actions?: ReactNode;
  /** Asks about a change. Without it, rows have no action. */
  readonly onAsk?: ((change: Change) => void) | undefined;
}

/**
 * The changes between two texts, with their number, and what is proven about all others. The same everywhere: for two versions, fixes, and templates.
 * Renders its frame before the changes are known.
 */
export function ChangeBlock({
  check,
  status,
  origin = '',
  isInEditor = false,
  isFramed = false,
  isView = false,
  actions,
  onAsk,
}: ChangeBlockProps) {
  const areLinks = useContext(LineLinksContext) && isInEditor;
  const Heading = isView ? 'h2' : 'h3';
  return (
    <section
      className={classNames(styles['block'], isFramed && styles['framed'])}
      aria-label={compareTexts.whatChanges}
    >
      <div className={styles['head']}>
        <Heading {...(isView && { 'data-head': true, tabIndex: -1 })}>
          {check === null ? <span data-waits>{status}</span> : <Head check={check} origin={origin} />}
        </Heading>
        {actions}
      </div>
      <FoundStatus
        label={compareTexts.statusLabel}
        sentence={check === null ? status : changesHeadText(check, origin)}
        filter={check}
      />
      {check !== null && (
        <LineLinksContext value={areLinks}>
          {check.changed > 0 && <Rows check={check} onAsk={onAsk} />}
          <Notes check={check} isInEditor={isInEditor} />
        </LineLinksContext>
      )}
    </section>
  );
}

function Head({ check, origin }: { readonly check: TextCheck; readonly origin: string }) {
  const { strong, opened, closed } = changesHead(check);
  return (
    <>
      <b>{strong}</b>
      {opened !== '' && (
        <>
          {' · '}
          <b className={styles['opened']}>{opened}</b>
        </>
      )}
      {[closed, origin].map((part) => part !== '' && ` · ${part}`)}
    </>
  );
}

function Rows({ check, onAsk }: Pick<ChangeBlockProps, 'onAsk'> & { readonly check: TextCheck }) {
  const [isWhole, setWhole] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const showAll = () => {
    setWhole(true);
    // The button goes.
    table.current?.focus({ preventScroll: true });
  };
  const changes = useMemo(() => check.changes.map(famousFirst), [check]);
  const rows = isWhole ? changes : changes.slice(0, FEW);
  const hidden = changes.length - rows.length;
  const unlisted = check.changed - changes.length;
  return (
    <>
      <table ref={table} tabIndex={-1} className={styles['table']} aria-label={compareTexts.whatChanges}>
        <thead>
          <tr>
            <th scope="col">{compareTexts.crawlers}</th>
            <th scope="col">{compareTexts.where}</th>
            <th scope="col">{compareTexts.effect}</th>
            <th scope="col">{compareTexts.line}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((change, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a change has no identity but its place
              key={index}
              change={change}
              everyoneElse={check.everyoneElse.length}
              onAsk={onAsk}
            />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <p className={styles['more']}>
          <Button small onClick={showAll}>
            {showMoreChanges(hidden)}
          </Button>
        </p>
      )}
      {hidden === 0 && unlisted > 0 && <p className={styles['more']}>{moreChanges(unlisted)}</p>}
    </>
  );
}

interface RowProps extends Pick<ChangeBlockProps, 'onAsk'> {
  readonly change: Change;
  readonly everyoneElse: number;
}

function Row({ change, everyoneElse, onAsk }: RowProps) {
  const shown = shownChange(change);
  const { before, after, needNotObey, direction } = change;
  const { where, except } = changedPlace(shown);
  const place = (
    <>
      <RichText text={where} />
      <span className={styles['except']}>
        <RichText text={except} />
      </span>
    </>
  );
  return (
    <tr data-direction={direction}>
      <th scope="row">
        {direction === 'opened' && (
          <span className={styles['sign']} title={compareTexts.opens}>
            <Icon name="warning" />
            <HiddenText>{compareTexts.opens}: </HiddenText>
          </span>
        )}
        <RichText text={changedCrawlers(shown, everyoneElse)} />
      </th>
      <td className={styles['where']}>
        {onAsk === undefined ? (
          place
        ) : (
          <button type="button" className={styles['ask']} onClick={() => onAsk(change)}>
            {place}
          </button>
        )}
        {/* A single address is its own example. */}
        {change.place.kind !== 'page' && <small>{exampleOfChange(shown.path)}</small>}
      </td>
      <td className={styles['effect']}>
        <Verdict verdict={before} needNotObey={needNotObey} />
        <span aria-hidden="true" className={styles['arrow']}>
          →
        </span>
        <HiddenText>{compareTexts.becomes}</HiddenText>
        <Verdict verdict={after} needNotObey={needNotObey} />
      </td>
      <td className={styles['line']}>
        <RichText text={decidingLineNames(after)} />
      </td>
    </tr>
  );
}

interface VerdictProps {
  readonly verdict: Change['before'];
  readonly needNotObey: boolean;
}

function Verdict({ verdict, needNotObey }: VerdictProps) {
  const outcome = needNotObey ? 'not-applicable' : verdict.outcome;
  return (
    <span className={styles['verdict']} data-outcome={outcome}>
      <Icon name={outcomeIcon(outcome)} />
      {changedOutcomeWord(verdict, needNotObey)}
    </span>
  );
}

/** Says whether there are other changes, which stated preferences change, and which crawlers aren't reached. */
function Notes({ check, isInEditor }: { readonly check: TextCheck; readonly isInEditor: boolean }) {
  const leftOut = leftOutNote(check, isInEditor);
  return (
    <div className={styles['notes']}>
      <Note
        sign={check.isProven ? <Drawing path={PROVEN} /> : <Icon name="warning" />}
        text={proofNote(check)}
        isWarning={!check.isProven}
        isProven={check.isProven}
      />
      {check.preferences.length > 0 && (
        <Note sign={<Drawing path={NOTE} />} text={preferencesNote(check.preferences, policyTokenNamed)} />
      )}
      {leftOut !== null && <Note sign={<Icon name="warning" />} text={leftOut} isWarning />}
    </div>
  );
}

interface NoteProps {
  readonly sign: ReactNode;
  readonly text: Rich;
  readonly isWarning?: boolean;
  /** Undefined if the note is about something else. */
  readonly isProven?: boolean;
}

function Note({ sign, text, isWarning = false, isProven }: NoteProps) {
  return (
    <p
      data-warning={isWarning || undefined}
      data-proven={isProven}
      title={isProven === true ? compareTexts.proven : undefined}
    >
      {sign}
      <span>
        <RichText text={text} />
      </span>
    </p>
  );
}

/** The signs for a proof and for a note. Not among the icons of the first view, which doesn't need them. */
const PROVEN = 'M2.5 3v10M13.5 3v10M5 6.2h6M5 9.8h6';
const NOTE = 'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0M8 7.2v4M8 4.7v.1';

function Drawing({ path }: { readonly path: string }) {
  return (
    <svg className={icon['icon']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

function famousFirst(change: Change): Change {
  const { crawlers, others, exceptOthers } = change;
  return {
    ...change,
    crawlers: namesByFame(crawlers),
    others: namesByFame(others),
    exceptOthers: namesByFame(exceptOthers),
  };
}
