import { applies, scopeOf } from './scope';

/** Maximum number of cached results, one per scheme and authority. A full cache is cleared. */
const MOST_REMEMBERED = 1_000;

/** UTF-16 units. Longer URLs bypass the cache, because their validity depends on their length. */
const LONGEST_SHORT_CUT = 100_000;

/**
 * Matches the prefix up to the first slash after the authority, in plain characters. Nothing after it affects
 * which site the URL is on. Doesn't match a backslash or a third slash after the colon, which browsers also
 * read as a slash.
 */
const PLACE = /^(?:https?|ftp):\/\/[!-.0-[\]-~]{1,300}\//;

/**
 * Checks whether a robots.txt applies to one URL after another. Agrees with `scopeOf`, but caches its results
 * for most URLs by their prefix.
 */
export class ScopeTest {
  /** Scheme, host and port that the file applies to; null if it applies to none, or to any. */
  readonly origin: string | null;
  /** Tests with equal keys give the same results. */
  readonly key: string;
  readonly #robotsUrl: string | null;
  readonly #schemes: readonly string[] | null;
  /** Prefixes of URLs to which the file applies. */
  readonly #own: readonly string[];
  readonly #known = new Map<string, boolean>();

  constructor(robotsUrl: string | null, schemes: readonly string[] | null) {
    this.#robotsUrl = robotsUrl;
    this.#schemes = schemes;
    this.key = JSON.stringify([schemes, robotsUrl]);
    const scope = robotsUrl === null ? null : applies(robotsUrl, robotsUrl, schemes);
    this.origin = scope?.kind === 'applies' ? scope.origin : null;
    this.#own = scope === null ? (schemes ?? []).map((scheme) => `${scheme}://`) : [`${this.origin}/`];
  }

  appliesTo(url: string): boolean {
    if (this.#robotsUrl !== null && this.origin === null) return false;
    if (url.length > LONGEST_SHORT_CUT) return this.#applies(url);
    for (const own of this.#own) if (url.startsWith(own)) return true;
    const place = PLACE.exec(url)?.[0];
    if (place === undefined) return this.#applies(url);
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    if (this.#known.size === MOST_REMEMBERED) this.#known.clear();
    const answer = this.#applies(place);
    this.#known.set(place, answer);
    return answer;
  }

  #applies(url: string): boolean {
    const scope = scopeOf(this.#robotsUrl, url, this.#schemes);
    return scope === null || scope.kind === 'applies';
  }
}
