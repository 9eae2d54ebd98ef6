import { Suspense, useEffect, useRef, useState } from 'react';
import { embedTexts, plain, type Rich, resultText } from '../../../messages';
import type { Warning } from '../../features/source/use-warning';
import { useAnswer } from '../../parts/answer/use-answer';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester, useTesterStore } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { useEmbed } from './embed-context';
import styles from './embed-footer.module.css';
import { useIsAnswered } from './use-is-answered';

/** Loaded on demand: most frames have no warning. */
const WarningButtons = lazyPart(
  () => import('../../features/source/warning-buttons').then((module) => module.WarningButtons),
  () => null,
);
/** Loaded with the code that makes links. */
const ShareLink = lazyPart(
  () => import('./share-link').then((module) => module.ShareLink),
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
  const reason = useReason();
  const link = useShareLink();
  const [isRefused, setRefused] = useState(false);
  const isCopying = isRefused && typeof link === 'string';
  const text = warning?.text ?? (hasQuestion ? reason : null);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of main a footer is a landmark, and may have a name
    <footer
      ref={footer}
      // Takes the focus when the focused button disappears.
      tabIndex={-1}
      className={classNames(styles['footer'], warning !== null && styles['warning'])}
      aria-label={embedTexts.footer}
    >
      {warning !== null && !isCopying && <Icon name="warning" />}
      <div role="status" className={classNames(styles['text'], isCopying && styles['hidden'])}>
        {text !== null && (
          <p className={styles['words']} title={plain(text)}>
            <RichText text={text} />
          </p>
        )}
      </div>
      {warning !== null && !isCopying && (
        <Suspense>
          <WarningButtons warning={warning} onStopped={() => footer.current?.focus()} />
        </Suspense>
      )}
      {link === null && <span>{embedTexts.linkTooLong}</span>}
      {link === undefined && place}
      <Suspense fallback={place}>
        {typeof link === 'string' && (
          <ShareLink link={link} isCopying={isCopying} onRefused={() => setRefused(true)} />
        )}
      </Suspense>
    </footer>
  );
}

/** Milliseconds without a change before the link is made again. */
const REST = 300;

/**
 * Returns the link that opens the current state in the tester. Null if it is too long for browsers, undefined
 * before the first one.
 */
function useShareLink(): string | null | undefined {
  const store = useTesterStore();
  const { shareLink } = useEmbed();
  const version = useTester((state) => state.version);
  const isAnswered = useIsAnswered();
  const [link, setLink] = useState<string | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the timer
  useEffect(() => {
    if (!isAnswered) return;
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        shareLink(store.getState()).then(
          (made) => isCurrent && setLink(made),
          // The part that makes links couldn't be loaded. The next change tries again.
          () => undefined,
        ),
      link === undefined ? 0 : REST,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAnswered, version, store, shareLink]);
  return link;
}

/** Returns the reason for the verdict in one line. Null if there is no answer. */
function useReason(): Rich | null {
  const answer = useAnswer();
  return answer.kind === 'answered' ? [resultText(answer).reason] : null;
}
