import { dialectIds, dialectName, dialectTexts, enginesTexts } from '../../../messages';
import styles from './about-readers.module.css';
import { ReaderParts } from './reader-parts';
import { SourceLink } from './source-link';

/** Of every reader: what it is measured by, what is assumed, and how it treats each part of a file. Folded away. */
export function AboutReaders() {
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
            <ReaderParts dialect={dialect} />
          </section>
        );
      })}
    </details>
  );
}
