import { type ReactNode, useId } from 'react';
import { whyTexts } from '../../../messages';
import { Icon } from '../../parts/controls/icon';
import { FactRow } from '../../parts/fact/fact-row';
import fact from '../../parts/fact/fact-row.module.css';
import styles from './sourced-fact.module.css';

interface SourcedFactProps {
  readonly name: string;
  readonly text: ReactNode;
  /** The evidence, which opens below the row. Null if there is none. */
  readonly children: ReactNode;
}

/** A fact with evidence behind `Source`. */
export function SourcedFact({ name, text, children }: SourcedFactProps) {
  const id = useId();
  if (children === null) return <FactRow name={name} text={text} />;
  return (
    <FactRow name={name} nameId={`${id}name`} text={text}>
      <details>
        <summary
          id={`${id}source`}
          className={`${fact['action']} ${styles['summary']}`}
          aria-labelledby={`${id}source ${id}name`}
        >
          {whyTexts.source}
          <Icon name="down" />
        </summary>
        <div className={styles['evidence']}>{children}</div>
      </details>
    </FactRow>
  );
}
