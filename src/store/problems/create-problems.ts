import { createStore } from 'zustand/vanilla';
import { applyTransaction } from '../../worker/document/apply-transaction';
import { LintClient } from '../../worker/lint';
import { openDocument } from '../document';
import { questionOf } from '../question';
import type { TesterHandle } from '../tester-handle';
import { fixActions } from './fix-actions';
import { LintFeed } from './lint-feed';
import type { Problems, ProblemsState } from './problems-state';
import { requestQuietLines, requestRuleEffect, requestVerdictChoices } from './rule-effect';
import { verdictCheckOf } from './verdict-check-of';

/**
 * Starts looking for problems: a separate worker receives every change and reports its findings here.
 * @param startWorker throws if the browser forbids workers
 */
export function createProblems(tester: TesterHandle, startWorker: () => Worker): Problems {
  const store = createStore<ProblemsState>(() => ({
    status: 'starting',
    report: null,
    requestedKind: null,
  }));
  const feed = new LintFeed(tester);
  const client = new LintClient({
    startWorker,
    currentState: () => feed.wholeState(),
    onReport: (report) => {
      store.setState({ report });
      tester.actions.countProblems(report.counts);
    },
    onStatus: (status) => {
      store.setState({ status });
      if (status === 'stopped' || status === 'unavailable') tester.actions.countProblems(null);
    },
  });
  const stopFollowing = tester.follow((update) => client.send(feed.toLintUpdate(update)));
  const seenState = (): number => store.getState().report?.state ?? 0;
  client.start();
  // Rules about names need the list of crawlers, but don't wait for it.
  tester.actions.loadCatalogue();
  return {
    store,
    ...queries(tester, client, feed, seenState),
    ...fixActions(tester, client, feed, seenState),
    requestKind: (requestedKind) => store.setState({ requestedKind }),
    giveWay: () => client.giveWay(),
    restart: () => client.start(),
    dispose: () => {
      stopFollowing();
      client.dispose();
      store.setState({ status: 'stopped' });
      tester.actions.countProblems(null);
    },
  };
}

/** Creates the requests that change nothing. */
function queries(tester: TesterHandle, client: LintClient, feed: LintFeed, seenState: () => number) {
  return {
    rows: (payload) => client.request('rows', payload),
    finding: (index) => client.request('finding', { version: seenState(), index }).catch(() => null),
    preview: (choice) =>
      client.request('preview', {
        version: seenState(),
        choice,
        check: verdictCheckOf(tester.store.getState()),
      }),
    placeGroups: (groups) => client.request('placeGroups', { groups }),
    compare: async (edit) => {
      const state = tester.store.getState();
      const { text, lineEnd, bom } = state.document;
      const { check } = await client.request('compare', {
        other: { source: applyTransaction(text.toString(), edit), lineEnd, bom },
        isOtherFirst: false,
        question: null,
        check: verdictCheckOf(state),
      });
      return check;
    },
    versions: (payload) => {
      const state = tester.store.getState();
      return client
        .request('versions', { ...payload, question: questionOf(state), check: verdictCheckOf(state) })
        .catch(() => null);
    },
    changedSince: (document) =>
      client
        .request('written', {
          other: openDocument(document),
          isOtherFirst: true,
          question: null,
          check: verdictCheckOf(tester.store.getState()),
        })
        .then((reply) => reply?.check ?? null)
        .catch(() => null),
    ruleEffect: (line) => requestRuleEffect(tester, client, line).catch(() => null),
    quietLines: () => requestQuietLines(tester, client).catch(() => null),
    verdictChoices: () => requestVerdictChoices(tester, client).catch(() => null),
    overview: () => client.request('overview', {}).catch(() => null),
    overviewLines: (payload) => client.request('overviewLines', payload).catch(() => null),
    pathStarts: (prefix) => client.request('pathStarts', { prefix }).catch(() => []),
    simplify: async () => {
      const reply = await client.request('simplify', {});
      return reply !== null && feed.isPresent(reply.version) ? reply : null;
    },
  } satisfies Partial<Problems>;
}
