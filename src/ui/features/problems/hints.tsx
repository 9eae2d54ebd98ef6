import { type ReactNode, useState } from 'react';
import { hintsTitle, problemsTexts } from '../../../messages';
import { Icon } from '../../parts/controls/icon';
import styles from './hints.module.css';

interface HintsProps {
  readonly guesses: number;
  /** While a search looks through them as well, they stand open. */
  readonly isSearched: boolean;
  readonly children: ReactNode;
}

/** Guesses about what is meant, folded away: they are no problems. */
export function Hints({ guesses, isSearched, children }: HintsProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isSearched;
  return (
    <section className={styles['hints']}>
      <h3>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
        >
          {hintsTitle(guesses)}
          <Icon name={isOpen ? 'down' : 'right'} />
        </button>
      </h3>
      <p className={styles['about']}>{problemsTexts.hintsAbout}</p>
      {isOpen && <ul>{children}</ul>}
    </section>
  );
}
