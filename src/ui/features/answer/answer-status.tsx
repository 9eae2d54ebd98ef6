import {
  appTexts,
  plain,
  type Rich,
  seemsFor,
  verdictAnnouncement,
  waitingSentence,
} from '../../../messages';
import { hintedSite } from '../../../store';
import { type ShownAnswer, useAnswer } from '../../parts/answer/use-answer';
import { useDecidedText } from '../../parts/answer/use-decided-text';
import { useTester } from '../../parts/tester-context';
import styles from '../../parts/text/hidden-text.module.css';
import { useRested } from '../../parts/use-rested';

/**
 * Announces the answer to screen readers once typing pauses, and `reason` after it. Never announces the same sentences twice
 * in a row.
 */
export function AnswerStatus({ reason = '' }: { readonly reason?: string }) {
  const answer = useAnswer();
  const hinted = useTester(hintedSite);
  const sentence = announcementOf(answer, useDecidedText(answer), hinted);
  const version = useTester((state) => state.version);
  const announced = useRested(`${sentence} ${reason}`.trim(), '', version);
  return (
    <div role="status" aria-label={appTexts.answer} aria-atomic="true" className={styles['text']}>
      {announced}
    </div>
  );
}

function announcementOf(answer: ShownAnswer, decidedText: Rich | null, hinted: string | null): string {
  if (answer.kind === 'waiting') return plain(waitingSentence(answer.waiting));
  const verdict = verdictAnnouncement(answer, decidedText);
  return hinted === null ? verdict : `${verdict} ${seemsFor(hinted)}`;
}
