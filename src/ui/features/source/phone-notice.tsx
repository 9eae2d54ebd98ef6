import { Suspense } from 'react';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { tabId, useViews } from '../../parts/view/view-panels';
import { LazyWarningButtons } from './lazy-warning-buttons';
import styles from './source-bar.module.css';
import { usePageWarning } from './use-page-warning';

const PhoneWrite = lazyPart(
  () => import('./write-message').then((module) => module.PhoneWrite),
  () => null,
);

/**
 * On phones the source bar is part of the File view. This component shows the bar's notice, or its simulation, above every other view. In these
 * views the status box is always mounted, so that screen readers announce new text.
 */
export function PhoneNotice() {
  const { views, shown } = useViews();
  const hasNotice = useTester((state) => state.notice !== null);
  const present = usePageWarning(false);
  const isWritten = useTester((state) => state.written !== null);
  const focusTab = () => document.getElementById(tabId(shown))?.focus();
  if (!views.includes('file')) return null;
  const write = isWritten && (
    <Suspense>
      <PhoneWrite onLost={focusTab} />
    </Suspense>
  );
  if (shown === 'file') return write;
  // A simulated answer looks like the site's own, so it is marked wherever it decides.
  const isShown = hasNotice || present?.remedy === 'stopSimulating';
  const warning = isShown ? present : null;
  return (
    <>
      {write}
      <div
        className={
          warning === null
            ? undefined
            : classNames(styles['bar'], styles['warning'], hasNotice && styles['notice'])
        }
      >
        {warning && <Icon name="warning" />}
        <div className={warning === null ? undefined : styles['text']}>
          <div role="status" className={warning === null ? undefined : styles['message']}>
            {warning && <RichText text={warning.text} />}
          </div>
        </div>
        {warning && (
          <Suspense>
            <LazyWarningButtons warning={warning} onStopped={focusTab} onAnswered={focusTab} />
          </Suspense>
        )}
      </div>
    </>
  );
}
