import { plainState, type SharedState } from '../../../store/share';
import { wellFormed } from '../../parts/text/well-formed';

/** What a page in HTML can carry of a shared state. */
export interface PageContent {
  readonly crawler: string;
  readonly url: string;
  /** Empty for the crawler's own rules. */
  readonly engine: string;
  /** The file with LF line ends. */
  readonly text: string;
  /** Characters that no page can carry, which became U+FFFD: undecodable bytes and NUL. */
  readonly lost: number;
}

/** A state as a page carries it. */
export function pageContent({ crawler, url, engine, text }: SharedState): PageContent {
  const lines = text.replace(/\r\n?/g, '\n');
  return {
    crawler: carried(crawler),
    url: carried(url),
    engine: engine === 'own' ? '' : engine,
    text: carried(lines),
    lost: [crawler, url, lines].reduce((sum, part) => sum + lostIn(part), 0),
  };
}

/** The part of a state that the embedded tester can show: it simulates nothing, and has no list of URLs with what is expected of them. */
export function embeddedState(shared: SharedState): SharedState {
  const { robotsUrl, answer, crawlers, urls, view } = plainState;
  return { ...shared, robotsUrl, answer, crawlers, urls, view };
}

function carried(text: string): string {
  return wellFormed(text).replaceAll('\0', '\uFFFD');
}

function lostIn(text: string): number {
  return text.match(/[\p{Surrogate}\0]/gu)?.length ?? 0;
}
