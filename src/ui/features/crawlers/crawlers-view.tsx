import { Activity, Suspense, useState } from 'react';
import { appTexts, crawlersView } from '../../../messages';
import { CatalogueMissing } from '../../parts/catalogue/catalogue-missing';
import { classNames } from '../../parts/class-names';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester } from '../../parts/tester-context';
import { HiddenText } from '../../parts/text/hidden-text';
import { panelId, tabId, useViews } from '../../parts/view/view-panels';
import styles from './crawlers-view.module.css';
import { CrawlersWaiting } from './crawlers-waiting';

/**
 * The URL against all crawlers. Nothing of it is made before it is opened. After that it keeps its search and its place while another view is
 * open, but follows no change; while a phone shows the file it stays alive, so that Esc leads back to a line's link.
 */
export function CrawlersView() {
  const { shown } = useViews();
  const isOpen = useTester((state) => state.view === 'crawlers');
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <section
      id={panelId('crawlers')}
      role="tabpanel"
      aria-labelledby={tabId('crawlers')}
      className={classNames(styles['view'], shown !== 'crawlers' && styles['hidden'])}
    >
      <h2>
        <HiddenText>{appTexts.crawlersView}</HiddenText>
      </h2>
      {wasOpened && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <CrawlersContent />
        </Activity>
      )}
    </section>
  );
}

/** Comes with the list of crawlers, after the first answer. */
const CrawlersPanel = lazyPart(() => import('./crawlers-panel').then((module) => module.CrawlersPanel));

/** The list of crawlers with their answers, or why it is not there. */
function CrawlersContent() {
  const catalogue = useTester((state) => state.catalogue);
  const waiting = <CrawlersWaiting text={[crawlersView.waiting]} />;
  if (catalogue === 'loading') return waiting;
  if (catalogue === 'missing') return <CatalogueMissing />;
  return (
    <Suspense fallback={waiting}>
      <CrawlersPanel catalogue={catalogue} />
    </Suspense>
  );
}
