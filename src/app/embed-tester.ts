import { firstRunExample } from '../catalogue';
import type { FrameTester } from '../embed/bridge';
import type { Question } from '../embed/element-api';
import { readLines } from '../embed/read-lines';
import { readUrls } from '../embed/read-urls';
import type { Tester } from '../store';
import { dialectChoices } from '../store/dialect-choices';
import { linkDocument } from '../store/link-document';
import { namedThemes } from '../store/share/read-address-with';
import { defaultSettings, type EmbedSettingsStore, type GivenState } from '../ui/page/embed/embed-settings';
import { readLock, readShow } from './embed-address';
import { nextVerdict } from './embed-verdict';

/**
 * Wraps the tester for its host: every request becomes an action of the page.
 * @param onReset called when `reset` has changed the text, with its length in UTF-16 units
 */
export function frameTester(
  tester: Tester,
  settings: EmbedSettingsStore,
  getShareLink: () => Promise<string | null>,
  onReset: (length: number) => void,
): FrameTester {
  const { store, actions } = tester;
  let given: GivenState = store.getState();
  /** Remembers parts of the state that the host has set, for `reset`. */
  const give = (parts: Partial<GivenState>): void => {
    given = { ...given, ...parts };
    settings.give(given);
  };
  give({});
  const queue = new QuestionQueue();
  /** Sets the parts of the question that are present. An unknown engine changes nothing. */
  const put = ({ crawler, url, engine }: Question): void => {
    const choice = dialectChoices.find((known) => known === engine);
    settings.setGuess(null);
    if (crawler !== undefined) {
      actions.setCrawler(crawler);
      give({ crawlerInput: crawler });
    }
    if (url !== undefined) {
      actions.setUrl(url);
      give({ urlInput: url });
    }
    if (choice !== undefined) actions.setDialect(choice);
  };
  return {
    getText: () => store.getState().document.text.toString(),
    setText: (text) => {
      const before = store.getState().urlInput;
      actions.openContent(linkDocument(text));
      // Another file may remove the example's URL.
      const { document, urlInput } = store.getState();
      give(urlInput === before ? { document } : { document, urlInput });
    },
    ask: (question) => {
      const { engine } = question;
      const isKnown = engine === undefined || dialectChoices.some((known) => known === engine);
      if (!isKnown) return Promise.resolve(null);
      return queue.run(() => {
        put(question);
        return nextVerdict(tester);
      });
    },
    reset: () =>
      queue.pass(() => {
        const { document, crawlerInput, urlInput } = given;
        settings.setGuess(null);
        const isEdited = store.getState().document.text !== document.text;
        if (isEdited) actions.openContent(document);
        actions.setCrawler(crawlerInput);
        actions.setUrl(urlInput);
        if (isEdited) onReset(document.text.length);
      }),
    showLine: (line) => settings.showLine(line),
    getShareLink,
    set: ({ crawler, url, engine, view, theme, readonly, quiz, highlight, lock, urls, show }) => {
      const question = {
        ...(crawler !== undefined && { crawler: crawler ?? firstRunExample.crawler }),
        ...(url !== undefined && { url: url ?? '' }),
        ...(engine !== undefined && { engine: engine ?? 'own' }),
      };
      // Other settings leave a guess as it is.
      if (Object.keys(question).length > 0) queue.pass(() => put(question));
      if (theme !== undefined) actions.setTheme(namedThemes.get(theme ?? 'auto') ?? 'system');
      settings.set({
        ...(view !== undefined && { view: view ?? defaultSettings.view }),
        ...(readonly !== undefined && { isReadOnly: readonly ?? defaultSettings.isReadOnly }),
        ...(quiz !== undefined && { isQuiz: quiz ?? defaultSettings.isQuiz }),
        ...(highlight !== undefined && { highlight: linesOf(highlight) }),
        ...(lock !== undefined && readLock(lock ?? '')),
        ...(urls !== undefined && { urls: readUrls(urls ?? '') ?? defaultSettings.urls }),
        ...(show !== undefined && readShow(show ?? '')),
      });
    },
  };
}

function linesOf(highlight: number | string | null): readonly number[] {
  return (highlight !== null && readLines(String(highlight))) || defaultSettings.highlight;
}

/**
 * A queue that runs one task at a time. The engine answers only the newest question, so each question waits for the answer to the one before. The queue is
 * bounded by the bridge's 20 requests a second, and by the engine: one that doesn't answer is terminated, and then all waiting questions resolve to null.
 * A task that fails doesn't block later ones.
 */
class QuestionQueue {
  /** The last task. Never rejects; null if the queue is empty. */
  #last: Promise<void> | null = null;

  /** Runs `work` after all earlier tasks have settled, or immediately if the queue is empty. Settles as `work` does. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const outcome = this.#last === null ? work() : this.#last.then(work);
    const release = (): void => {
      if (this.#last === end) this.#last = null;
    };
    const end = outcome.then(release, release);
    this.#last = end;
    return outcome;
  }

  /** Runs a synchronous task after all earlier tasks. */
  pass(work: () => void): void {
    if (this.#last === null) work();
    else void this.run(async () => work());
  }
}
