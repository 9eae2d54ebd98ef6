import { Activity, lazy, Suspense, useState } from 'react';
import { appTexts } from '../../messages';
import { classNames } from '../parts/class-names';
import { ViewMissing } from '../parts/view-missing';
import { panelId, tabId, useViews } from '../shell/view-panels';
import { useTester } from '../tester-context';
import styles from './engines-view.module.css';

/** Comes when somebody asks for it. */
const Engines = lazy(() =>
  import('./engines').then(
    ({ Engines }) => ({ default: Engines }),
    () => ({ default: ViewMissing }),
  ),
);

/**
 * What other readers of robots.txt would decide, and the choice to answer by one of them. Nothing of it is made before it is opened; after that
 * it is kept. While a phone shows the file it stays alive, so that Esc leads back to a line's link.
 */
export function EnginesView() {
  const { shown } = useViews();
  const isOpen = useTester((state) => state.view === 'engines');
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <section
      id={panelId('engines')}
      role="tabpanel"
      aria-labelledby={tabId('engines')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, as every view does
      tabIndex={0}
      className={classNames(styles['view'], shown !== 'engines' && styles['hidden'])}
    >
      {wasOpened && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <Suspense fallback={<p className={styles['loading']}>{appTexts.viewLoading}</p>}>
            <Engines />
          </Suspense>
        </Activity>
      )}
    </section>
  );
}
