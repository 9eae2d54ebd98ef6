import { AnswerStatus } from '../../features/answer/answer-status';
import hiddenStyles from '../../parts/text/hidden-text.module.css';
import { useRested } from '../../parts/use-rested';
import { useWasChanged } from './use-was-changed';

/** Text of `EmbedStatus`. */
export interface EmbedStatusProps {
  /** True if the answer is shown. */
  readonly hasQuestion: boolean;
  /** Reason for the answer, or a warning. Empty for neither. */
  readonly words: string;
}

/** Announces the answer, and after it what the footer says. Announces nothing before the reader has changed something. */
export function EmbedStatus({ hasQuestion, words }: EmbedStatusProps) {
  if (!useWasChanged()) return null;
  return hasQuestion ? <AnswerStatus reason={words} /> : <Status words={words} />;
}

function Status({ words }: Pick<EmbedStatusProps, 'words'>) {
  return (
    <div role="status" className={hiddenStyles['text']}>
      {useRested(words, '')}
    </div>
  );
}
