import type { Verdict } from '../embed/element-api';
import { createTester } from '../store';
import { nextVerdict } from './embed-verdict';

type Tester = ReturnType<typeof createTester>;

/** Milliseconds without a change until the URLs are answered anew. */
const REST = 200;

/** Dependencies of `answerUrls`. */
interface Parts {
  /** The page's tester, whose file, crawler and rules count. */
  readonly tester: Tester;
  /** Starts the engine's worker; throws if the browser forbids it. */
  startWorker(): Worker;
  /** Called with the answers in the order of the URLs; null for one that can't be given. */
  onAnswers(answers: readonly (Verdict | null)[]): void;
}

/**
 * Answers URLs one after the other, and anew after each change of the page's file, crawler or rules, until the returned function is called. Has a tester of
 * its own, because the page's is asked something else.
 */
export function answerUrls(
  urls: readonly string[],
  { tester: { store }, startWorker, onAnswers }: Parts,
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
    const { document, crawlerInput, dialectChoice } = store.getState();
    own.actions.openContent(document);
    own.actions.setCrawler(crawlerInput);
    own.actions.setDialect(dialectChoice);
    const answers: (Verdict | null)[] = [];
    for (const url of urls) {
      own.actions.setUrl(url);
      answers.push(await nextVerdict(own));
      if (current !== round) return;
    }
    onAnswers(answers);
  };
  let timer: ReturnType<typeof setTimeout>;
  const stop = store.subscribe((state, former) => {
    const isSame =
      state.document.text === former.document.text &&
      state.crawlerInput === former.crawlerInput &&
      state.dialectChoice === former.dialectChoice;
    if (isSame) return;
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
