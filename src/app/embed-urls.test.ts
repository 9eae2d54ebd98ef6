import { expect, it, onTestFinished, vi } from 'vitest';
import type { Verdict } from '../embed/element-api';
import { createTester } from '../store';
import { linkDocument } from '../store/link-document';
import { noArrival } from '../store/no-arrival';
import { answerUrls } from './embed-urls';

const URLS = ['/private', 'https://example.com/private/open', 'mailto:a@b', '/x'];

/** Runs the engine in this thread. */
const startWorker = (): never => {
  throw new Error('No workers here');
};

function answering(urls = URLS) {
  const tester = createTester({
    startWorker,
    loadCatalogue: () => import('../catalogue/full'),
    draft: null,
    arrival: {
      ...noArrival,
      content: linkDocument('User-agent: *\nDisallow: /private\nAllow: /private/open\n'),
      question: { urlInput: '/asked' },
    },
    theme: 'system',
  });
  tester.start();
  const answers: string[] = [];
  let stale = 0;
  const onAnswers = (given: readonly (Verdict | null)[] | null): void => {
    if (given === null) stale++;
    else answers.push(given.map((verdict) => `${verdict?.outcome} ${verdict?.line}`).join());
  };
  const stop = answerUrls(
    urls.map((url) => ({ url, expected: null })),
    tester,
    startWorker,
    onAnswers,
  );
  onTestFinished(() => {
    stop();
    tester.dispose();
  });
  return { tester, answers, stop, staleCount: () => stale };
}

it('answers each URL, and leaves the question alone', async () => {
  const { tester, answers } = answering();
  await vi.waitFor(() => expect(answers).toEqual(['disallowed 2,allowed 3,none 0,allowed 0']), 10_000);
  expect(tester.store.getState().urlInput).toBe('/asked');
});

it('answers anew after changes of file, crawler and rules, not after other questions', async () => {
  const { tester, answers, staleCount } = answering(['/private/open']);
  const { actions } = tester;
  await vi.waitFor(() => expect(answers).toEqual(['allowed 3']), 10_000);
  actions.setDialect('standard1994');
  expect(staleCount()).toBe(1);
  await vi.waitFor(() => expect(answers.slice(1)).toEqual(['disallowed 2']), 10_000);
  actions.setDialect('own');
  actions.edit([[0, 0, '#\n']], '#\nUser-agent: *\nDisallow: /private\nAllow: /private/open\n');
  await vi.waitFor(() => expect(answers.slice(2)).toEqual(['allowed 4']), 10_000);
  const before = staleCount();
  actions.setUrl('/other');
  expect(staleCount()).toBe(before);
  actions.setCrawler('ChatGPT-User');
  await vi.waitFor(() => expect(answers.slice(3)).toEqual(['not-applicable 0']), 10_000);
});

it('answers as the simulated response of the site has it', async () => {
  const { tester, answers } = answering(['https://example.com/private/open', 'https://other.example/']);
  await vi.waitFor(() => expect(answers).toEqual(['allowed 3,allowed 0']), 10_000);
  tester.actions.setRobotsUrl('https://other.example/robots.txt');
  await vi.waitFor(() => expect(answers.slice(1)).toEqual(['not-applicable 0,allowed 0']), 10_000);
  tester.actions.setRobotsUrl('');
  tester.actions.setAnswer({ final: { kind: 'status', status: 503 } });
  await vi.waitFor(() => expect(answers.slice(2)).toEqual(['disallowed 0,disallowed 0']), 10_000);
});

it('answers no more once it is stopped', async () => {
  const { tester, answers, stop } = answering();
  stop();
  tester.actions.setDialect('python');
  const { answers: later } = answering();
  await vi.waitFor(() => expect(later).toHaveLength(1), 10_000);
  expect(answers).toEqual([]);
});
