import { useEffect, useState } from 'react';
import { appTexts, plain, spokenVerdict, waitingSentence } from '../../messages';
import styles from '../parts/hidden-text.module.css';
import { useTester } from '../tester-context';
import { type Answer, useAnswer } from './use-answer';

/** Milliseconds of rest after which the answer is said. */
const REST = 400;

/** Says the answer to screen readers once typing rests; never the same sentence twice in a row. */
export function AnswerStatus() {
  const sentence = spoken(useAnswer());
  const version = useTester((state) => state.version);
  const [said, setSaid] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of text or question starts the rest anew
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), REST);
    return () => clearTimeout(timer);
  }, [sentence, version]);

  return (
    <div role="status" aria-label={appTexts.answer} aria-atomic="true" className={styles['text']}>
      {said}
    </div>
  );
}

function spoken(answer: Answer): string {
  return answer.kind === 'answered'
    ? spokenVerdict(answer.verdict, answer.crawler)
    : plain(waitingSentence(answer.waiting));
}
