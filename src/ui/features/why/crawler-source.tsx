import { crawlerSource } from '../../../messages';
import type { Answered } from '../../parts/answer/use-answer';
import styles from './crawler-source.module.css';

/** What the catalogue says about the crawler, where it says so from, and how sure that is; nothing for a name it does not hold. */
export function CrawlerSource({ crawler: asked }: { readonly crawler: Answered['crawler'] }) {
  if (asked.kind !== 'known') return null;
  const { note, source, readOn, confidence } = asked.crawler;
  return (
    <p className={styles['source']}>
      {note}{' '}
      <a href={source} target="_blank" rel="noopener noreferrer" className={styles['link']}>
        {crawlerSource.link(source)}
      </a>
      {crawlerSource.facts(readOn, confidence)}
    </p>
  );
}
