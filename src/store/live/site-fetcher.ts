import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FetchFailure, refusals } from '../../service/protocol';
import type { TesterState } from '../state';
import type { TesterHandle } from '../tester-handle';
import { whenLoaded } from '../when-loaded';
import { isFile, isWebPage } from './answer-of-file';
import { readCurl } from './curl/read-curl';
import { documentOfFile, type SiteDocument } from './document-of-file';
import { formerOf, isSameText } from './former-file';
import type { BookmarkStop, LiveProblem } from './live-problem';
import { imitatedCrawler, type Live, type LiveOutcome, type LiveState } from './live-state';
import { offeredSite, typedSite } from './offered-site';
import { questionForSite } from './question-for-site';
import type { SiteFile } from './site-file';
import { type FetchWays, SiteRequests } from './site-requests';
import { requestedSite, robotsAddressOf } from './typed-site';

/** Maximum length of an address that is sent, in UTF-16 units. Longer ones aren't typed by hand. */
const LONGEST_SITE = 2_000;

/** Fetches a site's file on request, and tests it: through the service next to this page, or without one from the browser itself. */
export class SiteFetcher implements Live {
  readonly store: StoreApi<LiveState>;
  readonly #tester: TesterHandle;
  readonly #requests: SiteRequests;
  readonly #life = new AbortController();
  #request = new AbortController();
  readonly #endOffers: () => void;
  /** The last fetched document; the current document may have been edited since. */
  #last: SiteDocument | null = null;

  constructor(tester: TesterHandle, ways: FetchWays) {
    const state = tester.store.getState();
    this.store = createStore<LiveState>(() => ({
      about: null,
      isAlone: false,
      site: typedBefore(state) ?? offeredSite(state),
      fetched: siteOf(state),
      asCrawler: false,
      underWay: null,
      outcome: null,
    }));
    this.#tester = tester;
    this.#requests = new SiteRequests({ ...ways, store: this.store, life: this.#life.signal });
    this.#endOffers = offerSites(tester, this.store);
  }

  readonly setSite = (site: string): void => this.store.setState({ site });

  readonly setAsCrawler = (asCrawler: boolean): void => this.store.setState({ asCrawler });

  readonly checkService: Live['checkService'] = async () => {
    const trouble = await this.#requests.loadAbout();
    const { underWay, outcome } = this.store.getState();
    if (trouble !== null && underWay === null && outcome === null)
      this.store.setState({ outcome: problem(trouble) });
  };

  readonly fetch: Live['fetch'] = async () => {
    const { site: typed, fetched } = this.store.getState();
    const site = typed.trim();
    const requested = requestedSite(site);
    this.#request.abort();
    const refusal = refusalOf(requested);
    if (refusal !== null) {
      this.store.setState({ underWay: null, outcome: refusal });
      return;
    }
    this.#request = new AbortController();
    this.store.setState({ underWay: site, outcome: null });
    const state = this.#tester.store.getState();
    const isFresh = site === fetched || site === siteOf(state);
    const ends = AbortSignal.any([this.#request.signal, this.#life.signal]);
    const as = () => imitatedCrawler(this.store.getState(), crawlerIdOf(this.#tester.store.getState()));
    const result = await this.#requests.request(requested, isFresh, as, ends);
    if (ends.aborted || result === null) return;
    this.#end('error' in result ? problem(result) : this.#acceptFile(result), site);
  };

  readonly fetchSite = (site: string): void => {
    this.store.setState({ site: typedSite(site) });
    this.fetch();
  };

  readonly testAnswer = (): void => {
    const { outcome } = this.store.getState();
    if (outcome?.kind === 'no-file') this.store.setState({ outcome: this.#test(outcome.file) });
  };

  readonly acceptPrinted = (text: string): void => {
    const { site } = this.store.getState();
    const url = robotsAddressOf(site);
    this.#request.abort();
    const read = url === null ? null : readCurl(text, url, Date.now());
    if (read === null || typeof read === 'string') {
      this.#end(read === null ? refused('no-address') : problem({ error: read }), site);
      return;
    }
    // The command may have been run for another site.
    const printed = typedSite(read.url);
    if (read.url !== url) this.store.setState({ site: printed });
    this.#end(this.#acceptFile(read), read.url === url ? site.trim() : printed);
  };

  readonly reportStopped = (site: string, why: BookmarkStop): void => {
    this.#request.abort();
    this.store.setState({ site: typedSite(site) });
    this.#end(problem({ error: why }), site);
  };

  readonly cancel = (): void => {
    this.#request.abort();
    this.store.setState({ underWay: null });
  };

  readonly compareWithFormer = (name: string): void => {
    const { outcome } = this.store.getState();
    if (outcome?.kind !== 'fetched' || outcome.former === null) return;
    const { content } = outcome.former;
    this.#tester.actions.setView('compare');
    void whenLoaded(this.#tester, 'urlList').then((urls) =>
      urls?.compare.choose({ kind: 'site', name, content }),
    );
  };

  readonly dispose = (): void => {
    this.#endOffers();
    this.#life.abort();
  };

  #end(outcome: LiveOutcome, site: string): void {
    this.store.setState({
      underWay: null,
      outcome,
      ...((outcome.kind === 'fetched' || outcome.kind === 'no-file') && { fetched: site }),
    });
  }

  /** Tests a site's answer if it sent a file. A web page isn't one, although crawlers read it as one. */
  #acceptFile(file: SiteFile): LiveOutcome {
    if (file.end.kind === 'failure' && file.hops.length === 0 && isRefusal(file.end.failure))
      return { kind: 'refused', file };
    return isFile(file.end) && !isWebPage(file) ? this.#test(file) : { kind: 'no-file', file };
  }

  #test(file: SiteFile): LiveOutcome {
    const fetched = documentOfFile(file);
    if (fetched === null) return problem({ error: 'unreadable' });
    const former = formerOf(fetched, this.#last, this.#tester.store.getState());
    const isSame = former !== null && isSameText(former, fetched);
    this.#last = fetched;
    show(fetched, this.#tester);
    return { kind: 'fetched', file, former: former && { content: former, isSame } };
  }
}

/** Follows what is typed while the panel loads. Offers a site when the panel opens, unless the user typed another one into the field. */
function offerSites(tester: TesterHandle, store: StoreApi<LiveState>): () => void {
  /** The site that was last put into the field without a request of the user. */
  let offered = store.getState().site;
  return tester.store.subscribe((state, { sourcePanel: before }) => {
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

/** Returns why an address isn't sent; null if it is. */
function refusalOf(requested: string): LiveOutcome | null {
  if (requested === '' || requested.length > LONGEST_SITE) return refused('no-address');
  // The service would refuse credentials, but they needn't be sent to it.
  return requested.includes('@') ? refused('credentials') : null;
}

function isRefusal(failure: FetchFailure): boolean {
  return refusals.some((refusal) => refusal === failure);
}

function refused(reason: 'no-address' | 'credentials'): LiveOutcome {
  return problem({ error: 'refused', reason });
}

function problem(cause: LiveProblem): LiveOutcome {
  return { kind: 'problem', problem: cause };
}
