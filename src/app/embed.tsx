import { createRoot } from 'react-dom/client';
import { createTester } from '../store';
import { linkDocument } from '../store/link-document';
import type { Notice } from '../store/notice';
import type { readShareCode } from '../store/share';
import { readAddressWith } from '../store/share/read-address-with';
import { EmbedContext, EmbedPage } from '../ui/page/embed';
import { ErrorBoundary } from '../ui/page/error-boundary';
import { TesterContext } from '../ui/parts/tester-context';
import EmbedWorker from '../worker/embed.worker?worker&inline';
import { bindToHost } from './bind-to-host';
import { embedParameters, settingsOf } from './embed-address';
import { createDefaultPolicy, loadParts } from './embed-parts';
import { loadEmbedChecker, replaceEmbedChecker } from './load-embed-checker';
import { withoutFresh } from './renew';
import '../ui/page/embed/embed-canvas.css';

/** Maximum size of a file in the address, in bytes. */
const LARGEST_TEXT = 512_000;

/** Starts the embed page: reads its address, creates the tester and connects the host. Stores nothing and doesn't change the address. */
async function main(root: HTMLElement, nonce: string): Promise<void> {
  createDefaultPolicy(window.embedParts);
  loadParts(window.embedParts, nonce);
  // The host has set another fragment: start over.
  window.addEventListener('hashchange', () => location.reload());
  const address = { fragment: location.hash.slice(1), query: withoutFresh(location.search).slice(1) };
  const arrival = await readAddressWith(readCode, address, { limit: LARGEST_TEXT, others: embedParameters });
  const { settings, dropped } = settingsOf(arrival.other);
  const isBare = address.fragment === '' && address.query === '';
  const tester = createTester({
    startWorker,
    loadCatalogue: () => import('../catalogue/full'),
    loadProblems: () => loadEmbedChecker(settings),
    draft: null,
    // An address with parameters but without a file means an empty file. Only a bare address opens the default document.
    arrival: isBare ? null : { ...arrival, problem: null, content: arrival.content ?? linkDocument('') },
    theme: 'system',
  });
  tester.actions.showNotice(noticeOn(arrival.problem, [...arrival.dropped, ...dropped]));
  replaceEmbedChecker(settings, tester);
  tester.start();
  createRoot(root).render(
    <ErrorBoundary readText={() => tester.store.getState().document.text.toString()}>
      <TesterContext value={tester}>
        <EmbedContext value={bindToHost(tester, settings, startWorker)}>
          <EmbedPage />
        </EmbedContext>
      </TesterContext>
    </ErrorBoundary>,
  );
}

function startWorker(): Worker {
  return new EmbedWorker({ name: 'robots.txt engine' });
}

/** Reads a share code, with a part of the page that other addresses don't need. */
async function readCode(
  ...[code, limit]: Parameters<typeof readShareCode>
): ReturnType<typeof readShareCode> {
  try {
    return await (await import('../store/share')).readShareCode(code, limit);
  } catch {
    return 'unread';
  }
}

/** Returns the notice for an address that was refused or has dropped parameters. Opening a link needs no notice here. */
function noticeOn(
  problem: Awaited<ReturnType<typeof readAddressWith>>['problem'],
  dropped: readonly string[],
): Notice | null {
  if (problem !== null) return { kind: 'link-refused', reason: problem };
  return dropped.length === 0 ? null : { kind: 'link-opened', dropped, isOpened: false, hidesDraft: false };
}

const root = document.getElementById('root');
// Null if embed-early.ts finds the browser too old.
if (root !== null) void main(root, document.currentScript?.nonce ?? '');
