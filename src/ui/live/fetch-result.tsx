import { asking, liveProblemText, liveResult, liveTexts, type Rich } from '../../messages';
import type { LiveOutcome } from '../../store';
import { Icon } from '../parts/icon';
import { RichText } from '../parts/rich-text';
import styles from './fetch-panel.module.css';
import { FetchedFile } from './fetched-file';
import { OtherWays } from './other-ways';
import { useLiveState } from './use-live';

/** How the last request stands or ended, for everybody: screen readers hear the sentence. */
export function FetchResult({ onPaste }: { readonly onPaste: () => void }) {
  const underWay = useLiveState((state) => state.underWay);
  const outcome = useLiveState((state) => state.outcome);
  const said = underWay !== null ? [asking(underWay)] : outcome && sentenceOf(outcome);
  const isOdd = outcome !== null && !isGood(outcome);
  return (
    <div className={styles['result']}>
      <p role="status" aria-label={liveTexts.said} className={isOdd ? styles['odd'] : undefined}>
        {isOdd && <Icon name="warning" />}
        <span>{said && <RichText text={said} />}</span>
      </p>
      {said === null && <p className={styles['note']}>{liveTexts.privacy}</p>}
      {outcome?.kind === 'fetched' && <FetchedFile file={outcome.file} former={outcome.former} />}
      {outcome !== null && needsOtherWays(outcome) && <OtherWays onPaste={onPaste} />}
    </div>
  );
}

function sentenceOf(outcome: LiveOutcome): Rich {
  switch (outcome.kind) {
    case 'fetched':
    case 'refused':
      return liveResult(outcome.file);
    case 'problem':
      return liveProblemText(outcome.problem);
  }
}

function isGood(outcome: LiveOutcome): boolean {
  if (outcome.kind !== 'fetched') return false;
  const { end } = outcome.file;
  return end.kind === 'answer' && end.status < 300;
}

/** Whether the file can only be had by the reader's own browser. */
function needsOtherWays(outcome: LiveOutcome): boolean {
  if (outcome.kind !== 'problem') return outcome.kind === 'refused';
  const { problem } = outcome;
  return problem.error !== 'refused' || problem.reason === 'port' || problem.reason === 'private-address';
}
