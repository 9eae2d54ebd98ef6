/*
 * Renders the page with the first-run example and its answer, for index.html. Runs in Node during the build (`.ci/build-prerender.mjs`).
 */
import { prerender } from 'react-dom/static.edge';
import { createTester, readAnsweredExample, writeAnsweredExample } from '../store';
import { PHONE } from '../ui/parts/phone';
import { Page } from './page';

/** The prerendered page. */
interface Prerendered {
  /** Markup for phones, and for every other window. */
  readonly phone: string;
  readonly wide: string;
  /** The answer that the markup shows: see `writeAnsweredExample`. */
  readonly answered: string;
}

/** Answers the first-run example, and renders the page that shows the answer. */
export async function prerenderPage(): Promise<Prerendered> {
  const answered = await answerExample();
  return { phone: await render(answered, true), wide: await render(answered, false), answered };
}

/** The options that don't matter for the markup. */
const options = {
  startWorker: () => {
    throw new Error('The engine runs in this thread');
  },
  loadCatalogue: () => new Promise<never>(() => undefined),
  loadProblems: () => new Promise<never>(() => undefined),
  loadUrls: () => new Promise<never>(() => undefined),
  loadLive: () => new Promise<never>(() => undefined),
  draft: null,
  theme: 'system',
} as const;

function answerExample(): Promise<string> {
  const tester = createTester(options);
  return new Promise((resolve) => {
    tester.store.subscribe(({ report, comparison }) => {
      if (report !== null && comparison !== null) resolve(writeAnsweredExample({ report, comparison }));
    });
    tester.start();
  });
}

async function render(answered: string, isPhone: boolean): Promise<string> {
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: isPhone && query === PHONE }) });
  const tester = createTester({ ...options, answered: readAnsweredExample(answered) });
  const errors: unknown[] = [];
  const { prelude } = await prerender(<Page tester={tester} drafts={null} />, {
    onError: (error) => void errors.push(error),
    // Otherwise React would move large parts to the end, and put them into their places by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (errors.length > 0) throw new AggregateError(errors, 'The page could not be prerendered');
  return new Response(prelude).text();
}
