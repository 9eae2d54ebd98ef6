import { applies } from '../../../engine';

/** Hosts whose answer is remembered; with more the memory begins anew. */
const MOST_REMEMBERED = 1_000;

/** URLs (UTF-16 units) above which no short cut is taken: whether they are URLs at all depends on their length. */
const LONGEST_SHORT_CUT = 100_000;

/** The beginning up to a slash, in plain characters: then nothing behind it has a say in the place of the URL. A backslash counts as a slash, and further slashes are skipped. */
const PLACE = /^(?:https?|ftp):\/\/[!-.0-[\]-~]{1,300}\//;

/** Says whether a robots.txt speaks for one URL after another: as `applies`, of which it asks each host only once. */
export class ScopeTest {
  /** Scheme, host and port that the file speaks for; null where it speaks for none. */
  readonly origin: string | null;
  /** Equal for tests that give the same answers. */
  readonly key: string;
  readonly #robotsUrl: string;
  readonly #schemes: readonly string[] | null;
  readonly #own: string;
  readonly #known = new Map<string, boolean>();

  constructor(robotsUrl: string, schemes: readonly string[] | null) {
    this.#robotsUrl = robotsUrl;
    this.#schemes = schemes;
    this.key = `${schemes?.join() ?? '*'} ${robotsUrl}`;
    const scope = applies(robotsUrl, robotsUrl, schemes);
    this.origin = scope.kind === 'applies' ? scope.origin : null;
    this.#own = `${this.origin}/`;
  }

  speaksFor(url: string): boolean {
    if (this.origin === null) return false;
    if (url.length > LONGEST_SHORT_CUT) return this.#asked(url);
    if (url.startsWith(this.#own)) return true;
    const place = PLACE.exec(url)?.[0];
    if (place === undefined) return this.#asked(url);
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    if (this.#known.size === MOST_REMEMBERED) this.#known.clear();
    const answer = this.#asked(place);
    this.#known.set(place, answer);
    return answer;
  }

  #asked(url: string): boolean {
    return applies(this.#robotsUrl, url, this.#schemes).kind === 'applies';
  }
}
