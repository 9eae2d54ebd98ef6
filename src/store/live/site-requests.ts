import type { StoreApi } from 'zustand/vanilla';
import type { LiveProblem } from './live-problem';
import type { LiveState } from './live-state';
import { type FetchService, requestAbout, requestFromService } from './request-service';
import type { SiteFile } from './site-file';
import { robotsAddressOf } from './typed-site';

/** Problems of the service, not of a site or the typed text. */
const SERVICE_TROUBLES: readonly string[] = [
  'no-service',
  'unreachable',
  'failed',
  'unreadable',
  'other-version',
];

/** The two ways to request a site's file. */
export interface FetchWays {
  readonly service: FetchService;
  /** Requests this robots.txt from the browser itself. Null if the browser shows the page no answer. Never rejects. */
  requestDirectly(url: string, signal: AbortSignal): Promise<SiteFile | null>;
}

interface SiteRequestsOptions extends FetchWays {
  /** Gets what is known about the service. */
  readonly store: StoreApi<LiveState>;
  /** Aborted when the page is disposed. */
  readonly life: AbortSignal;
}

/** Requests sites' files: through the service next to this page, or without one from the browser itself. */
export class SiteRequests {
  readonly #options: SiteRequestsOptions;
  #loadingAbout: Promise<LiveProblem | null> | null = null;

  constructor(options: SiteRequestsOptions) {
    this.#options = options;
  }

  /** Requests the service's capabilities, unless they are known. Resolves with the problem; null if there is none, or if the page was disposed. */
  loadAbout(): Promise<LiveProblem | null> {
    const { store, service, life } = this.#options;
    if (store.getState().about !== null) return Promise.resolve(null);
    this.#loadingAbout ??= requestAbout(service, life).then((reply) => {
      this.#loadingAbout = null;
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
    return this.#loadingAbout;
  }

  /**
   * Requests the file from the service, or from the browser if there is none. Null if the signal aborted it.
   * @param as returns the crawler whose header the service sends, once its capabilities are known
   */
  async request(
    site: string,
    isFresh: boolean,
    as: () => string | null,
    signal: AbortSignal,
  ): Promise<SiteFile | LiveProblem | null> {
    const { store, service } = this.#options;
    const { about, isAlone } = store.getState();
    if (isAlone) return this.#requestFromBrowser(site, signal);
    // Check first, so that without a service the page's host doesn't learn which site was requested.
    const trouble = about === null ? await this.loadAbout() : null;
    if (signal.aborted) return null;
    if (trouble !== null)
      return trouble.error === 'no-service' ? this.#requestFromBrowser(site, signal) : trouble;
    const result = await requestFromService(service, site, as(), isFresh, signal);
    if (result === null || !('error' in result) || result.error !== 'no-service') return result;
    store.setState({ isAlone: true });
    return this.#requestFromBrowser(site, signal);
  }

  async #requestFromBrowser(site: string, signal: AbortSignal): Promise<SiteFile | LiveProblem> {
    const { service, requestDirectly } = this.#options;
    const url = robotsAddressOf(site);
    if (url === null) return { error: 'refused', reason: hasOtherScheme(site) ? 'scheme' : 'no-address' };
    if (isMixed(url, service.address)) return { error: 'insecure' };
    return (await requestDirectly(url, signal)) ?? { error: 'not-shown' };
  }
}

/** Returns whether a secure page would request an insecure site, which browsers allow only for the user's own computer. */
function isMixed(url: string, page: string): boolean {
  const isOwnComputer = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])[:/]/.test(url);
  return url.startsWith('http:') && page.startsWith('https:') && !isOwnComputer;
}

function hasOtherScheme(typed: string): boolean {
  return /^(?!https?:)[a-z][a-z\d+.-]*:\/\//i.test(typed);
}
