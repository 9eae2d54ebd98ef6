import { describe, expect, it } from 'vitest';
import {
  type Cause,
  dialects,
  type Effect,
  type EffectReason,
  effectOf,
  type Freshness,
  PLAIN_ANSWER,
  type ServerAnswer,
} from '../../engine';
import {
  conditionName,
  effectSentence,
  effectStep,
  effectVerdict,
  effectWord,
  freshnessSentence,
  plain,
} from './index';

const causes: readonly Cause[] = [
  { code: 'success', status: 200, redirects: 0 },
  { code: 'success', status: 204, redirects: 2 },
  { code: 'unread-success', status: 206 },
  { code: 'too-many-redirects', limit: 5, redirects: 10_000 },
  { code: 'redirect-without-target', status: 304 },
  { code: 'too-many-requests' },
  { code: 'client-error', status: 404 },
  { code: 'client-error', status: 403 },
  { code: 'server-error', status: 503 },
  { code: 'invalid-status', status: 600 },
  { code: 'invalid-status', status: Number.NaN },
  ...(['dns', 'timeout', 'reset', 'invalid-response', 'chunking'] as const).map(
    (failure) => ({ code: 'network-failure', failure }) as const,
  ),
  { code: 'incomplete-body' },
  { code: 'empty-body' },
  { code: 'html-body' },
  { code: 'utf-16-body' },
  { code: 'over-limit', limitBytes: 512_000 },
  { code: 'content-type', contentType: 'text/html' },
  { code: 'content-type', contentType: 'other' },
];

const reasons: readonly EffectReason[] = causes.flatMap((cause): EffectReason[] => [
  cause,
  ...([0, 12] as const).flatMap((sinceHours) =>
    [720, null].flatMap((untilHours): EffectReason[] => [
      ...(['stop', 'copy-else-open', 'open-if-site-up', null] as const).map(
        (next) =>
          ({ code: 'server-error-stop', cause, sinceHours, untilHours, next, retriedOften: true }) as const,
      ),
      { code: 'server-error-copy', cause, sinceHours, untilHours },
      { code: 'server-error-no-copy', cause, sinceHours, untilHours },
      { code: 'long-error-site-up', cause, sinceHours },
      { code: 'long-error-site-down', cause, sinceHours },
    ]),
  ),
  { code: 'errors-for-missing-pages', cause },
  { code: 'never-read', cause },
]);

const kinds = [
  { kind: 'rules', copy: 'fresh' },
  { kind: 'all-allowed' },
  { kind: 'all-disallowed', temporary: false },
  { kind: 'all-disallowed', temporary: true },
  { kind: 'reader-fails' },
] as const;

