import { createStore } from 'zustand/vanilla';
import type { TesterState } from '../state';
import type { TesterHandle } from '../tester-handle';
import { whenLoaded } from '../when-loaded';
import { isFile, isWebPage } from './answer-of-file';
import { readCurl } from './curl/read-curl';
import { documentOfFile, type SiteDocument } from './document-of-file';
import { formerOf, isSameText } from './former-file';
import type { LiveProblem } from './live-problem';
import { imitatedCrawler, type Live, type LiveOutcome, type LiveState } from './live-state';
import { offeredSite, typedSite } from './offered-site';
import { questionForSite } from './question-for-site';
import { requestAbout, requestSite, type ServiceLine } from './request-service';
import type { SiteFile } from './site-file';
import { requestedSite, robotsAddressOf } from './typed-site';

/** Options of `createLive`. */
interface LiveOptions {
  readonly tester: TesterHandle;
  readonly line: ServiceLine;
  /** Requests this robots.txt from the browser itself. Null if the browser shows the page no answer. Never rejects. */
  requestDirectly(url: string, signal: AbortSignal): Promise<SiteFile | null>;
}

/** Maximum length of an address that is sent, in UTF-16 units. Longer ones aren't typed by hand. */
const LONGEST_SITE = 2_000;

/** Problems of the service, not of a site or the typed text. */
const SERVICE_TROUBLES: readonly string[] = [
  'no-service',
  'unreachable',
  'failed',
  'unreadable',
  'other-version',
];

/**
 * Creates the part that fetches sites' files: through the service next to this page, or without one from the
 * browser itself.
 */
export function createLive({ tester, line, requestDirectly }: LiveOptions): Live {
  const store = createStore<LiveState>(() => ({
    about: null,
    isAlone: false,
    site: typedBefore(tester.store.getState()) ?? offeredSite(tester.store.getState()),
    fetched: siteOf(tester.store.getState()),
    asCrawler: false,
    underWay: null,
    outcome: null,
  }));
  const life = new AbortController();
  let request = new AbortController();
  let loadingAbout: Promise<LiveProblem | null> | null = null;
  /** The site that was last put into the field without a request of the user. */
  let offered = store.getState().site;
  /** Follows what is typed while the panel loads. Offers a site when it opens, unless the user typed another one into the field. */
  const endOffers = tester.store.subscribe((state, { sourcePanel: before }) => {
    const { sourcePanel: panel } = state;
    if (panel === before || panel?.kind !== 'fetch' || panel.site !== null) return;
    // This part can be ready before the panel.
    if (panel.typed !== undefined) return store.setState({ site: panel.typed });
    const { site, fetched } = store.getState();
    const next = offeredSite(state);
    if (next === '' || !['', offered, fetched].includes(site)) return;
    offered = next;
    store.setState({ site: next });
  });
  /** The last fetched document; the current document may have been edited since. */
  let last: SiteDocument | null = null;

  const fetchSite = async (): Promise<void> => {
    const { site: typed, fetched } = store.getState();
    const site = typed.trim();
    const requested = requestedSite(site);
    request.abort();
    if (requested === '' || requested.length > LONGEST_SITE)
      return store.setState({ underWay: null, outcome: refused('no-address') });
    // The service would refuse credentials, but they needn't be sent to it.
    if (requested.includes('@')) return store.setState({ underWay: null, outcome: refused('credentials') });
    request = new AbortController();
    const { signal } = request;
    store.setState({ underWay: site, outcome: null });
    const isFresh = site === fetched || site === siteOf(tester.store.getState());
    const ends = AbortSignal.any([signal, life.signal]);
    const result = await requestFile(requested, isFresh, ends);
    if (ends.aborted || result === null) return;
    end('error' in result ? problem(result) : acceptFile(result), site);
  };
  /** Requests the file from the service, or from the browser if there is none. Null if the signal aborted it. */
  const requestFile = async (
    site: string,
    isFresh: boolean,
    signal: AbortSignal,
  ): Promise<SiteFile | LiveProblem | null> => {
    const { about, isAlone } = store.getState();
    if (isAlone) return requestFromBrowser(site, signal);
    // Check first, so that without a service the page's host doesn't learn which site was requested.
    const trouble = about === null ? await loadAbout() : null;
    if (signal.aborted) return null;
    if (trouble !== null) return trouble.error === 'no-service' ? requestFromBrowser(site, signal) : trouble;
    const as = imitatedCrawler(store.getState(), crawlerIdOf(tester.store.getState()));
    const result = await requestSite(line, { site, as, isFresh }, signal);
    if (result === null || !('error' in result) || result.error !== 'no-service') return result;
    store.setState({ isAlone: true });
    return requestFromBrowser(site, signal);
  };
  /** Requests the service's capabilities, unless they are known. Resolves with the problem; null if there is none, or if the page was disposed. */
  const loadAbout = (): Promise<LiveProblem | null> => {
    if (store.getState().about !== null) return Promise.resolve(null);
    loadingAbout ??= requestAbout(line, life.signal).then((reply) => {
      loadingAbout = null;
      if (reply === null) return null;
      if ('error' in reply) {
        store.setState({ isAlone: reply.error === 'no-service' });
        return reply;
      }
      const { outcome } = store.getState();
      // The service works now, so its former problem is over.
      const isOver = outcome?.kind === 'problem' && SERVICE_TROUBLES.includes(outcome.problem.error);
      store.setState({ about: reply, isAlone: false, outcome: isOver ? null : outcome });
      return null;
    });
    return loadingAbout;
  };
  /** Requests the file from the browser itself. */
  const requestFromBrowser = async (site: string, signal: AbortSignal): Promise<SiteFile | LiveProblem> => {
    const url = robotsAddressOf(site);
    if (url === null) return { error: 'refused', reason: hasOtherScheme(site) ? 'scheme' : 'no-address' };
    if (isMixed(url, line.address)) return { error: 'insecure' };
    return (await requestDirectly(url, signal)) ?? { error: 'not-shown' };
  };
  const end = (outcome: LiveOutcome, site: string): void =>
    store.setState({
      underWay: null,
      outcome,
      ...((outcome.kind === 'fetched' || outcome.kind === 'no-file') && { fetched: site }),
    });
  /** Tests a site's answer if it sent a file. A web page isn't one, although crawlers read it as one. */
  const acceptFile = (file: SiteFile): LiveOutcome => {
    if (file.end.kind === 'failure' && file.hops.length === 0 && isRefusal(file.end.failure))
      return { kind: 'refused', file };
    return isFile(file.end) && !isWebPage(file) ? test(file) : { kind: 'no-file', file };
  };
  /** Tests a site's answer. */
  const test = (file: SiteFile): LiveOutcome => {
    const fetched = documentOfFile(file);
    if (fetched === null) return problem({ error: 'unreadable' });
    const former = formerOf(fetched, last, tester.store.getState());
    const isSame = former !== null && isSameText(former.content, fetched);
    last = fetched;
    show(fetched, tester);
    return { kind: 'fetched', file, former: former && { ...former, isSame } };
  };
  return {
    store,
    setSite: (site) => store.setState({ site }),
    setAsCrawler: (asCrawler) => store.setState({ asCrawler }),
    checkService: () => {
      void loadAbout().then((trouble) => {
        const { underWay, outcome } = store.getState();
        if (trouble !== null && underWay === null && outcome === null)
          store.setState({ outcome: problem(trouble) });
      });
    },
    fetch: () => void fetchSite(),
    fetchSite: (site) => {
      store.setState({ site: typedSite(site) });
      void fetchSite();
    },
    testAnswer: () => {
      const { outcome } = store.getState();
      if (outcome?.kind === 'no-file') store.setState({ outcome: test(outcome.file) });
    },
    acceptPrinted: (text) => {
      const { site } = store.getState();
      const url = robotsAddressOf(site);
      request.abort();
      if (url === null) return end(refused('no-address'), site);
      const read = readCurl(text, url, Date.now());
      if (typeof read === 'string') return end(problem({ error: read }), site);
      // The command may have been run for another site.
      const printed = typedSite(read.url);
      if (read.url !== url) store.setState({ site: printed });
      end(acceptFile(read), read.url === url ? site.trim() : printed);
    },
    reportStopped: (site, why) => {
      request.abort();
      store.setState({ site: typedSite(site) });
      end(problem({ error: why }), site);
    },
    cancel: () => {
      request.abort();
      store.setState({ underWay: null });
    },
    compareWithFormer: (name) => {
      const { outcome } = store.getState();
      if (outcome?.kind !== 'fetched' || outcome.former === null) return;
      const { content } = outcome.former;
      tester.actions.setView('compare');
      void whenLoaded(tester, 'urlList').then((urls) =>
        urls?.compare.choose({ kind: 'site', name, content }),
      );
    },
    dispose: () => {
      endOffers();
      life.abort();
    },
  };
}

