import type { ReactNode } from 'react';
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
  if (children === null) return <FactRow name={name} text={text} />;
  return (
    <FactRow name={name} text={text}>
      <details>
        {/* Not aria-labelledby, which makes Orca read the fact before its name. */}
        <summary
          className={`${fact['action']} ${styles['summary']}`}
          aria-label={`${whyTexts.source}: ${name}`}
        >
          {whyTexts.source}
          <Icon name="down" />
        </summary>
        <div className={styles['evidence']}>{children}</div>
      </details>
    </FactRow>
  );
}
