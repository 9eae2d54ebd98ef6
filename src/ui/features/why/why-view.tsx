import { Suspense } from 'react';
import { appTexts } from '../../../messages';
import { useAnswer } from '../../parts/answer/use-answer';
import { classNames } from '../../parts/class-names';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { HiddenText } from '../../parts/text/hidden-text';
import styles from '../../parts/view/view.module.css';
import { panelId, tabId, useViews } from '../../parts/view/view-panels';

/** Loaded after the first answer, which doesn't need it. */
const Reasons = lazyPart(() => import('./reasons').then((module) => module.Reasons));

/** Explains the answer. */
export function WhyView() {
  const answer = useAnswer();
  const { shown } = useViews();
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
      <Suspense>
        <Reasons answer={answer} />
      </Suspense>
    </section>
  );
}
