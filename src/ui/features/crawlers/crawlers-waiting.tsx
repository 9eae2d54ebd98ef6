import type { Rich } from '../../../messages';
import { RichText } from '../../parts/text/rich-text';
import styles from './crawlers-waiting.module.css';

/** Replaces the list while it loads or while something is missing. */
export function CrawlersWaiting({ text }: { readonly text: Rich }) {
  return (
    <p className={styles['text']}>
      <RichText text={text} />
    </p>
  );
}
