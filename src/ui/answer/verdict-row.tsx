import { type Rich, verdictSentence, waitingSentence } from '../../messages';
import { classNames } from '../parts/class-names';
import { Icon } from '../parts/icon';
import type { IconName } from '../parts/icon-shapes';
import { RichText } from '../parts/rich-text';
import { type Answer, useAnswer } from './use-answer';
import styles from './verdict-row.module.css';

/** The answer in one sentence. Its box never changes; `AnswerStatus` says the same to screen readers. */
export function VerdictRow() {
  const answer = useAnswer();
  const outcome = answer.kind === 'answered' ? answer.verdict.outcome : 'none';
  return (
    <section
      className={classNames(styles['row'], styles[outcome])}
      data-verdict={outcome}
      data-line={answer.kind === 'answered' ? answer.verdict.line : 0}
      data-version={answer.kind === 'answered' ? answer.version : undefined}
    >
      <Icon name={iconOf(outcome)} />
      <p className={styles['sentence']}>
        <RichText text={sentenceOf(answer)} />
      </p>
    </section>
  );
}

function sentenceOf(answer: Answer): Rich {
  return answer.kind === 'answered'
    ? verdictSentence(answer.verdict, answer.crawler)
    : waitingSentence(answer.waiting);
}

function iconOf(outcome: 'allowed' | 'disallowed' | 'undefined' | 'none'): IconName {
  switch (outcome) {
    case 'allowed':
      return 'allowed';
    case 'disallowed':
      return 'blocked';
    case 'undefined':
    case 'none':
      return 'waiting';
  }
}
