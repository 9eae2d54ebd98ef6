import { Suspense } from 'react';
import { classNames } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { RichText } from '../parts/rich-text';
import { tabId, useViews } from '../shell/view-panels';
import { useTester } from '../tester-context';
import { LazyWarningButtons } from './lazy-warning-buttons';
import styles from './source-bar.module.css';
import { useWarning } from './use-warning';

/** On phones, where the source bar is a part of the File view: what just happened, over any other view. */
export function PhoneNotice() {
  const { views, shown } = useViews();
  const hasNotice = useTester((state) => state.notice !== null);
  const warning = useWarning(false);
  if (!hasNotice || warning === null || !views.includes('file') || shown === 'file') return null;
  const focusTab = () => document.getElementById(tabId(shown))?.focus();
  return (
    <div className={classNames(styles['bar'], styles['warning'])}>
      <Icon name="warning" />
      <div className={styles['text']}>
        <div role="status" className={styles['message']}>
          <RichText text={warning.text} />
        </div>
      </div>
      <Suspense>
        <LazyWarningButtons warning={warning} onStopped={focusTab} onAnswered={focusTab} />
      </Suspense>
    </div>
  );
}
