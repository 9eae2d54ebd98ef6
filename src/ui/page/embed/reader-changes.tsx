import { useState } from 'react';
import { AnswerStatus } from '../../features/answer/answer-status';
import hiddenStyles from '../../parts/text/hidden-text.module.css';
import { useRested } from '../../parts/use-rested';
import { ResetButton, useIsChanged } from './reset-button';

/** Properties of `ReaderChanges`. */
export interface ReaderChangesProps {
  /** True if the answer is shown. */
  readonly hasQuestion?: boolean;
  /** Reason for the answer, or a warning. Empty for neither. */
  readonly words?: string;
  /** True if there is no footer for the reset button. */
  readonly isOverText?: boolean;
}

/** Follows the reader's first change: announces the answer, and after it what the footer says, and offers to put back what the host gave. */
export function ReaderChanges({ hasQuestion = false, words = '', isOverText = false }: ReaderChangesProps) {
  const wasChanged = useWasChanged();
  return (
    <>
      {wasChanged && (hasQuestion ? <AnswerStatus reason={words} /> : words && <WordsStatus words={words} />)}
      {(hasQuestion || isOverText) && <ResetButton isOverText={isOverText} />}
    </>
  );
}

function WordsStatus({ words }: { readonly words: string }) {
  return (
    <div role="status" className={hiddenStyles['text']}>
      {useRested(words, '')}
    </div>
  );
}

/** Returns true once the reader has changed file or question. Before that, the frame announces nothing: its reader may be elsewhere in the host's page. */
export function useWasChanged(): boolean {
  const isChanged = useIsChanged();
  const [wasChanged, setWasChanged] = useState(isChanged);
  if (isChanged && !wasChanged) setWasChanged(true);
  return wasChanged;
}
