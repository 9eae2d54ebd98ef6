import { createRoot } from 'react-dom/client';
import { createTester } from '../store';
import { linkDocument } from '../store/link-document';
import type { Notice } from '../store/notice';
import { readAddress } from '../store/share';
import { EmbedContext, EmbedPage } from '../ui/page/embed';
import { ErrorBoundary } from '../ui/page/error-boundary';
import { TesterContext } from '../ui/parts/tester-context';
import TesterWorker from '../worker/tester.worker?worker&inline';
import { bindToHost } from './bind-to-host';
import { embedParameters, settingsOf } from './embed-address';

/** The largest file that an address may bring, in bytes. */
const LARGEST_TEXT = 512_000;

/** Starts the embed page: what its address brings, the tester, the line to the host. It stores nothing and leaves its address as it is. */
async function main(root: HTMLElement): Promise<void> {
  createDefaultPolicy();
  // Another fragment, set by the host: the page begins anew.
  window.addEventListener('hashchange', () => location.reload());
  const address = { fragment: location.hash.slice(1), query: location.search.slice(1) };
  const arrival = await readAddress(address, { limit: LARGEST_TEXT, others: embedParameters });
  const { settings, dropped } = settingsOf(arrival.other);
  const isBare = address.fragment === '' && address.query === '';
  const tester = createTester({
    startWorker: () => new TesterWorker({ name: 'robots.txt engine' }),
    loadCatalogue: () => import('../catalogue/full'),
    draft: null,
    // An address that names no file means an empty one; only without any there is something to play with.
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

/** What there is to tell of an address; that it brought something is no news here. */
function noticeOn(
  problem: Awaited<ReturnType<typeof readAddress>>['problem'],
  dropped: readonly string[],
): Notice | null {
  if (problem !== null) return { kind: 'link-refused', reason: problem };
  return dropped.length === 0 ? null : { kind: 'link-opened', dropped, isOpened: false, hidesDraft: false };
}

/**
 * Makes the policy that the embed page's CSP asks for: the browser takes the address of a blob for a worker, and nothing else for any script. The
 * bundler's own code starts the worker, so that it has to be the default policy.
 */
function createDefaultPolicy(): void {
  // The page's own types know policies that always return; null refuses.
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
