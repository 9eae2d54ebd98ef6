import { dropTexts, urlsDropHint } from '../../messages';
import styles from './drop-hint.module.css';

/**
 * Covers the whole page while a file is dragged over it, and says what a drop does. `isList`: the file goes
 * to the list of URLs.
 */
export function DropHint({ isList }: { readonly isList: boolean }) {
  return (
    <div className={styles['overlay']}>
      <p className={styles['title']}>{dropTexts.here}</p>
      <p className={styles['hint']}>{isList ? urlsDropHint : dropTexts.hint}</p>
    </div>
  );
}
