import { createStore } from 'zustand/vanilla';
import type { LiveFile } from '../../service/protocol';
import type { Compare } from '../compare/compare-state';
import type { TesterState } from '../state';
import { askAbout, askForSite, type ServiceLine } from './ask-service';
import { documentOfFile, type SiteDocument } from './document-of-file';
import type { LiveTester } from './live-part';
import { asksAs, type FormerFile, type Live, type LiveOutcome, type LiveState } from './live-state';
import { questionForSite } from './question-for-site';
import { siteToAsk, typedSite } from './typed-site';

/** What fetching is made of. */
interface LiveOptions {
  readonly tester: LiveTester;
  readonly line: ServiceLine;
}

/** The longest address that is sent, in UTF-16 units: nobody types a longer one. */
const LONGEST_SITE = 2_000;

/** Begins with fetching the files of sites by the service beside this page. */
export function createLive({ tester, line }: LiveOptions): Live {
  const store = createStore<LiveState>(() => ({
    about: null,
    site: siteOf(tester.store.getState()) ?? '',
    fetched: siteOf(tester.store.getState()),
    asCrawler: false,
    underWay: null,
    outcome: null,
  }));
  const life = new AbortController();
  let request = new AbortController();
  let isLooking = false;
  /** What was fetched last: the present document may have been edited since. */
  let last: SiteDocument | null = null;

  const fetchSite = async (): Promise<void> => {
    const { site: typed, fetched } = store.getState();
    const site = typed.trim();
    const asked = siteToAsk(site);
    request.abort();
    if (asked === '' || asked.length > LONGEST_SITE)
      return store.setState({ underWay: null, outcome: refused('no-address') });
    // The service refuses them too, but they need not get there.
    if (asked.includes('@')) return store.setState({ underWay: null, outcome: refused('credentials') });
    request = new AbortController();
    const { signal } = request;
    store.setState({ underWay: site, outcome: null });
    const isFresh = site === fetched || site === siteOf(tester.store.getState());
    const as = asksAs(store.getState(), crawlerIdOf(tester.store.getState()));
    const said = await askForSite(line, { site: asked, as, isFresh }, AbortSignal.any([signal, life.signal]));
    if (signal.aborted || said === null) return;
    const outcome = 'error' in said ? problem(said) : take(said);
    store.setState({ underWay: null, outcome, ...(outcome.kind === 'fetched' && { fetched: site }) });
  };
  /** Tests what a site answered. */
  const take = (file: LiveFile): LiveOutcome => {
    if (file.end.kind === 'failure' && file.hops.length === 0 && isRefusal(file.end.failure))
      return { kind: 'refused', file };
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
    look: () => {
      if (isLooking || store.getState().about !== null) return;
      isLooking = true;
      void askAbout(line, life.signal).then((said) => {
        isLooking = false;
        if (said === null) return;
        const { outcome } = store.getState();
        // What was wrong with the service is so no more.
        if (!('error' in said))
          store.setState({ about: said, outcome: outcome?.kind === 'problem' ? null : outcome });
        else if (outcome === null) store.setState({ outcome: problem(said) });
      });
    },
    fetch: () => void fetchSite(),
    fetchSite: (site) => {
      store.setState({ site: typedSite(site) });
      void fetchSite();
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
      whenComparing(tester, (compare) => compare.choose({ kind: 'site', name, content }));
    },
    dispose: () => life.abort(),
  };
}

/** Makes a fetched file the one that is tested. Where nothing is new but the answer, the text stays where it is. */
function show(fetched: SiteDocument, { store, actions }: LiveTester): void {
  const state = store.getState();
  const { origin, edited } = state.document;
  const isThere = origin.kind === 'site' && origin.url === fetched.origin.url && !edited;
  if (isThere && state.robotsUrlInput === origin.url && isSameText(state.document, fetched))
    actions.confirmSite(fetched.origin);
  else actions.openContent(fetched, questionForSite(state, fetched.origin.url));
}

/** What the same site sent before: what was fetched last, or the present document as it came, such as after a reload. */
function formerOf(
  { origin: { url }, text }: SiteDocument,
  last: SiteDocument | null,
  { document }: TesterState,
): FormerFile | null {
  const { origin, edited, text: present } = document;
  const former = (content: SiteDocument): FormerFile | null => {
    // Of nothing and nothing again there is nothing to say.
    if (content.text.length + text.length === 0) return null;
    return { at: content.origin.at, as: content.origin.as, content };
  };
  if (last?.origin.url === url) return former(last);
  if (origin.kind !== 'site' || origin.url !== url || edited) return null;
  return former({ ...document, origin, text: present.toString() });
}

function isSameText(
  one: Pick<SiteDocument, 'text' | 'bom'>,
  other: Pick<SiteDocument, 'text' | 'bom'>,
): boolean {
  return one.bom === other.bom && one.text.toString() === other.text.toString();
}

/** The view of comparisons is opened: its part of the page may still be on its way. */
function whenComparing({ store, actions }: LiveTester, begin: (compare: Compare) => void): void {
  actions.loadUrls();
  const { urlList } = store.getState();
  if (typeof urlList === 'object') {
    begin(urlList.compare);
    return;
  }
  const stop = store.subscribe((state) => {
    if (state.urlList === 'loading') return;
    stop();
    if (typeof state.urlList === 'object') begin(state.urlList.compare);
  });
}

/** The site of the present document, as somebody would type it; null where it is of none. */
function siteOf({ document: { origin } }: TesterState): string | null {
  return origin.kind === 'site' ? typedSite(origin.url) : null;
}

/** Id of the present crawler; null where it is none of the list. */
function crawlerIdOf({ crawler }: TesterState): string | null {
  return crawler.kind === 'known' ? crawler.crawler.id : null;
}

function isRefusal(failure: string): boolean {
  return ['no-address', 'scheme', 'port', 'credentials', 'private-address'].includes(failure);
}

function refused(reason: 'no-address' | 'credentials'): LiveOutcome {
  return problem({ error: 'refused', reason });
}

function problem(said: Extract<LiveOutcome, { kind: 'problem' }>['problem']): LiveOutcome {
  return { kind: 'problem', problem: said };
}
