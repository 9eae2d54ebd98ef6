import { appTexts } from '../../../messages';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester } from '../../parts/tester-context';
import { LazyView } from '../../parts/view/lazy-view';
import styles from '../../parts/view/view.module.css';

/** Loaded on demand, because the list is rarely missing. */
const CatalogueMissing = lazyPart(() =>
  import('../../parts/catalogue/catalogue-missing').then((module) => module.CatalogueMissing),
);

/** Loaded together with the catalogue, after the first answer. */
const CrawlersPanel = lazyPart(() => import('./crawlers-panel').then((module) => module.CrawlersPanel));

/** Tests the URL for all crawlers. Keeps its search and scroll position while another view is open. */
export function CrawlersView() {
  return <LazyView view="crawlers" Content={CrawlersContent} />;
}

/** The list of crawlers, or the reason why it isn't available. The panel needs the catalogue's code, so it waits for it. */
function CrawlersContent() {
  const catalogue = useTester((state) => state.catalogue);
  if (catalogue === 'loading') return <p className={styles['loading']}>{appTexts.viewLoading}</p>;
  return catalogue === 'missing' ? <CatalogueMissing /> : <CrawlersPanel catalogue={catalogue} />;
}
