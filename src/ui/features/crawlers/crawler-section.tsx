import { sectionSummary, sectionTitle } from '../../../messages';
import { CrawlerRow } from './crawler-row';
import styles from './crawler-section.module.css';
import type { ListedSection } from './listed-crawlers';

interface CrawlerSectionProps {
  readonly section: ListedSection;
  readonly asked: string | null;
  /** Id of the row that the Tab key reaches. */
  readonly stop: string | null;
}

/** The crawlers of one purpose, and how they come out together. */
export function CrawlerSection({ section: { id, rows, counts }, asked, stop }: CrawlerSectionProps) {
  const headingId = `crawlers-${id}`;
  return (
    <div className={styles['section']}>
      <div className={styles['head']}>
        <h3 id={headingId}>{sectionTitle(id)}</h3>
        <span className={styles['summary']}>{sectionSummary(counts)}</span>
      </div>
      <ul aria-labelledby={headingId}>
        {rows.map(({ crawler, facts }) => (
          <CrawlerRow
            key={crawler.id}
            crawler={crawler}
            facts={facts}
            isAsked={crawler.id === asked}
            isStop={crawler.id === stop}
          />
        ))}
      </ul>
    </div>
  );
}
