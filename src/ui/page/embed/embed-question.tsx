import { Suspense, useEffect } from 'react';
import { VerdictBar } from '../../features/answer/verdict-bar';
import { QuestionBar } from '../../features/question/question';
import { useCrawlerInput } from '../../features/question/use-crawler-input';
import { classNames } from '../../parts/class-names';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester } from '../../parts/tester-context';
import { useEmbed, useEmbedSetting } from './embed-context';
import styles from './embed-page.module.css';
import { type EmbedSettings, hasQuiz } from './embed-settings';
import type { QuizBandProps } from './quiz';
import { setTitle } from './set-title';
import { useMayLoadMore } from './use-is-answered';

/** Loaded on demand: few frames are quizzes. */
const QuizBand = lazyPart<QuizBandProps>(
  () => import('./quiz').then((module) => module.QuizBand),
  QuizMissing,
);

/** The parts of a question that is fixed. */
const wholeQuestion: EmbedSettings['locked'] = ['crawler', 'url'];

/**
 * The question and its verdict, or the verdict alone. Parts that the reader can't change are text. In a quiz, the reader can change nothing. A URL that the
 * host hasn't given isn't locked.
 */
export function EmbedQuestion({ hasFields = true }: { readonly hasFields?: boolean }) {
  const isQuiz = useEmbedSetting(hasQuiz);
  const fixed = useEmbedSetting((settings) => (hasQuiz(settings) ? wholeQuestion : settings.locked));
  const hasGivenUrl = useEmbedSetting(({ given }) => given?.urlInput !== '');
  // Readers must be able to ask something.
  const locked = hasGivenUrl ? fixed : fixed.filter((part) => part !== 'url');
  const crawler = useCrawlerInput({ typed: null, setTyped: () => {} });
  const url = useTester((state) => state.urlInput);
  const mayLoad = useMayLoadMore();
  return (
    <>
      {hasFields && (
        <QuestionBar
          className={classNames(styles['question'], ...locked.map((part) => styles[part]))}
          crawler={locked.includes('crawler') && <LockedText text={crawler.value} />}
          isLandmark={false}
          url={locked.includes('url') && <LockedText text={url} />}
          mayLoadCrawlers={mayLoad}
        />
      )}
      {isQuiz ? (
        <Suspense>
          <QuizBand className={styles['verdict']} />
        </Suspense>
      ) : (
        <VerdictBar className={styles['verdict']} mayAsk={hasFields && !locked.includes('url')} />
      )}
    </>
  );
}

/** Shows the answer without a quiz, if the quiz could not be loaded. */
function QuizMissing() {
  const { settings } = useEmbed();
  useEffect(() => settings.set({ isQuiz: false }), [settings]);
  return null;
}

function LockedText({ text }: { readonly text: string }) {
  return (
    <strong className={styles['locked']} onPointerEnter={setTitle}>
      {text}
    </strong>
  );
}
