import { PLAIN_ANSWER } from '../../engine';
import { readAddress, type SharedState, shareFragment } from '../../store/share';
import type { Arrival } from '../../store/state';

const PLAIN: SharedState = {
  text: 'User-agent: *\nDisallow: /zebra-stripes\n',
  crawler: 'bingbot',
  url: '/zebra-stripes',
  engine: 'own',
  robotsUrl: '',
  answer: PLAIN_ANSWER,
  crawlers: [],
  urls: [],
  view: 'why',
};

/** What the fragment of an address brings. */
export function arrivalOf(fragment: string): Promise<Arrival> {
  return readAddress({ fragment, query: '' });
}

/** Share code of a small file and question, and of what else is named. */
export async function codeOf(part: Partial<SharedState> = {}): Promise<string> {
  const code = await shareFragment({ ...PLAIN, ...part });
  if (code === null) throw new Error('This state has no share code');
  return code;
}

/** What a link to a small file and question brings, and to what else is named. */
export async function linkTo(part?: Partial<SharedState>): Promise<Arrival> {
  return arrivalOf(await codeOf(part));
}

/** A state of which every field can be seen in the page. */
export const WHOLE: Partial<SharedState> = {
  text: '\uFEFFUser-agent: *\r\nDisallow: /zebra-stripes/caf\udce9\rDisallow: /b\n# <b>caf\u00e9</b> 😀',
  crawler: 'Mozilla/5.0 (compatible; Bingbot/2.0)',
  url: 'https://zebra-stripes.example/b?x=<i>',
  engine: 'python',
  robotsUrl: 'https://zebra-stripes.example/robots.txt',
  answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 503 }, errorHours: 30, cachedCopy: true },
  crawlers: ['Bingbot', 'zebra-stripesbot'],
  urls: [
    { url: 'https://zebra-stripes.example/1', expected: 'blocked' },
    { url: '/2', expected: { Bingbot: 'allowed', 'zebra-stripesbot': 'blocked' } },
  ],
  view: 'engines',
};
