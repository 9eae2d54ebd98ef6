import { PLAIN_ANSWER } from '../../engine';
import { readAddress, type SharedState, shareFragment } from '../../store/share';
import type { Arrival } from '../../store/state';

const PLAIN: SharedState = {
  text: 'User-agent: *\nDisallow: /zebra-stripes\n',
  crawler: 'bingbot',
  url: '/zebra-stripes',
  engine: 'own',
  robotsUrl: '',
  sameFile: [],
  answer: PLAIN_ANSWER,
  crawlers: [],
  urls: [],
  view: 'why',
  second: null,
};

/** Reads the fragment of an address. */
export function arrivalOf(fragment: string): Promise<Arrival> {
  return readAddress({ fragment, query: '' });
}

/** Returns the share code of a small file and question, with the given parts changed. */
export async function codeOf(part: Partial<SharedState> = {}): Promise<string> {
  const code = await shareFragment({ ...PLAIN, ...part });
  if (code === null) throw new Error('This state has no share code');
  return code;
}

/** Reads a link to a small file and question, with the given parts changed. */
export async function linkTo(part?: Partial<SharedState>): Promise<Arrival> {
  return arrivalOf(await codeOf(part));
}

/** A state whose fields are all visible in the page. */
export const WHOLE: Partial<SharedState> = {
  text: '\uFEFFUser-agent: *\r\nDisallow: /zebra-stripes/caf\udce9\rDisallow: /b\n# <b>caf\u00e9</b> 😀',
  crawler: 'Mozilla/5.0 (compatible; Bingbot/2.0)',
  url: 'https://zebra-stripes.example/b?x=<i>',
  engine: 'python',
  robotsUrl: 'https://zebra-stripes.example/robots.txt',
  sameFile: ['https://www.zebra-stripes.example'],
  answer: { ...PLAIN_ANSWER, final: { kind: 'status', status: 503 }, errorHours: 30, cachedCopy: true },
  crawlers: ['Bingbot', 'zebra-stripesbot'],
  urls: [
    { url: 'https://zebra-stripes.example/1', expected: 'blocked' },
    { url: '/2', expected: { Bingbot: 'allowed', 'zebra-stripesbot': 'blocked' } },
  ],
  view: 'engines',
};
