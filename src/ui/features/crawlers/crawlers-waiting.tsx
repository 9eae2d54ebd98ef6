import type { Rich } from '../../../messages';
import { RichText } from '../../parts/text/rich-text';
import styles from './crawlers-waiting.module.css';

/** Stands in the place of the list: that it is on its way, or what it needs. */
export function CrawlersWaiting({ text }: { readonly text: Rich }) {
  return (
    <p className={styles['text']}>
      <RichText text={text} />
    </p>
  );
}
