import { useContext, useMemo, useState } from 'react';
import {
  changedCrawlers,
  changedOutcomeWord,
  changedPlace,
  compareTexts,
  decidingLineNames,
  exampleOfChange,
  moreChanges,
  showMoreChanges,
  shownChange,
} from '../../../messages';
import type { TextCheck } from '../../../store';
import { outcomeIcon } from '../answer/outcome-icon';
import { Button } from '../controls/button';
import { Icon } from '../controls/icon';
import { namesByFame } from '../overview/famous-first';
import { HiddenText } from '../text/hidden-text';
import { LineLinksContext } from '../text/line-link';
import { RichText } from '../text/rich-text';
import styles from './changes-table.module.css';

/** Rows shown before the others are asked for. */
const FEW = 8;

type Change = TextCheck['changes'][number];

interface ChangesTableProps {
  readonly check: TextCheck;
  /** True if the later text is the one in the editor, so that its lines can be shown there. */
  readonly isInEditor: boolean;
  /** Asks about a change. Without it, rows have no action. */
  readonly onAsk?: ((change: Change) => void) | undefined;
}

/** The changes between two texts: crawlers, place, verdict before and after, deciding line. */
export function ChangesTable({ check, isInEditor, onAsk }: ChangesTableProps) {
  const [isWhole, setWhole] = useState(false);
  const changes = useMemo(() => check.changes.map(famousFirst), [check]);
  const rows = isWhole ? changes : changes.slice(0, FEW);
  const hidden = changes.length - rows.length;
  const unlisted = check.changed - changes.length;
  const areLinks = useContext(LineLinksContext) && isInEditor;
  return (
    <LineLinksContext value={areLinks}>
      <table className={styles['table']} aria-label={compareTexts.whatChanges}>
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
            <ChangeRow
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
          <Button small onClick={() => setWhole(true)}>
            {showMoreChanges(hidden)}
          </Button>
        </p>
      )}
      {hidden === 0 && unlisted > 0 && <p className={styles['more']}>{moreChanges(unlisted)}</p>}
    </LineLinksContext>
  );
}

interface ChangeRowProps extends Pick<ChangesTableProps, 'onAsk'> {
  readonly change: Change;
  readonly everyoneElse: number;
}

function ChangeRow({ change, everyoneElse, onAsk }: ChangeRowProps) {
  const shown = shownChange(change);
  const { before, after, needNotObey } = change;
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
    <tr>
      <th scope="row">
        <RichText text={changedCrawlers(shown, everyoneElse)} />
      </th>
      <td className={styles['where']}>
        {onAsk === undefined ? (
          place
        ) : (
          <button
            type="button"
            className={styles['ask']}
            title={exampleOfChange(shown.path)}
            onClick={() => onAsk(change)}
          >
            {place}
          </button>
        )}
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

function famousFirst(change: Change): Change {
  const { crawlers, others, exceptOthers } = change;
  return {
    ...change,
    crawlers: namesByFame(crawlers),
    others: namesByFame(others),
    exceptOthers: namesByFame(exceptOthers),
  };
}
