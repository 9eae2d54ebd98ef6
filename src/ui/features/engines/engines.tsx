import {
  crawlerName,
  type DialectPart,
  dialectIds,
  dialectName,
  dialectTexts,
  enginesTexts,
  partNames,
  plain,
  settledChoices,
} from '../../../messages';
import { useAnswer } from '../../parts/answer/use-answer';
import { type Compared, type DialectRow, useComparison } from '../../parts/answer/use-comparison';
import { HiddenText } from '../../parts/text/hidden-text';
import { RichText } from '../../parts/text/rich-text';
import { DialectChoice } from './dialect-choice';
import { DialectTableRow } from './dialect-table-row';
import styles from './engines.module.css';
import { SourceLink } from './source-link';

/** The choice of a dialect, the verdict of each, and what is documented about them. */
export function Engines() {
  const answer = useAnswer();
  const compared = useComparison();
  return (
    <>
      <h2 className={styles['title']}>{enginesTexts.title}</h2>
      <DialectChoice />
      {answer.kind === 'waiting' && <p className={styles['quiet']}>{enginesTexts.waiting}</p>}
      {answer.kind === 'answered' && compared === null && (
        <p className={styles['quiet']}>{enginesTexts.comparing}</p>
      )}
      {answer.kind === 'answered' && answer.decided.by === 'crawler' && (
        <p className={styles['quiet']}>{enginesTexts.notConsulted(crawlerName(answer.crawler))}</p>
      )}
      {answer.kind === 'answered' && compared !== null && <DialectsTable compared={compared} />}
      <AboutDialects />
      <SettledChoices />
    </>
  );
}

/**
 * For each dialect: its reference, the assumptions, and how it treats each part of a file. Collapsed at
 * first.
 */
function AboutDialects() {
  return (
    <details className={styles['readers']}>
      <summary>{enginesTexts.documented}</summary>
      {dialectIds.map((dialect) => {
        const { about, source, reference, assumed } = dialectTexts[dialect];
        return (
          <section key={dialect} className={styles['reader']}>
            <h3 className={styles['name']}>
              {dialectName(dialect)}
              <span className={styles['about']}> {about}</span>
            </h3>
            <p>
              {reference} {enginesTexts.source} <SourceLink source={source} />, {source.dated}.
            </p>
            <p>{assumed}</p>
            <DialectParts dialect={dialect} />
          </section>
        );
      })}
    </details>
  );
}

const PARTS = Object.keys(partNames) as readonly DialectPart[];

/** Describes how a dialect treats each part of a file and which parts are assumptions. */
function DialectParts({ dialect }: { readonly dialect: DialectRow['dialect'] }) {
  const { parts, assumedParts } = dialectTexts[dialect];
  return (
    <dl className={styles['parts']}>
      {PARTS.map((part) => (
        <div key={part} className={styles['part']}>
          <dt>{partNames[part]}</dt>
          <dd>
            {parts[part]} {assumedParts.includes(part) && enginesTexts.assumedPart}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * All dialects with their verdicts; the active one is marked. The table has all rows from the start, and
 * verdicts appear as they arrive.
 */
function DialectsTable({ compared: { answer, dialects } }: { readonly compared: Compared }) {
  const { columns } = enginesTexts;
  return (
    <table className={styles['table']} aria-label={enginesTexts.table}>
      <thead>
        <tr>
          <th scope="col">{columns.reader}</th>
          <th scope="col">{columns.verdict}</th>
          <th scope="col">{columns.compared(answer.dialect)}</th>
          <th scope="col">
            <HiddenText>{columns.action}</HiddenText>
          </th>
        </tr>
      </thead>
      <tbody>
        {dialectIds.map((dialect) => (
          <DialectTableRow
            key={dialect}
            dialect={dialect}
            row={dialects.find((row) => row.dialect === dialect) ?? null}
            isBase={dialect === answer.dialect}
            crawler={crawlerName(answer.crawler)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Decisions made where the sources contradict each other. They aren't settings. */
function SettledChoices() {
  return (
    <section className={styles['choices']}>
      <h3 className={styles['heading']}>{enginesTexts.choices}</h3>
      <ul className={styles['list']}>
        {settledChoices.map((choice) => (
          <li key={plain(choice)}>
            <RichText text={choice} />
          </li>
        ))}
      </ul>
    </section>
  );
}
