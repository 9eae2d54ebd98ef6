import { meets } from '../answer';
import type { Verdict } from '../embed/element-api';
import type { ListedUrl } from '../embed/read-urls';
import { createTester, type TesterBinding, type TesterState } from '../store';
import type { ListedAnswer } from '../ui/page/embed/embed-context';
import { shownAnswerOf } from '../ui/parts/answer/answer';
import { isOutOfOrder, nextVerdict } from './embed-verdict';

/** Milliseconds without a change until the URLs are answered anew. */
const REST = 200;

/** The parts of the page's state that decide, besides the text. */
const DECIDING = ['crawlerInput', 'dialectChoice', 'robotsUrlInput', 'answer'] as const;

/**
 * Answers URLs one after the other, and again after each change of what decides them, until the returned function is called. Uses a second tester, because
 * the page's tester answers the reader's question.
 * @param tester the page's tester, whose file, crawler, rules and simulated response count
 * @param startWorker starts the engine's worker; throws if the browser forbids it
 * @param onAnswers called with the answers in the order of the URLs, null for one that can't be given; with null when a change makes them stale
 */
export function answerUrls(
  urls: readonly ListedUrl[],
  { store }: TesterBinding,
  startWorker: () => Worker,
  onAnswers: (answers: readonly (ListedAnswer | null)[] | null) => void,
): () => void {
  const own = createTester({
    startWorker,
    loadCatalogue: () => import('../catalogue/full'),
    draft: null,
    arrival: null,
    theme: 'system',
  });
  let round = 0;
  const answer = async (): Promise<void> => {
    const current = ++round;
    const { document, crawlerInput, dialectChoice, robotsUrlInput, answer: response } = store.getState();
    // An engine that has stopped may have been started again in the page.
    if (own.store.getState().workerStatus === 'stopped') own.actions.restartWorker();
    own.actions.openContent(document);
    own.actions.setCrawler(crawlerInput);
    own.actions.setDialect(dialectChoice);
    own.actions.setRobotsUrl(robotsUrlInput);
    own.actions.setAnswer(response);
    const answers: (ListedAnswer | null)[] = [];
    for (const { url, expected } of urls) {
      own.actions.setUrl(url);
      const verdict = await nextVerdict(own);
      if (current !== round) return;
      answers.push(verdict && listedAnswer(verdict, own.store.getState(), expected));
    }
    onAnswers(answers);
  };
  let timer: ReturnType<typeof setTimeout>;
  const stop = store.subscribe((state, former) => {
    const isSame =
      state.document.text === former.document.text && DECIDING.every((name) => state[name] === former[name]);
    const isRepaired = isOutOfOrder(former) && !isOutOfOrder(state);
    if (isSame && !isRepaired) return;
    round++;
    onAnswers(null);
    clearTimeout(timer);
    timer = setTimeout(() => void answer(), REST);
  });
  own.start();
  void answer();
  return () => {
    round++;
    clearTimeout(timer);
    stop();
    own.dispose();
  };
}

function listedAnswer(verdict: Verdict, state: TesterState, expected: ListedUrl['expected']): ListedAnswer {
  if (expected === null) return { ...verdict, isMet: null };
  const answer = shownAnswerOf(state);
  const isMet =
    answer?.kind === 'answered' &&
    meets(expected, { ...answer, by: answer.decided.by, judgement: answer.verdict.judgement });
  return { ...verdict, isMet };
}
