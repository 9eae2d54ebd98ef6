import { appTexts, plain, type Rich, verdictAnnouncement, waitingSentence } from '../../../messages';
import { type Answer, useAnswer } from '../../parts/answer/use-answer';
import { useDecidedText } from '../../parts/answer/use-decided-text';
import { useTester } from '../../parts/tester-context';
import styles from '../../parts/text/hidden-text.module.css';
import { useRested } from '../../parts/use-rested';

/**
 * Announces the answer to screen readers once typing pauses. Never announces the same sentence twice in a
 * row.
 */
export function AnswerStatus() {
  const answer = useAnswer();
  const sentence = announcementOf(answer, useDecidedText(answer));
  const version = useTester((state) => state.version);
  const announced = useRested(sentence, '', version);
  return (
    <div role="status" aria-label={appTexts.answer} aria-atomic="true" className={styles['text']}>
      {announced}
    </div>
  );
}

function announcementOf(answer: Answer, decidedText: Rich | null): string {
  return answer.kind === 'answered'
    ? verdictAnnouncement(answer, decidedText)
    : plain(waitingSentence(answer.waiting));
}
