import { Suspense } from 'react';
import { crawlersView } from '../../../messages';
import { CatalogueMissing } from '../../parts/catalogue/catalogue-missing';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester } from '../../parts/tester-context';
import { CrawlersWaiting } from './crawlers-waiting';

/** Comes with the list of crawlers, after the first answer. */
const CrawlersPanel = lazyPart(() => import('./crawlers-panel').then((module) => module.CrawlersPanel));

/** The list of crawlers with their answers, or why it is not there. */
export function CrawlersContent() {
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
