import { dropTexts, urlsDropHint } from '../../messages';
import styles from './drop-hint.module.css';

/** Over the whole page, while a file is held above it: what becomes of it. `isList`: it goes to the list of URLs. */
export function DropHint({ isList }: { readonly isList: boolean }) {
  return (
    <div className={styles['overlay']}>
      <p className={styles['title']}>{dropTexts.here}</p>
      <p className={styles['hint']}>{isList ? urlsDropHint : dropTexts.hint}</p>
    </div>
  );
}
