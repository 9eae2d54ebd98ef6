import { describe, expect, test } from 'vitest';
import { decide, parseRobotsTxt } from '../index';
import { type FoundingMatch, readFoundingMatches } from '../testdata/read-vectors';

/** Statements of the founding documents (S0 to S4) about matching, numbered as in the founding checklist. */
const cases = readFoundingMatches().filter((one): one is FoundingMatch => 'robots' in one);

describe('google, compared with the founding documents', () => {
  test('has all cases', () => expect(cases.length).toBe(170));

  test.each(cases.map((one) => [one.item, one.agents.join(', '), one.path, one.expect, one] as const))(
    'founding statement %i: %s and %s → %s',
    (_item, _agents, _path, expected, { robots, agents, path }) => {
      const verdict = decide(parseRobotsTxt(robots), { productTokens: agents, url: path });
      expect(verdict.outcome).toBe(expected === 'allow' ? 'allowed' : 'disallowed');
    },
  );

  test('founding statement 149: /Private/ and /private/ differ, /private/x still matches /private/', () => {
    const robots = parseRobotsTxt('User-agent: a\nDisallow: /private/');
    const outcome = (url: string): string => decide(robots, { productTokens: ['a'], url }).outcome;
    expect([outcome('/Private/'), outcome('/private/'), outcome('/private/x')]).toEqual([
      'allowed',
      'disallowed',
      'disallowed',
    ]);
  });
});
