import { readUrls } from '../../../embed/read-urls';
import { encodePercent } from '../../../engine/source';
import { plainState, type SharedState } from '../../../store/share';
import { wellFormed } from '../../parts/text/well-formed';

/** The part of a shared state that an HTML page can contain. */
export interface PageContent {
  readonly crawler: string;
  readonly url: string;
  /** Empty for the crawler's own rules. */
  readonly engine: string;
  /** The file with LF line ends. */
  readonly text: string;
  /** Number of characters replaced by U+FFFD, because no page can contain them: undecodable bytes and NUL. */
  readonly lost: number;
  /** The list of URLs, each with what is expected of all crawlers; empty if it can't be embedded. */
  readonly urls: readonly string[];
  /** The answer as a sentence; null if there is none. */
  readonly answer: string | null;
}

/** Converts a state to the form that a page contains. */
export function pageContent(
  { crawler, url, engine, text, urls }: SharedState,
  answer: string | null,
): PageContent {
  const lines = text.replace(/\r\n?/g, '\n');
  return {
    crawler: carried(crawler),
    url: carried(url),
    engine: engine === 'own' ? '' : engine,
    text: carried(lines),
    urls: listedUrls(urls),
    answer: answer && carried(answer),
    lost: [crawler, url, lines].reduce((sum, part) => sum + lostIn(part), 0),
  };
}

/**
 * Returns the part of a state that the embedded tester can show. It has no simulation and no list of URLs.
 */
export function embeddedState(shared: SharedState): SharedState {
  const { robotsUrl, answer, crawlers, urls, view } = plainState;
  return { ...shared, robotsUrl, answer, crawlers, urls, view };
}

/** Returns the URLs as the embedded tester reads them; none if it would refuse them. */
function listedUrls(urls: SharedState['urls']): readonly string[] {
  const written = urls.map(listedUrl);
  return readUrls(written.join(' ')) === null ? [] : written;
}

function listedUrl({ url, expected }: SharedState['urls'][number]): string {
  const written = carried(url).replace(/\s/g, (space) => encodePercent(space));
  return typeof expected === 'string' ? `${written} ${expected}` : written;
}

function carried(text: string): string {
  return wellFormed(text).replaceAll('\0', '\uFFFD');
}

function lostIn(text: string): number {
  return text.match(/[\p{Surrogate}\0]/gu)?.length ?? 0;
}
