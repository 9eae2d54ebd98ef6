import { type ReactNode, Suspense } from 'react';
import { chipsTexts, type Rich, verdictSentence, waitingSentence } from '../../../messages';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import { type ShownAnswer, useAnswer } from '../../parts/answer/use-answer';
import { useDecidedText } from '../../parts/answer/use-decided-text';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { PHONE, useMedia } from '../../parts/use-media';
import styles from './verdict-bar.module.css';

/** Loaded on demand, because it is seldom needed and the Why view has the same button. */
const ScopeButton = lazyPart(
  () => import('../../parts/answer/scope-button').then((module) => module.ScopeButton),
  () => null,
);

/** Loaded on demand: only a file without a URL has them. */
const PageChips = lazyPart(
  () => import('./page-chips').then((module) => module.PageChips),
  () => null,
);

interface VerdictRowProps {
  readonly className?: string | undefined;
  /** Content after the sentence. `ScopeButton` replaces it if the file does not apply to the URL. */
  readonly children?: ReactNode;
  /** False if the question must not be changed here. Default true. */
  readonly mayAsk?: boolean;
}

/**
 * The answer in one sentence. Its box has a fixed size; `AnswerStatus` announces the same to screen readers.
 */
export function VerdictBar({ className, children, mayAsk = true }: VerdictRowProps) {
  const answer = useAnswer();
  const decidedText = useDecidedText(answer);
  const pages = useTester(({ report }) => report?.pages ?? null);
  const asksForPage = mayAsk && answer.kind === 'waiting' && answer.waiting.kind === 'url' && pages !== null;
  const isOtherSite =
    answer.kind === 'waiting' && answer.waiting.kind === 'other-site' && answer.waiting.because !== 'example';
  const isPhone = useMedia(PHONE);
  const outcome = answer.kind === 'answered' ? answer.outcome : 'none';
  return (
    <section
      className={classNames(
        styles['row'],
        styles[outcome],
        (asksForPage || isOtherSite) && styles['asking'],
        className,
      )}
      data-verdict={outcome}
      data-line={lineOf(answer)}
      data-waiting={answer.kind === 'waiting' ? answer.waiting.kind : undefined}
      data-version={answer.kind === 'answered' ? answer.version : undefined}
    >
      <Icon name={outcomeIcon(outcome)} />
      <p className={styles['sentence']}>
        <RichText
          text={asksForPage ? [{ strong: chipsTexts.question }] : sentenceOf(answer, decidedText, isPhone)}
        />
      </p>
      {mayAsk && answer.kind === 'answered' && answer.decided.by === 'scope' ? (
        <Suspense>
          <ScopeButton />
        </Suspense>
      ) : (
        children
      )}
      {asksForPage && (
        <Suspense>
          <PageChips pages={pages} />
        </Suspense>
      )}
    </section>
  );
}

function sentenceOf(answer: ShownAnswer, decidedText: Rich | null, isPhone: boolean): Rich {
  return answer.kind === 'answered'
    ? verdictSentence(answer, decidedText)
    : waitingSentence(answer.waiting, isPhone);
}

/** Returns the line that decides, counted from 1. 0 if no line decides or the rules are not used. */
function lineOf(answer: ShownAnswer): number {
  return answer.kind === 'answered' ? answer.line : 0;
}
