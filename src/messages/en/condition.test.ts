import { describe, expect, it } from 'vitest';
import {
  type AnswerEffect,
  type Cause,
  dialects,
  type EffectReason,
  effectOf,
  type Freshness,
  PLAIN_ANSWER,
  type ServerAnswer,
} from '../../engine';
import {
  conditionName,
  effectAside,
  effectFact,
  effectSentence,
  effectVerdict,
  effectWord,
  freshnessSentence,
  plain,
} from './index';
import { whatToDo } from './why-result';

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
          const effect: AnswerEffect = { ...kind, reason, documented };
          const sentence = plain(effectSentence(effect, name));
          const verdict = plain(effectVerdict(effect, name));
          const all = [sentence, verdict, effectFact(effect, true), effectFact(effect, false)].join('|');
          const isRight =
            !/NaN|undefined|Infinity|null|\[object/.test(all) &&
            /^[A-Z].*[A-Za-z0-9)]\.$/.test(sentence) &&
            /^[A-Z].*\.$/.test(verdict) &&
            verdict.length < 200 &&
            /assum/.test(sentence) === !documented;
          if (!isRight) wrong.push([effect, name, all]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The effect of an answer on a reader, as the engine gives it. */
function effect(dialect: (typeof dialects)[number]['id'], answer: Partial<ServerAnswer>): AnswerEffect {
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

it.each([
  ['google', http(503), ['What to do:', 'Planned outage?', 'Fixed?']],
  ['bing', network(), ['What to do:', 'Planned outage?']],
  ['google', http(404), []],
  ['python', http(403), []],
] as const)('says what to do while a server stops %s for now (%#)', (dialect, answer, openings) => {
  const paragraphs = whatToDo({ decided: { by: 'answer', effect: effect(dialect, answer) }, dialect });
  expect(paragraphs.map((words) => plain(words).match(/^.+?[:?]/)?.[0])).toEqual(openings);
});

describe('the verdict', () => {
  it.each([
    ['google', http(404), "Yes. HTTP 404 means there's no file, so everything is allowed."],
    ['google', http(403), 'Yes. HTTP 403 counts as a missing file, so everything is allowed.'],
    [
      'google',
      { redirects: 6 },
      'Yes. More than 5 redirects count as a missing file, so everything is allowed.',
    ],
    [
      'google',
      http(503, { errorHours: 6 }),
      "No, for now. The site's robots.txt answered HTTP 503: Google stops crawling the site.",
    ],
    [
      'google',
      http(429),
      "No, for now. The site's robots.txt answered HTTP 429: Google stops crawling the site.",
    ],
    ['google', network(), "No, for now. The site didn't respond: Google stops crawling the site."],
    [
      'google',
      http(503, { errorHours: 100 }),
      "Yes. The site's robots.txt answered HTTP 503 for over 12 hours and Google has no copy of the file, so everything is allowed.",
    ],
    [
      'google',
      http(500, { errorHours: 100, cachedCopy: true }),
      "The site's robots.txt answered HTTP 500 for over 12 hours: Google uses its last copy until the errors have lasted 30 days. We treat this text as that copy.",
    ],
    [
      'google',
      http(503, { errorHours: 800 }),
      "Yes. The site's robots.txt answered HTTP 503 for over 30 days, but the rest of the site works, so everything is allowed.",
    ],
    [
      'google',
      http(503, { errorHours: 800, siteUp: false }),
      "No, for now. The site's robots.txt answered HTTP 503 for over 30 days, and the rest of the site fails too: Google doesn't crawl it.",
    ],
    [
      'google2020',
      http(500, { answersErrorsForMissingPages: true }),
      'Yes. This site answers HTTP 500 (internal server error) for missing pages too, which counts as having no file, so everything is allowed.',
    ],
    [
      'rfc9309',
      http(503),
      "No, for now. The site's robots.txt answered HTTP 503: a crawler that follows RFC 9309 stops crawling the site.",
    ],
    ['python', http(403), 'No. With HTTP 403, Python blocks everything.'],
    [
      'python',
      http(503),
      "No. The site's robots.txt answered HTTP 503: Python has read no file, so it blocks everything.",
    ],
    [
      'python',
      network(),
      "No answer. The site didn't respond, so Python stops with an error and doesn't decide.",
    ],
    [
      'yandex',
      { body: 'over-limit' },
      'Yes. A file larger than 500 KiB counts as missing, so everything is allowed.',
    ],
  ] as const)('%s: %o', (dialect, answer, sentence) => {
    expect(plain(effectVerdict(effect(dialect, answer), dialect))).toBe(sentence);
  });
});

describe('what is not documented', () => {
  it.each([
    ['bing', http(403), "Bing doesn't document this; we assume the same as RFC 9309."],
    ['bing', http(503), "Bing doesn't document this; we assume the same as RFC 9309."],
    ['bing', { redirects: 1 }, "Bing doesn't document this; we assume the same as RFC 9309."],
    ['bing', { body: 'html' }, "Bing doesn't document this; this is our assumption."],
    [
      'google',
      { redirects: 1, redirectedTo: 'other-host' },
      "Google doesn't document this; we assume the same as RFC 9309.",
    ],
    ['google', http(429), "Google doesn't say what 429 means; we assume a server error."],
    ['yandex', network(), "Yandex doesn't document this; this is our assumption."],
    [
      'rfc9309',
      http(503, { errorHours: 800, cachedCopy: true }),
      "RFC 9309 doesn't document this; this is our assumption.",
    ],
    ['standard1994', http(500), "The 1994 text doesn't document this; we assume the same as RFC 9309."],
  ] as const)('%s: %o', (dialect, answer, note) => {
    expect(plain(effectSentence(effect(dialect, answer), dialect))).toContain(note);
  });

  it('is attributed to RFC 9309 only if RFC 9309 says so', () => {
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

it('says that a crawler retries often', () => {
  expect(plain(effectSentence(effect('google', http(503)), 'google'))).toMatch(/It retries often\.$/);
  expect(plain(effectSentence(effect('google', http(500)), 'google'))).not.toContain('often');
});

it('adds to the result only what it does not say', () => {
  expect(plain(effectAside(effect('google', http(503)), 'google') ?? [])).toBe('It retries often.');
  expect(effectAside(effect('google', http(404)), 'google')).toBeNull();
});

describe('effectFact', () => {
  it.each([
    [http(404), "You're simulating HTTP 404 (not found)"],
    [http(418), "You're simulating HTTP 418"],
    [http(429), "You're simulating HTTP 429 (too many requests)"],
    [{ redirects: 6 }, "You're simulating 6 redirects"],
    [network(), "You're simulating a timeout"],
    [{ body: 'empty' }, "You're simulating an empty file"],
    [http(503, { errorHours: 800 }), "You're simulating HTTP 503 (service unavailable)"],
  ] as const)('%o', (answer, title) => {
    const fact = effectFact(effect('google', answer), true);
    expect(fact).toBe(`${title}: the rules in the editor don't count, and your real site isn't affected.`);
  });

  it('says what a site answered', () => {
    expect(effectFact(effect('google', http(404)), false)).toBe("The site's robots.txt answered HTTP 404.");
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
  [{ body: 'incomplete' }, 'an incomplete response'],
  [{ body: 'html', contentType: 'text/html' }, 'a web page'],
  [{ body: 'over-limit' }, 'a file that is too large'],
  [{ body: 'utf-16' }, 'a file in UTF-16'],
  [{ contentType: 'other' }, 'a file sent as a type other than text/plain'],
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
    "Google can't get a newer copy, so it keeps the one it has, until the errors have lasted 30 days.",
  ],
  [
    { kind: 'kept-during-errors', ageHours: 1, untilHours: null },
    "Google can't get a newer copy, so it keeps the one it has.",
  ],
  [
    { kind: 'old-copy', ageHours: 3, lifetimeHours: 24, remainingHours: 21, shared: true },
    'Google may use its copy from 3 hours ago for another 21 hours, so it may not see newer changes yet. Several of its crawlers may share one copy.',
  ],
  [
    { kind: 'expired', ageHours: 30, lifetimeHours: 24 },
    'The copy is 30 hours old and valid for only 24 hours, so the file is fetched again.',
  ],
  [
    { kind: 'no-copy', lifetimeHours: 1, shared: false },
    'Google can cache robots.txt for up to 1 hour, so changes may take that long.',
  ],
  [{ kind: 'once-per-session' }, 'Google reads the file once, at the start of a crawling session.'],
  [{ kind: 'once-per-run' }, 'Google reads the file once per run of the program.'],
  [{ kind: 'not-documented' }, "How long Google keeps a copy isn't documented."],
];
it.each(fresh)('freshness %o', (freshness, sentence) => {
  expect(plain(freshnessSentence(freshness, 'google') ?? [])).toBe(sentence);
  expect(plain(freshnessSentence(freshness, 'python') ?? [])).toMatch(/^[A-Z].*\.$/);
});
