import { describe, expect, it, test } from 'vitest';
import { google, PLAIN_ANSWER, parseRobotsTxt, type ServerAnswer } from '../engine';
import {
  answerTo,
  CrawlerAnswers,
  composeAnswer,
  type ExpectedWord,
  expectedWords,
  meets,
  narrowestWord,
} from './index';

const BLOCKED = { outcome: 'disallowed', by: 'rules' } as const;
const ALLOWED = { outcome: 'allowed', by: 'rules' } as const;
const BY_SERVER = { outcome: 'disallowed', by: 'answer' } as const;
const ELSEWHERE = { outcome: 'not-applicable', by: 'scope' } as const;
const NOT_DECIDED = ['fetches-for-a-person', 'does-not-obey'] as const;

describe('the order of what decides', () => {
  it.each(NOT_DECIDED)('first the crawler: %s', (consultation) => {
    for (const [judgement, line] of [
      [BLOCKED, 7],
      [ALLOWED, 0],
      [BY_SERVER, 0],
      [ELSEWHERE, 0],
    ] as const)
      expect(composeAnswer(judgement, 7, consultation)).toEqual({
        outcome: 'not-applicable',
        by: 'crawler',
        line,
        judgement,
      });
  });

  it.each(['asks', 'control-token', 'unknown'] as const)(
    'then location, server and rules: %s',
    (consultation) => {
      expect(composeAnswer(BLOCKED, 7, consultation)).toMatchObject({ ...BLOCKED, line: 7 });
      expect(composeAnswer(ALLOWED, 7, consultation)).toMatchObject({ ...ALLOWED, line: 7 });
      expect(composeAnswer(BY_SERVER, 7, consultation)).toMatchObject({ ...BY_SERVER, line: 0 });
      expect(composeAnswer(ELSEWHERE, 7, consultation)).toMatchObject({ ...ELSEWHERE, line: 0 });
    },
  );
});

describe('about one URL', () => {
  const FILE = 'User-agent: *\nDisallow: /shop/cart';
  const ask = (
    consultation: 'asks' | (typeof NOT_DECIDED)[number],
    url: string,
    robotsUrl: string | null = null,
    answer: ServerAnswer = PLAIN_ANSWER,
  ) => {
    const question = { productTokens: ['Bot'], url, consultation };
    return answerTo(parseRobotsTxt(FILE, google), question, { robotsUrl, answer });
  };

  it('says with its facts what decides', () => {
    const robotsUrl = 'https://a.example/robots.txt';
    expect(ask('asks', '/shop/cart')).toMatchObject({ ...BLOCKED, line: 2, decided: { by: 'rules' } });
    expect(ask('asks', 'https://b.example/', robotsUrl)).toMatchObject({
      ...ELSEWHERE,
      decided: { by: 'scope', scope: { kind: 'other-host', host: 'b.example' } },
    });
    const down: ServerAnswer = { ...PLAIN_ANSWER, final: { kind: 'status', status: 404 } };
    expect(ask('asks', '/shop/cart', null, down)).toMatchObject({
      outcome: 'allowed',
      line: 0,
      decided: { by: 'answer', effect: { kind: 'all-allowed' } },
    });
    expect(ask('fetches-for-a-person', '/shop/cart').decided).toEqual({
      by: 'crawler',
      consultation: 'fetches-for-a-person',
      line: 2,
    });
    expect(ask('does-not-obey', '/').decided).toEqual({
      by: 'crawler',
      consultation: 'does-not-obey',
      line: 0,
    });
  });
});

describe('about many URLs', () => {
  const robots = parseRobotsTxt('User-agent: *\nAllow: /a\nDisallow: /', google);
  const condition = { robotsUrl: null, answer: PLAIN_ANSWER };
  const answers = (consultation?: 'fetches-for-a-person' | 'does-not-obey') =>
    new CrawlerAnswers(
      robots,
      { productTokens: ['Bot'], ...(consultation !== undefined && { consultation }) },
      condition,
    );

  it('gives the rule of the line, and none where no line answers', () => {
    const [decided, asked] = [answers(), answers('does-not-obey')];
    const ranks = decided.rules.deciding.map((_, rank) => rank);
    const lines = (each: CrawlerAnswers) =>
      ranks.map((rank) => [each.at(rank).line, each.ruleAt(rank)?.line]);
    expect(lines(decided)).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(lines(asked)).toEqual([
      [0, undefined],
      [3, 3],
    ]);
  });

  it('tells crawlers that the file decides about from those it can only ask', () => {
    expect(answers().key).not.toBe(answers('does-not-obey').key);
    expect(answers('fetches-for-a-person').key).toBe(answers('does-not-obey').key);
    expect(answers().decidesLike(answers())).toBe(true);
    expect(answers().decidesLike(answers('does-not-obey'))).toBe(false);
  });
});

describe('expectations', () => {
  const met = (answer: Parameters<typeof narrowestWord>[0]): ExpectedWord[] =>
    expectedWords.filter((word) => meets(word, answer));

  test.each([
    ['allowed', composeAnswer(ALLOWED, 0), ['allowed'], 'allowed'],
    ['blocked', composeAnswer(BLOCKED, 1), ['blocked'], 'blocked'],
    ['left open', composeAnswer({ outcome: 'undefined', by: 'rules' }, 0), ['undecided'], 'undecided'],
    ['elsewhere', composeAnswer(ELSEWHERE, 0), ['not-applicable'], 'not-applicable'],
    ['asked', composeAnswer(BLOCKED, 1, 'fetches-for-a-person'), ['asked', 'not-applicable'], 'asked'],
    [
      'not asked',
      composeAnswer(ALLOWED, 0, 'does-not-obey'),
      ['allowed', 'not-applicable'],
      'not-applicable',
    ],
    ['no server', composeAnswer(BY_SERVER, 0, 'does-not-obey'), ['asked', 'not-applicable'], 'asked'],
    ['another site', composeAnswer(ELSEWHERE, 0, 'does-not-obey'), ['not-applicable'], 'not-applicable'],
  ] as const)('%s', (_case, answer, words, narrowest) => {
    expect(met(answer)).toEqual(words);
    expect(narrowestWord(answer)).toBe(narrowest);
  });
});
