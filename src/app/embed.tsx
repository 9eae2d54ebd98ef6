import { createRoot } from 'react-dom/client';
import { createTester } from '../store';
import { linkDocument } from '../store/link-document';
import type { Notice } from '../store/notice';
import { createProblems } from '../store/problems/create-problems';
import { readAddress } from '../store/share';
import { EmbedContext, EmbedPage } from '../ui/page/embed';
import { ErrorBoundary } from '../ui/page/error-boundary';
import { TesterContext } from '../ui/parts/tester-context';
import EmbedWorker from '../worker/embed.worker?worker&inline';
import { OVERVIEW_WORKER } from '../worker/overview-worker-name';
import { bindToHost } from './bind-to-host';
import { embedParameters, settingsOf } from './embed-address';

/** Maximum size of a file in the address, in bytes. */
const LARGEST_TEXT = 512_000;

/** Starts the embed page: reads its address, creates the tester and connects the host. Stores nothing and doesn't change the address. */
async function main(root: HTMLElement): Promise<void> {
  createDefaultPolicy();
  // The host has set another fragment: start over.
  window.addEventListener('hashchange', () => location.reload());
  const address = { fragment: location.hash.slice(1), query: location.search.slice(1) };
  const arrival = await readAddress(address, { limit: LARGEST_TEXT, others: embedParameters });
  const { settings, dropped } = settingsOf(arrival.other);
  const isBare = address.fragment === '' && address.query === '';
  const tester = createTester({
    startWorker: () => new EmbedWorker({ name: 'robots.txt engine' }),
    loadCatalogue: () => import('../catalogue/full'),
    // Only for the overview: this worker has no lint rules.
    loadProblems: async () => ({
      startProblems: (page) =>
        createProblems({ tester: page, startWorker: () => new EmbedWorker({ name: OVERVIEW_WORKER }) }),
    }),
    draft: null,
    // An address with parameters but without a file means an empty file. Only a bare address opens the default document.
    arrival: isBare ? null : { ...arrival, problem: null, content: arrival.content ?? linkDocument('') },
    theme: 'system',
  });
  tester.store.setState({ notice: noticeOn(arrival.problem, [...arrival.dropped, ...dropped]) });
  tester.start();
  createRoot(root).render(
    <ErrorBoundary readText={() => tester.store.getState().document.text.toString()}>
      <TesterContext value={tester}>
        <EmbedContext value={bindToHost(tester, settings)}>
          <EmbedPage />
        </EmbedContext>
      </TesterContext>
    </ErrorBoundary>,
  );
}

/** Returns the notice for an address that was refused or has dropped parameters. Opening a link needs no notice here. */
function noticeOn(
  problem: Awaited<ReturnType<typeof readAddress>>['problem'],
  dropped: readonly string[],
): Notice | null {
  if (problem !== null) return { kind: 'link-refused', reason: problem };
  return dropped.length === 0 ? null : { kind: 'link-opened', dropped, isOpened: false, hidesDraft: false };
}

/**
 * Creates the policy that the embed page's CSP requires: blob URLs are allowed for workers, and no other script URL. It must be the default policy,
 * because the bundler's own code starts the worker.
 */
function createDefaultPolicy(): void {
  // The declared type of `trustedTypes` has policies that always return a string; null refuses.
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address.startsWith('blob:') ? address : null),
  });
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

const root = document.getElementById('root');
// Null if check-browser.ts finds the browser too old.
if (root !== null) void main(root);
