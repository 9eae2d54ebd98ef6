import { useId, useRef } from 'react';
import { liveResult, liveTexts, notFetchedText, requesting, testAnswerName } from '../../../messages';
import type { LiveOutcome } from '../../../store';
import { Button } from '../../parts/controls/button';
import { Icon } from '../../parts/controls/icon';
import { RichText } from '../../parts/text/rich-text';
import styles from './fetch-panel.module.css';
import { FetchedFile } from './fetched-file';
import { OtherWays } from './other-ways';
import { useLive, useLiveState } from './use-live';

/** State or outcome of the last request. Its sentence is also announced to screen readers. */
export function FetchResult({ onPaste }: { readonly onPaste: () => void }) {
  const status = useRef<HTMLParagraphElement>(null);
  const underWay = useLiveState((state) => state.underWay);
  const outcome = useLiveState((state) => state.outcome);
  const sentence =
    underWay !== null
      ? [requesting(underWay)]
      : outcome && (outcome.kind === 'fetched' ? liveResult(outcome.file) : notFetchedText(outcome));
  const isAlone = useLiveState((state) => state.isAlone);
  const isOdd = underWay === null && outcome !== null && !isGood(outcome);
  return (
    <div className={styles['result']}>
      <p
        ref={status}
        role="status"
        aria-label={liveTexts.statusLabel}
        tabIndex={-1}
        className={isOdd ? styles['odd'] : undefined}
      >
        {isOdd && <Icon name="warning" />}
        <span>{sentence && <RichText text={sentence} />}</span>
      </p>
      {sentence === null && (
        <p className={styles['note']}>{isAlone ? liveTexts.privacyAlone : liveTexts.privacy}</p>
      )}
      {outcome?.kind === 'no-file' && <TestAnswer file={outcome.file} />}
      {outcome?.kind === 'fetched' && <FetchedFile file={outcome.file} former={outcome.former} />}
      {outcome?.kind === 'no-file' && <FetchedFile file={outcome.file} former={null} />}
      {outcome !== null && needsOtherWays(outcome) && (
        // Accepted input removes the other ways with their focused field, so the focus moves to the status.
        <OtherWays onPaste={onPaste} onAccepted={() => status.current?.focus()} />
      )}
    </div>
  );
}

/** Offers to test the site's answer when there is no file. */
function TestAnswer({ file }: Pick<Extract<LiveOutcome, { readonly kind: 'no-file' }>, 'file'>) {
  const id = useId();
  const live = useLive();
  return (
    <div className={styles['offer']}>
      <Button outlined small aria-describedby={id} onClick={live.testAnswer}>
        {testAnswerName(file)}
      </Button>
      <span id={id} className={styles['note']}>
        {liveTexts.testAnswerNote}
      </span>
    </div>
  );
}

function isGood(outcome: LiveOutcome): boolean {
  if (outcome.kind !== 'fetched') return false;
  const { end } = outcome.file;
  return end.kind === 'answer' && end.status < 300;
}

/** Returns whether a person may be able to get the file although the request failed. */
function needsOtherWays(outcome: LiveOutcome): boolean {
  if (outcome.kind === 'refused') return true;
  if (outcome.kind === 'fetched' || outcome.kind === 'no-file') return isTurnedAway(outcome.file.end);
  const { problem } = outcome;
  switch (problem.error) {
    // No request was made.
    case 'no-service':
      return false;
    case 'refused':
      return problem.reason === 'port' || problem.reason === 'private-address';
    default:
      return true;
  }
}

/**
 * Returns whether the site may answer a person differently: many sites turn programs away by their address.
 * 404 and 410 apply to every client.
 */
function isTurnedAway(end: Extract<LiveOutcome, { kind: 'fetched' }>['file']['end']): boolean {
  if (end.kind === 'failure') return ['reset', 'timeout', 'connect'].includes(end.failure);
  return end.status >= 400 && end.status !== 404 && end.status !== 410;
}
