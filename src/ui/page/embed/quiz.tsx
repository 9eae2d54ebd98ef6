import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { guessedReason, guessedSentence, plain, quizTexts } from '../../../messages';
import { VerdictBar } from '../../features/answer/verdict-bar';
import rowStyles from '../../features/answer/verdict-bar.module.css';
import { shownAnswerOf } from '../../parts/answer/answer';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import { useAnswer } from '../../parts/answer/use-answer';
import { useResultText } from '../../parts/answer/use-result-text';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { Icon } from '../../parts/controls/icon';
import { useTesterStore } from '../../parts/tester-context';
import hiddenStyles from '../../parts/text/hidden-text.module.css';
import { RichText } from '../../parts/text/rich-text';
import { useEmbed, useEmbedSetting } from './embed-context';
import footerStyles from './embed-footer.module.css';
import { isGuessable, isHidden } from './embed-settings';
import styles from './quiz.module.css';
import resetStyles from './reset-button.module.css';
import { setTitle } from './set-title';

/** Id of the band, which takes the focus when the pressed button disappears. */
const BAND_ID = 'quiz';

/** The answers to guess, as outcomes. */
const guesses = [
  ['allowed', 'allowedOutline', quizTexts.yes],
  ['disallowed', 'blockedOutline', quizTexts.no],
] as const;

/** Properties of `QuizBand`. */
export interface QuizBandProps {
  readonly className?: string | undefined;
}

/** Asks for the reader's guess, then shows the verdict. Shows an answer that can't be guessed at once. */
export function QuizBand({ className }: QuizBandProps) {
  const answer = useAnswer();
  const guess = useEmbedSetting((settings) => settings.guess);
  const { onGuess } = useEmbed();
  const store = useTesterStore();
  const band = useRef<HTMLElement>(null);
  if (answer.kind === 'waiting' || !isGuessable(answer))
    return <VerdictBar className={className} mayAsk={false} />;
  const { outcome } = answer;
  const shown = guess === null ? 'none' : outcome;
  const sentence = guess === null ? null : guessedSentence(answer, guess === outcome);
  return (
    <>
      <section
        ref={band}
        id={BAND_ID}
        tabIndex={-1}
        className={classNames(rowStyles['row'], rowStyles[shown], className, styles['band'])}
        data-verdict={shown}
        data-line={guess === null ? undefined : answer.verdict.line}
      >
        <Icon name={outcomeIcon(shown)} />
        <p className={rowStyles['sentence']}>
          {sentence === null ? <b>{quizTexts.question}</b> : <RichText text={sentence} />}
        </p>
        {guess === null && (
          <fieldset className={styles['guesses']} aria-label={quizTexts.question}>
            {guesses.map(([guessed, icon, label]) => (
              <Button
                key={guessed}
                outlined
                className={styles[guessed]}
                icon={icon}
                onClick={() => {
                  // The shown answer may be about an older file or question.
                  const current = shownAnswerOf(store.getState());
                  if (current?.kind !== 'answered') return;
                  flushSync(() => onGuess({ guess: guessed, right: guessed === current.outcome }));
                  band.current?.focus();
                }}
              >
                {label}
              </Button>
            ))}
          </fieldset>
        )}
      </section>
      {/* With the reason, which must come after the answer. */}
      <span aria-live="polite" className={hiddenStyles['text']}>
        {sentence && `${plain(sentence)} ${plain(guessedReason(answer))}`}
      </span>
    </>
  );
}

/** Explains the verdict once the reader has guessed it. */
export function QuizReason() {
  const answer = useAnswer();
  const { reason } = useResultText(answer);
  const isPending = useEmbedSetting((settings) => isHidden(settings, answer));
  const isGuessed = answer.kind === 'answered' && isGuessable(answer);
  const text = isPending ? [quizTexts.hint] : isGuessed ? guessedReason(answer) : [reason];
  return (
    <p className={footerStyles['words']} onPointerEnter={setTitle}>
      <RichText text={text} />
    </p>
  );
}

/** Lets the reader guess again. */
export function TryAgain() {
  const { settings } = useEmbed();
  const isGuessed = useEmbedSetting(({ guess }) => guess !== null);
  if (!isGuessed) return null;
  return (
    <Button
      outlined
      small
      className={resetStyles['button']}
      onClick={() => {
        flushSync(() => settings.setGuess(null));
        document.getElementById(BAND_ID)?.querySelector('button')?.focus();
      }}
    >
      {quizTexts.tryAgain}
    </Button>
  );
}
