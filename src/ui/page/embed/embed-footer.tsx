import { Suspense, useRef, useState } from 'react';
import { embedTexts, plain } from '../../../messages';
import type { Warning } from '../../features/source/use-warning';
import { useAnswer } from '../../parts/answer/use-answer';
import { useResultText } from '../../parts/answer/use-result-text';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { RichText } from '../../parts/text/rich-text';
import { useEmbedSetting } from './embed-context';
import styles from './embed-footer.module.css';
import { hasQuiz } from './embed-settings';
import type { ReaderChangesProps, ShareLinkProps, WarningButtonsProps } from './footer-parts';
import { setTitle } from './set-title';
import { useMayLoadMore } from './use-is-answered';

/** Loaded on demand, with the code that makes links. */
const loadParts = () => import('./footer-parts');
const WarningButtons = lazyPart<WarningButtonsProps>(
  () => loadParts().then((parts) => parts.WarningButtons),
  () => null,
);
/** Follows the reader's changes of what the host gave. */
export const LazyReaderChanges = lazyPart<ReaderChangesProps>(
  () => loadParts().then((parts) => parts.ReaderChanges),
  () => null,
);
const QuizReason = lazyPart(
  () => import('./quiz').then((parts) => parts.QuizReason),
  () => null,
);
const TryAgain = lazyPart(
  () => import('./quiz').then((parts) => parts.TryAgain),
  () => null,
);
const ShareLink = lazyPart<ShareLinkProps>(
  () => loadParts().then((parts) => parts.ShareLink),
  () => null,
);

/** Keeps the link's place, so that the reason doesn't move when the link comes. */
const place = <span className={styles['place']}>{embedTexts.open}</span>;

interface EmbedFooterProps {
  /** False if no verdict is shown, which the footer would explain. */
  readonly hasQuestion: boolean;
  readonly warning: Warning | null;
}

/** The footer: the reason for the verdict or a warning, and the link to the tester. */
export function EmbedFooter({ hasQuestion, warning }: EmbedFooterProps) {
  const footer = useRef<HTMLElement>(null);
  const { reason } = useResultText(useAnswer());
  const mayLoadMore = useMayLoadMore();
  const [isCopying, setCopying] = useState(false);
  const isQuiz = useEmbedSetting(hasQuiz);
  const isGuessed = useEmbedSetting((settings) => hasQuiz(settings) && settings.guess !== null);
  const text = warning?.text ?? (hasQuestion && reason !== '' ? [reason] : null);
  return (
    <footer
      ref={footer}
      // Takes the focus when the focused button disappears.
      tabIndex={-1}
      className={classNames(
        styles['footer'],
        isGuessed && styles['guessed'],
        warning !== null && styles['warning'],
      )}
    >
      {warning !== null && !isCopying && <Icon name="warning" />}
      <div className={classNames(styles['text'], isCopying && styles['hidden'])}>
        {isQuiz && warning === null ? (
          <Suspense>
            <QuizReason />
          </Suspense>
        ) : (
          text !== null && (
            <p className={styles['words']} onPointerEnter={setTitle}>
              <RichText text={text} />
            </p>
          )
        )}
      </div>
      {warning !== null && !isCopying && (
        <Suspense>
          <WarningButtons warning={warning} onStopped={() => footer.current?.focus()} />
        </Suspense>
      )}
      <Suspense>
        {mayLoadMore &&
          (isQuiz ? (
            <TryAgain />
          ) : (
            <LazyReaderChanges hasQuestion={hasQuestion} words={text === null ? '' : plain(text)} />
          ))}
      </Suspense>
      <Suspense fallback={place}>
        {mayLoadMore ? <ShareLink place={place} onCopying={setCopying} /> : place}
      </Suspense>
    </footer>
  );
}
