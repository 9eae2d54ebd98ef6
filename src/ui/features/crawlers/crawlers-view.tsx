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
 * Tests the URL for all crawlers. Renders nothing until it is first opened. After that it keeps its search
 * and scroll position while another view is open, without following changes. It stays active while a phone
 * shows the file, so that Esc returns to a line link.
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

/** Loaded together with the catalogue, after the first answer. */
const CrawlersPanel = lazyPart(() => import('./crawlers-panel').then((module) => module.CrawlersPanel));

/** The list of crawlers, or the reason why it isn't available. */
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