/** Makes a fetched file the tested one. If only the answer is new, the text stays in place. */
function show(fetched: SiteDocument, { store, actions }: TesterHandle): void {
  const state = store.getState();
  const { origin, edited } = state.document;
  // A guest is opened again, because it would otherwise remain a guest and not be saved.
  const isThere = origin.kind === 'site' && origin.url === fetched.origin.url && !edited && !state.isGuest;
  if (isThere && state.robotsUrlInput === origin.url && isSameText(state.document, fetched))
    actions.confirmSite(fetched.origin);
  else actions.openContent(fetched, questionForSite(state, fetched.origin.url));
}

/** Returns the site of the current document, as a user would type it; null if it isn't from a site. */
function siteOf({ document: { origin } }: TesterState): string | null {
  return origin.kind === 'site' ? typedSite(origin.url) : null;
}

/** Returns the text typed into the panel's field before this code was loaded; null if there is none. */
function typedBefore({ sourcePanel }: TesterState): string | null {
  return sourcePanel?.kind === 'fetch' ? (sourcePanel.typed ?? null) : null;
}

/** Returns the id of the current crawler; null if it isn't in the catalogue. */
function crawlerIdOf({ crawler }: TesterState): string | null {
  return crawler.kind === 'known' ? crawler.crawler.id : null;
}

/** Returns whether a secure page would request an insecure site, which browsers allow only for the user's own computer. */
function isMixed(url: string, page: string): boolean {
  const isOwnComputer = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])[:/]/.test(url);
  return url.startsWith('http:') && page.startsWith('https:') && !isOwnComputer;
}

function hasOtherScheme(typed: string): boolean {
  return /^(?!https?:)[a-z][a-z\d+.-]*:\/\//i.test(typed);
}

function isRefusal(failure: string): boolean {
  return ['no-address', 'scheme', 'port', 'credentials', 'private-address'].includes(failure);
}

function refused(reason: 'no-address' | 'credentials'): LiveOutcome {
  return problem({ error: 'refused', reason });
}

function problem(cause: LiveProblem): LiveOutcome {
  return { kind: 'problem', problem: cause };
}
