import { lazy, Suspense } from 'react';
import { crawlersView } from '../../messages';
import { ViewMissing } from '../parts/view-missing';
import { useTester } from '../tester-context';
import { CatalogueMissing } from './catalogue-missing';
import { CrawlersWaiting } from './crawlers-waiting';

/** Comes with the list of crawlers, after the first answer. */
const CrawlersPanel = lazy(() =>
  import('./crawlers-panel').then(
    ({ CrawlersPanel }) => ({ default: CrawlersPanel }),
    () => ({ default: ViewMissing }),
  ),
);

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
