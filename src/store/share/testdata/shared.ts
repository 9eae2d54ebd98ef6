import { PLAIN_ANSWER } from '../../../engine';
import { urlEntries } from '../../../suite/testdata/url-entries';
import type { SharedState } from '../shared-state';

/** A state that differs from all defaults except for the suite. */
export const fullState: SharedState = {
  text: '\uFEFFUser-agent: *\r\nDisallow: /caf\udce9\rAllow: /\u{1F600}\n\ud800',
  crawler: 'GPTBot',
  url: 'https://example.com/a?b=c#d',
  engine: 'python',
  robotsUrl: 'https://example.com/robots.txt',
  sameFile: [],
  answer: {
    ...PLAIN_ANSWER,
    final: { kind: 'status', status: 503 },
    redirects: 3,
    redirectedTo: 'other-host',
    errorHours: 50,
    cachedCopy: true,
    siteUp: false,
    body: 'html',
    contentType: 'text/html',
    cacheAge: 4,
    maxAge: 60,
    answersErrorsForMissingPages: true,
  },
  crawlers: [],
  urls: urlEntries('/a', 'https://example.com/b'),
  view: 'engines',
  second: null,
};

/** `fullState` with a suite. */
export const suiteState: SharedState = {
  ...fullState,
  crawlers: ['Googlebot', 'My Bot/1.0'],
  urls: urlEntries(
    { url: '/a', expected: 'blocked' },
    'https://example.com/b',
    { url: '/caf\udce9', expected: { Googlebot: 'allowed', 'My Bot/1.0': 'blocked' } },
    { url: '/a', expected: 'allowed' },
    '/last',
  ),
};

/** `fullState` with an expectation for all other crawlers, and with repeated URLs. */
export const countedState: SharedState = {
  ...fullState,
  urls: urlEntries(
    '/a',
    { url: 'https://example.com/b', count: 12_345, expected: { '*': 'allowed', GPTBot: 'blocked' } },
    '/caf\udce9',
    { url: '/a', count: 2 },
    '/last',
  ),
};

/** `fullState` with a second version, which is the later one. */
export const bothState: SharedState = {
  ...fullState,
  second: { text: '\uFEFFUser-agent: *\r\nDisallow: /th\udce9\rDisallow: /\ud800', isAfter: true },
};

/** `fullState` with sites that serve the same file. */
export const sameFileState: SharedState = {
  ...fullState,
  sameFile: ['https://www.example.com', 'http://example.com:8080'],
};

/** A state with all possible defaults. */
export const smallState: SharedState = {
  text: 'User-agent: *\nDisallow: /',
  crawler: 'googlebot',
  url: '/',
  engine: 'own',
  robotsUrl: '',
  sameFile: [],
  answer: PLAIN_ANSWER,
  crawlers: [],
  urls: [],
  view: 'why',
  second: null,
};
