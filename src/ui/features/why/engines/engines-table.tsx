import { type ReactNode, useId, useState } from 'react';
import type { DialectId } from '../../../../engine';
import { dialectIds } from '../../../../engine/dialect-ids';
import type { FileTrait } from '../../../../engine/traits';
import {
  crawlerName,
  dialectName,
  enginesTexts,
  plain,
  series,
  traitLine,
  traitTexts,
  untouchedButton,
  untouchedCount,
  verdictGround,
  verdictWord,
} from '../../../../messages';
import { outcomeIcon } from '../../../parts/answer/outcome-icon';
import type { ComparedAnswers } from '../../../parts/answer/use-comparison';
import { classNames } from '../../../parts/class-names';
import { Icon } from '../../../parts/controls/icon';
import link from '../../../parts/controls/link.module.css';
import { RichText } from '../../../parts/text/rich-text';
import { type Cell, cellsOf } from './cells';
import styles from './engines-table.module.css';

interface EnginesTableProps {
  readonly compared: ComparedAnswers;
  /** Shown at the end of the last line. */
  readonly children: ReactNode;
}

/** One column for each dialect: what it answers, and below what it may read differently in the file. */
export function EnginesTable({ compared, children }: EnginesTableProps) {
  const [isUntouchedShown, setUntouchedShown] = useState(false);
  const id = useId();
  const { answer, traits } = compared;
  const known = typeof traits === 'string' ? null : traits;
  const touching = known?.filter(({ touches }) => touches) ?? [];
  const untouched = known?.filter(({ touches }) => !touches) ?? [];
  const isRead = compared.dialects.some(({ judgement }) => judgement.by === 'rules');
  const count = untouchedCount(untouched.length);
  return (
    <>
      <table className={styles['table']} aria-label={enginesTexts.table}>
        <thead>
          <tr>
            <td />
            {dialectIds.map((dialect) => (
              <th key={dialect} scope="col">
                {dialectName(dialect)}
                {dialect === answer.dialect && <small>{enginesTexts.answersNow}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <AnswerRow compared={compared} />
        </tbody>
        {touching.length > 0 && (
          <TraitRows
            title={isRead ? enginesTexts.touching : enginesTexts.touchingUnread}
            traits={touching}
            base={answer.dialect}
          />
        )}
        {isUntouchedShown && (
          <TraitRows
            id={id}
            title={enginesTexts.untouched}
            about={enginesTexts.untouchedMeaning}
            traits={untouched}
            base={answer.dialect}
          />
        )}
      </table>
      <div className={styles['foot']}>
        {traits === 'too-large' && <p>{enginesTexts.tooLarge}</p>}
        {count !== null && (
          <p>
            {count}{' '}
            <button
              type="button"
              className={link['link']}
              aria-expanded={isUntouchedShown}
              aria-controls={isUntouchedShown ? id : undefined}
              onClick={() => setUntouchedShown(!isUntouchedShown)}
            >
              {untouchedButton(isUntouchedShown)}
            </button>
          </p>
        )}
        {children}
      </div>
    </>
  );
}

/** The verdict of each dialect with its reason. */
function AnswerRow({ compared: { answer, dialects } }: { readonly compared: ComparedAnswers }) {
  const crawler = crawlerName(answer.crawler);
  const rowOf = (dialect: DialectId) => dialects.find((row) => row.dialect === dialect);
  const wordOf = (dialect: DialectId) => {
    const row = rowOf(dialect);
    return row === undefined ? enginesTexts.pending : verdictWord(row);
  };
  const groundOf = (dialect: DialectId) => {
    const row = rowOf(dialect);
    return row === undefined ? [] : verdictGround(row, crawler);
  };
  const textOf = (dialect: DialectId) => `${wordOf(dialect)} ${plain(groundOf(dialect))}`;
  return (
    <Row
      name={enginesTexts.answer}
      about={<span className={styles['path']}>{answer.verdict.path}</span>}
      cells={cellsOf(dialectIds, textOf, answer.dialect, wordOf)}
    >
      {([dialect]) => {
        const row = dialect && rowOf(dialect);
        if (!row) return enginesTexts.pending;
        const { outcome } = row.judgement;
        return (
          <span className={styles[outcome]}>
            <Icon name={outcomeIcon(outcome)} />
            <b>{wordOf(row.dialect)}</b>
            <small>
              <RichText text={groundOf(row.dialect)} />
            </small>
          </span>
        );
      }}
    </Row>
  );
}

interface TraitRowsProps {
  readonly id?: string;
  readonly title: string;
  readonly about?: string;
  readonly traits: readonly FileTrait[];
  readonly base: DialectId;
}

/** Rows of traits with each dialect's behaviour, under a title. */
function TraitRows({ id, title, about, traits, base }: TraitRowsProps) {
  return (
    <tbody id={id}>
      <tr className={styles['titleRow']}>
        <th scope="rowgroup" colSpan={dialectIds.length + 1}>
          {title}
          {about && <small>{about}</small>}
        </th>
      </tr>
      {traits.map(({ id: trait, line }) => {
        const { name, values } = traitTexts[trait];
        return (
          <Row
            key={trait}
            id={trait}
            name={<RichText text={name} />}
            about={line > 0 && <RichText text={traitLine(line)} />}
            cells={cellsOf(dialectIds, (dialect) => values[dialect], base)}
          >
            {(_, value) => value}
          </Row>
        );
      })}
    </tbody>
  );
}

interface RowProps {
  readonly id?: string;
  readonly name: ReactNode;
  readonly about: ReactNode;
  readonly cells: readonly Cell<DialectId>[];
  /** Renders the content of a cell. */
  readonly children: (dialects: readonly DialectId[], value: string) => ReactNode;
}

function Row({ id, name, about, cells, children }: RowProps) {
  return (
    <tr data-row={id ?? 'answer'}>
      <th scope="row">
        {name}
        {about && <small>{about}</small>}
      </th>
      {cells.map(({ columns, value, isOdd }) => (
        <td
          key={columns[0]}
          colSpan={columns.length}
          className={classNames(isOdd && styles['odd'])}
          data-engines={columns.join(' ')}
        >
          <span className={styles['names']}>{series(columns.map(dialectName))} – </span>
          {/* Verdicts have signs of their own. */}
          {isOdd && id !== undefined && (
            <span className={styles['sign']} aria-hidden="true">
              ≠
            </span>
          )}
          {children(columns, value)}
        </td>
      ))}
    </tr>
  );
}
