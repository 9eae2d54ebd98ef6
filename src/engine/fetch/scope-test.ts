import { applies, scopeOf } from './scope';

/** Hosts whose answer is remembered; with more the memory begins anew. */
const MOST_REMEMBERED = 1_000;

/** URLs (UTF-16 units) above which no short cut is taken: whether they are URLs at all depends on their length. */
const LONGEST_SHORT_CUT = 100_000;

/** The beginning up to a slash, in plain characters: then nothing behind it has a say in the place of the URL. A backslash counts as a slash, and further slashes are skipped. */
const PLACE = /^(?:https?|ftp):\/\/[!-.0-[\]-~]{1,300}\//;

/** Checks whether a robots.txt applies to one URL after another, as `scopeOf` does, which it calls only once for each host. */
export class ScopeTest {
  /** Scheme, host and port that the file speaks for; null where it speaks for none, or for each. */
  readonly origin: string | null;
  /** Equal for tests that give the same answers. */
  readonly key: string;
  readonly #robotsUrl: string | null;
  readonly #schemes: readonly string[] | null;
  /** With what URLs begin that it speaks for. */
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

  speaksFor(url: string): boolean {
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
