import { useId, useRef } from 'react';
import { appTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { CrawlerField } from './crawler-field';
import { CrawlerNote } from './crawler-note';
import styles from './question.module.css';
import { UrlField } from './url-field';
import { UrlNote } from './url-note';

/** The question as a sentence: can this crawler crawl this URL? */
export function Question({ className }: { readonly className?: string | undefined }) {
  const crawlerNoteId = useId();
  const urlNoteId = useId();
  const urlField = useRef<HTMLInputElement>(null);
  return (
    <section className={classNames(styles['row'], className)} aria-label={appTexts.question}>
      <span className={styles['can']}>{appTexts.can}</span>
      <CrawlerField noteId={crawlerNoteId} />
      <span className={styles['crawl']}>{appTexts.crawl}</span>
      <div className={styles['url']}>
        <UrlField ref={urlField} noteId={urlNoteId} />
      </div>
      <span className={styles['mark']}>{appTexts.questionMark}</span>
      <p className={styles['notes']}>
        <CrawlerNote id={crawlerNoteId} />
        <UrlNote id={urlNoteId} onSuggestion={() => urlField.current?.focus()} />
      </p>
    </section>
  );
}