describe('every kind of effect for every reason', () => {
  const names = dialects.map(({ id }) => id);
  it.each(kinds)('$kind (temporary: $temporary)', (kind) => {
    const wrong: unknown[] = [];
    for (const reason of reasons) {
      for (const documented of [true, false]) {
        for (const name of names) {
          const effect: Effect = { ...kind, reason, documented };
          const { title, text } = effectStep(effect, name, true);
          const sentence = plain(effectSentence(effect, name));
          const verdict = plain(effectVerdict(effect, name));
          const all = [sentence, verdict, plain(title), ...text.map(plain)].join('|');
          const isRight =
            !/NaN|undefined|Infinity|null|\[object/.test(all) &&
            /^[A-Z].*[A-Za-z0-9)]\.$/.test(sentence) &&
            /^[A-Z].*\.$/.test(verdict) &&
            verdict.length < 200 &&
            sentence.includes('assumed') === !documented;
          if (!isRight) wrong.push([effect, name, all]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The effect of an answer on a reader, as the engine gives it. */
function effect(dialect: (typeof dialects)[number]['id'], answer: Partial<ServerAnswer>): Effect {
  const { fetch } = dialects.find(({ id }) => id === dialect) ?? {};
  if (fetch === undefined) throw new Error(dialect);
  return effectOf({ ...PLAIN_ANSWER, ...answer }, fetch);
}

const http = (status: number, part: Partial<ServerAnswer> = {}): Partial<ServerAnswer> => ({
  final: { kind: 'status', status },
  ...part,
});
const network = (part: Partial<ServerAnswer> = {}): Partial<ServerAnswer> => ({
  final: { kind: 'network-failure', failure: 'timeout' },
  ...part,
});

describe('the verdict', () => {
  it.each([
    ['google', http(404), 'Yes. With HTTP 404 there is no file, so everything is allowed.'],
    ['google', http(403), 'Yes. HTTP 403 counts as no file, so everything is allowed.'],
    ['google', { redirects: 6 }, 'Yes. More than 5 redirects count as no file, so everything is allowed.'],
    [
      'google',
      http(503, { errorHours: 6 }),
      'No, for now. The site answered HTTP 503: Google stops crawling it for now (12 hours, then its last copy).',
    ],
    [
      'google',
      http(429),
      'No, for now. The site answered HTTP 429: Google stops crawling it for now (12 hours, then its last copy).',
    ],
    [
      'google',
      network(),
      'No, for now. The site did not answer: Google stops crawling it for now (12 hours, then its last copy).',
    ],
    [
      'google',
      http(503, { errorHours: 100 }),
      'Yes. The site answered HTTP 503 for more than 12 hours and Google has no copy of the file, so everything is allowed.',
    ],
    [
      'google',
      http(500, { errorHours: 100, cachedCopy: true }),
      'The site answered HTTP 500 for more than 12 hours: Google goes by its last copy until the errors have lasted 30 days. This text is taken for it.',
    ],
    [
      'google',
      http(503, { errorHours: 800 }),
      'Yes. The site answered HTTP 503 for more than 30 days, but the rest of the site works, so everything is allowed.',
    ],
    [
      'google',
      http(503, { errorHours: 800, siteUp: false }),
      'No, for now. The site answered HTTP 503 for more than 30 days, and the rest of the site fails too: Google does not crawl it.',
    ],
    [
      'google2020',
      http(500, { answersErrorsForMissingPages: true }),
      'Yes. This site answers HTTP 500 (internal server error) for what does not exist, which counts as no file, so everything is allowed.',
    ],
    [
      'rfc9309',
      http(503),
      'No, for now. The site answered HTTP 503: a crawler by RFC 9309 stops crawling it for now (30 days, then its last copy).',
    ],
    ['python', http(403), "No. With HTTP 403 Python's robotparser blocks everything."],
    [
      'python',
      http(503),
      "No. The site answered HTTP 503: Python's robotparser has read no file and blocks everything.",
    ],
    [
      'python',
      network(),
      "No answer. The site did not answer: Python's robotparser stops with an error and decides nothing.",
    ],
    [
      'yandex',
      { body: 'over-limit' },
      'Yes. A file larger than 500 KiB counts as none, so everything is allowed.',
    ],
  ] as const)('%s: %o', (dialect, answer, sentence) => {
    expect(plain(effectVerdict(effect(dialect, answer), dialect))).toBe(sentence);
  });
});

describe('what is not documented', () => {
  it.each([
    ['bing', http(403), 'Bing does not document this; assumed as in RFC 9309.'],
    ['bing', http(503), 'Bing does not document this; assumed as in RFC 9309.'],
    ['bing', { redirects: 1 }, 'Bing does not document this; assumed as in RFC 9309.'],
    ['bing', { body: 'html' }, 'Bing does not document this; it is assumed.'],
    [
      'google',
      { redirects: 1, redirectedTo: 'other-host' },
      'Google does not document this; assumed as in RFC 9309.',
    ],
    ['google', http(429), 'Google does not say what 429 means; assumed to be a server error.'],
    ['yandex', network(), 'Yandex does not document this; it is assumed.'],
    [
      'rfc9309',
      http(503, { errorHours: 800, cachedCopy: true }),
      'RFC 9309 does not document this; it is assumed.',
    ],
    ['standard1994', http(500), 'The text of 1994 does not document this; assumed as in RFC 9309.'],
  ] as const)('%s: %o', (dialect, answer, note) => {
    expect(plain(effectSentence(effect(dialect, answer), dialect))).toContain(note);
  });

  it('is said of RFC 9309 only where RFC 9309 does say so', () => {
    for (const { id } of dialects) {
      for (const status of [200, 206, 304, 404, 403, 429, 500, 600]) {
        const own = effect(id, http(status));
        if (!plain(effectSentence(own, id)).includes('as in RFC 9309')) continue;
        const standard = effect('rfc9309', http(status));
        expect([standard.kind, standard.documented], `${id} ${status}`).toEqual([own.kind, true]);
      }
    }
  });
});

it('says that a reader asks again often', () => {
  expect(plain(effectSentence(effect('google', http(503)), 'google'))).toMatch(/It asks again often\.$/);
  expect(plain(effectSentence(effect('google', http(500)), 'google'))).not.toContain('often');
});

describe('effectStep', () => {
  it.each([
    [http(404), 'You are simulating HTTP 404 (not found)'],
    [http(418), 'You are simulating HTTP 418'],
    [http(429), 'You are simulating HTTP 429 (too many requests)'],
    [{ redirects: 6 }, 'You are simulating 6 redirects'],
    [network(), 'You are simulating a timeout'],
    [{ body: 'empty' }, 'You are simulating an empty file'],
    [http(503, { errorHours: 800 }), 'You are simulating HTTP 503 (service unavailable)'],
  ] as const)('%o', (answer, title) => {
    const step = effectStep(effect('google', answer), 'google', true);
    expect(plain(step.title)).toBe(title);
    expect(step.text.map(plain).join(' ')).toMatch(/The text in the editor is not read\.$/);
  });

  it('says nothing of an unread text where the rules apply', () => {
    const { text } = effectStep(effect('google', { redirects: 2 }), 'google', true);
    expect(text.map(plain)).toEqual(['The file came after 2 redirects. Its rules apply to the first host.']);
  });
});

it.each([
  [{}, 'HTTP 200'],
  [http(404), 'HTTP 404'],
  [http(404, { redirects: 1 }), 'HTTP 404 after 1 redirect'],
  [http(503, { errorHours: 6 }), 'HTTP 503 for 6 hours'],
  [http(404, { errorHours: 6 }), 'HTTP 404'],
  [http(Number.NaN), 'an invalid status'],
  [network({ errorHours: 800 }), 'a timeout for 33.3 days'],
  [{ redirects: 6 }, '6 redirects'],
  [{ redirects: 1, redirectedTo: 'other-host' }, '1 redirect to another host'],
  [{ redirects: 10_000 }, '10,000 redirects'],
  [{ redirects: 2, body: 'empty' }, 'an empty file after 2 redirects'],
  [{ body: 'incomplete' }, 'an incomplete answer'],
  [{ body: 'html', contentType: 'text/html' }, 'a web page'],
  [{ body: 'over-limit' }, 'a file that is too large'],
  [{ body: 'utf-16' }, 'a file in UTF-16'],
  [{ contentType: 'other' }, 'a file sent as another type than text/plain'],
  [{ contentType: 'text/html' }, 'a file sent as text/html'],
  [{ cachedCopy: true }, 'a cached copy'],
  [{ maxAge: 60 }, 'HTTP 200 with max-age=60'],
] as const)('the banner calls %o "%s"', (answer, name) => {
  expect(conditionName({ ...PLAIN_ANSWER, ...answer })).toBe(name);
});

it('has a word for every effect', () => {
  expect(kinds.map(effectWord)).toEqual([
    'rules apply',
    'all allowed',
    'all blocked',
    'all blocked',
    'stops with an error',
  ]);
});

const fresh: readonly (readonly [Freshness, string])[] = [
  [
    { kind: 'kept-during-errors', ageHours: 100, untilHours: 720 },
    'No newer copy can be had, so Google keeps the one it has, until the errors have lasted 30 days.',
  ],
  [
    { kind: 'kept-during-errors', ageHours: 1, untilHours: null },
    'No newer copy can be had, so Google keeps the one it has.',
  ],
  [
    { kind: 'old-copy', ageHours: 3, lifetimeHours: 24, remainingHours: 21, shared: true },
    'Google may go by its copy from 3 hours ago for another 21 hours: changes made since then are not seen yet. One copy may serve several of its crawlers.',
  ],
  [
    { kind: 'expired', ageHours: 30, lifetimeHours: 24 },
    'The copy is 30 hours old and counts for 24 hours only, so it is fetched anew.',
  ],
  [
    { kind: 'no-copy', lifetimeHours: 1, shared: false },
    'Google may keep this answer for 1 hour, so plan changes that long ahead.',
  ],
  [{ kind: 'once-per-session' }, 'Google reads the file once, at the start of a crawling session.'],
  [{ kind: 'once-per-run' }, 'Google reads the file once per run of the program.'],
  [{ kind: 'not-documented' }, 'How long Google keeps a copy is not documented.'],
];
it.each(fresh)('freshness %o', (freshness, sentence) => {
  expect(plain(freshnessSentence(freshness, 'google') ?? [])).toBe(sentence);
  expect(plain(freshnessSentence(freshness, 'python') ?? [])).toMatch(/^[A-Z].*\.$/);
});
