import { isAssumedPart } from '../../../../answer';
import type { DialectId } from '../../../../engine';
import { dialectIds } from '../../../../engine/dialect-ids';
import {
  type DescribedPart,
  dialectName,
  dialectTexts,
  enginesTexts,
  partNames,
  plain,
  settledChoices,
} from '../../../../messages';
import { RichText } from '../../../parts/text/rich-text';
import styles from './about-dialects.module.css';
import { SourceLink } from './source-link';

/**
 * For each dialect: its reference, the assumptions, and how it treats each part of a file; and what was chosen where sources
 * disagree. Collapsed at first.
 */
export function AboutDialects() {
  return (
    <details className={styles['about']}>
      <summary>{enginesTexts.documented}</summary>
      {dialectIds.map((dialect) => {
        const { about, source, laterSource, reference, assumed } = dialectTexts[dialect];
        return (
          <section key={dialect} className={styles['dialect']}>
            <h4 className={styles['name']}>
              {dialectName(dialect)}
              <span className={styles['words']}> {about}</span>
            </h4>
            <p>
              {reference} {enginesTexts.source} <SourceLink source={source} />, {source.dated}
              {laterSource && (
                <>
                  {enginesTexts.and} <SourceLink source={laterSource} />
                </>
              )}
              .
            </p>
            <p>{assumed}</p>
            <DialectParts dialect={dialect} />
          </section>
        );
      })}
      <section className={styles['dialect']}>
        <h4 className={styles['name']}>{enginesTexts.choices}</h4>
        <ul className={styles['list']}>
          {settledChoices.map((choice) => (
            <li key={plain(choice)}>
              <RichText text={choice} />
            </li>
          ))}
        </ul>
      </section>
    </details>
  );
}

const PARTS = Object.keys(partNames) as readonly DescribedPart[];

/** Describes how a dialect treats each part of a file and which parts are assumptions. */
function DialectParts({ dialect }: { readonly dialect: DialectId }) {
  const { parts } = dialectTexts[dialect];
  return (
    <dl className={styles['parts']}>
      {PARTS.map((part) => (
        <div key={part} className={styles['part']}>
          <dt>{partNames[part]}</dt>
          <dd>
            {parts[part]} {isAssumedPart(dialect, part) && enginesTexts.assumedPart}
          </dd>
        </div>
      ))}
    </dl>
  );
}
