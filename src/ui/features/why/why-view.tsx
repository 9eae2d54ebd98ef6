import { Suspense } from 'react';
import { appTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { prerenderedPart } from '../../parts/lazy/prerendered-part';
import { useTester } from '../../parts/tester-context';
import { HiddenText } from '../../parts/text/hidden-text';
import styles from '../../parts/view/view.module.css';
import { panelId, tabId, useViews } from '../../parts/view/view-panels';

/** Prerendered with the page, and loaded in a chunk of its own: see `PRERENDERED` in vite.config.ts. */
const Reasons = prerenderedPart(() =>
  import(/* chunk: prerendered */ './reasons').then((module) => module.Reasons),
);

/** Loaded on first use. */
const Engines = lazyPart(() => import('./engines/engines').then((module) => module.Engines));

/** Explains the answer, or lists what other engines would answer. On paper, both. */
export function WhyView() {
  const { shown } = useViews();
  const isEngines = useTester(({ view }) => view === 'engines');
  return (
    <section
      id={panelId('why')}
      role="tabpanel"
      aria-labelledby={tabId('why')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing that takes the focus
      tabIndex={0}
      className={classNames(styles['view'], shown !== 'why' && styles['hidden'])}
    >
      <h2>
        <HiddenText>{appTexts.whyView}</HiddenText>
      </h2>
      <div className={classNames(isEngines && styles['hidden'])}>
        <Suspense>
          <Reasons />
        </Suspense>
      </div>
      {isEngines && (
        <Suspense fallback={<p className={styles['loading']}>{appTexts.viewLoading}</p>}>
          <Engines />
        </Suspense>
      )}
    </section>
  );
}
