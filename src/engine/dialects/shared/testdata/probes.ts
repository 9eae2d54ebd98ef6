import type { Case, Expected } from './case';

/**
 * The same questions for every dialect. Side by side, the answers in the dialects' tests show how the
 * dialects differ.
 */
const PROBES = {
  'a name that is not a legal token': [
    'User-agent: MJ12bot|Disallow: /x|User-agent: *|Disallow: /y',
    'MJ12bot',
    '/x',
  ],
  'a blank line inside a group': ['User-agent: foobot||Disallow: /x', 'foobot', '/x'],
  'a misspelled field': ['User-agent: foobot|Disalow: /x', 'foobot', '/x'],
  'a missing colon': ['User-agent: foobot|Disallow /x', 'foobot', '/x'],
  'a star': ['User-agent: foobot|Disallow: /*.php', 'foobot', '/a.php'],
  'a dollar at the end': ['User-agent: foobot|Disallow: /x$', 'foobot', '/x'],
  'a tie': ['User-agent: foobot|Disallow: /x|Allow: /x', 'foobot', '/x'],
  'escapes of letters': ['User-agent: foobot|Disallow: /%62%61%7a', 'foobot', '/baz'],
  'a byte order mark': ['\ufeffUser-agent: foobot|Disallow: /x', 'foobot', '/x'],
  'two groups of one name': [
    'User-agent: foobot|Disallow: /x||User-agent: foobot|Disallow: /y',
    'foobot',
    '/y',
  ],
  'a longer allow rule': ['User-agent: foobot|Disallow: /|Allow: /x', 'foobot', '/x'],
  '/robots.txt itself': ['User-agent: foobot|Disallow: /', 'foobot', '/robots.txt'],
} as const satisfies Record<string, readonly [robots: string, crawler: string, url: string]>;

/** A dialect's answer to every probe, each with its authority. */
export type ProbeAnswers = Readonly<Record<keyof typeof PROBES, readonly [Expected, authority: string]>>;

/** Returns the probes as cases of a dialect. */
export function probeCases(answers: ProbeAnswers): Case[] {
  return Object.entries(answers).map(([probe, [expected, authority]]) => {
    const [robots, crawler, url] = PROBES[probe as keyof typeof PROBES];
    return [`${probe} (${authority})`, robots, crawler, url, expected];
  });
}
