import { ruleIn } from '../answer';
import type { Verdict } from '../embed/element-api';
import { crawlerName, plain, ruleText, verdictSentence, waitingSentence } from '../messages';
import { type LoadedTexts, loadTexts } from '../messages/later';
import type { Tester, TesterState } from '../store';
import { dialectIdOf } from '../store/question';
import { shownAnswerOf, willAnswer } from '../ui/parts/answer/answer';

/** Texts for a verdict that the site's answer or the file's location decides: only a share code brings such a question. Null until loaded. */
let texts: Partial<LoadedTexts<'condition'>> | null = null;

/**
 * Converts the current answer into the form for hosts; null while it is being computed. Also null while its texts are loading: calls `onLoad` then, once they
 * have loaded or failed.
 */
export function verdictOf(state: TesterState, onLoad: () => void): Verdict | null {
  const answer = shownAnswerOf(state);
  if (answer === null || willAnswer(answer)) return null;
  if (answer.kind === 'waiting') return noVerdict(state, plain(waitingSentence(answer.waiting)));
  const { decided, verdict, outcome, dialect } = answer;
  if (texts === null && (decided.by === 'answer' || decided.by === 'scope')) {
    void loadTexts
      .condition()
      .catch(() => ({}))
      .then((loaded) => {
        texts = loaded;
        onLoad();
      });
    return null;
  }
  const rule = ruleIn(answer, verdict.candidates[0]?.rule);
  return {
    outcome,
    line: answer.line,
    rule: rule && ruleText(rule),
    sentence: plain(verdictSentence(answer, texts?.decidedText?.(decided, dialect))),
    ...questionIn(state),
  };
}

/** Returns the form for hosts of a question without an answer; `sentence` says why there is none. */
export function noVerdict(state: TesterState, sentence: string): Verdict {
  return { outcome: 'none', line: 0, rule: null, sentence, ...questionIn(state) };
}

/** Returns true if no question can be answered, because the engine has stopped or the file is too large for the main thread. */
export function isOutOfOrder({ workerStatus }: Pick<TesterState, 'workerStatus'>): boolean {
  return workerStatus === 'stopped' || workerStatus === 'too-large-in-thread';
}

/** Resolves with the answer to the current question or a newer one; null if none can be given. */
export function nextVerdict({ store }: Tester): Promise<Verdict | null> {
  return new Promise((resolve) => {
    const settle = (): boolean => {
      const state = store.getState();
      const verdict = verdictOf(state, settle);
      if (verdict === null && !isOutOfOrder(state)) return false;
      resolve(isOutOfOrder(state) ? null : verdict);
      return true;
    };
    if (settle()) return;
    const stop = store.subscribe(() => {
      if (settle()) stop();
    });
  });
}

function questionIn(state: TesterState): Pick<Verdict, 'crawler' | 'url' | 'engine'> {
  const { crawler, crawlerInput, urlInput } = state;
  const isNamed = crawler.kind === 'known' || crawler.kind === 'token';
  return {
    crawler: isNamed ? crawlerName(crawler) : crawlerInput,
    url: urlInput,
    engine: dialectIdOf(state),
  };
}
