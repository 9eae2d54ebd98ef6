import { describe, expect, it } from 'vitest';
import { otherAnswers } from '../../answer';
import type { DialectId, Outcome } from '../../engine';
import { dialectIds } from '../../engine/dialect-ids';
import type { DialectRow } from '../../worker/tester/comparison';
import { enginesFact, enginesHead, otherDialectsText, plain, seeOtherDialects } from './index';

type Reading = Pick<DialectRow, 'dialect' | 'differs' | 'judgement' | 'line'> & {
  readonly effect: Pick<DialectRow['effect'], 'documented'>;
};

function reading(dialect: DialectId, part: Partial<Reading> = {}): Reading {
  return {
    dialect,
    differs: null,
    judgement: { outcome: 'disallowed', by: 'rules' },
    effect: { documented: true },
    line: 2,
    ...part,
  };
}

/** The readings beside an answer by `base`. */
function othersOf(all: readonly Reading[], base: DialectId, by: 'rules' | 'answer') {
  return otherAnswers({ dialect: base, verdict: { judgement: { by } } }, all);
}

/** All readings. Those of `dissenting` have another outcome. */
function readings(dissenting: Partial<Record<DialectId, Outcome>>): Reading[] {
  return dialectIds.map((id) => {
    const outcome = dissenting[id];
    return outcome === undefined
      ? reading(id)
      : reading(id, { differs: 'outcome', judgement: { outcome, by: 'rules' }, line: 10 });
  });
}

/** The texts on readings, beside an answer by Google's rules. */
function texts(all: readonly Reading[], base: DialectId = 'google') {
  const others = othersOf(all, base, 'rules');
  return {
    button: otherDialectsText(others),
    fact: plain(enginesFact(others)),
    head: plain(enginesHead(others)),
  };
}

describe('the button after the answer, the fact in Why and the heading of the list', () => {
  it('say that all agree', () => {
    expect(texts(readings({}))).toEqual({
      button: 'All 6 other engines agree',
      fact: 'RFC 9309, Bing, Yandex and 3 more agree.',
      head: 'All 7 engines agree.',
    });
    expect(texts(readings({}), 'bing').fact).toBe('Google, RFC 9309, Yandex and 3 more agree.');
  });

  it('name one that differs, with its line', () => {
    expect(texts(readings({ python: 'allowed' }))).toEqual({
      button: 'Python would decide otherwise',
      fact: 'Python would allow it, by line 10. 5 others agree.',
      head: '6 of 7 engines agree. Python would allow it.',
    });
    expect(enginesFact(othersOf(readings({ python: 'allowed' }), 'google', 'rules'))).toContainEqual({
      line: 10,
    });
  });

  it('name the text of 1994 with an article', () => {
    expect(texts(readings({ standard1994: 'allowed' }))).toEqual({
      button: 'The 1994 text would decide otherwise',
      fact: 'The 1994 text would allow it, by line 10. 5 others agree.',
      head: '6 of 7 engines agree. The 1994 text would allow it.',
    });
  });

  it('name no line if no rule decides', () => {
    const all = [reading('google'), reading('python', { ...readings({ python: 'allowed' })[6], line: 0 })];
    expect(texts(all).fact).toBe('Python would allow it. No other engine agrees.');
  });

  it('count several that differ', () => {
    expect(texts(readings({ standard1994: 'allowed', python: 'allowed' }))).toEqual({
      button: '2 engines would decide otherwise',
      fact: 'The 1994 text and Python would allow it. 4 others agree.',
      head: '5 of 7 engines agree. The 1994 text and Python would allow it.',
    });
  });

  it('name different outcomes', () => {
    const all = readings({ google2020: 'undefined', standard1994: 'allowed', python: 'allowed' });
    expect(texts(all)).toEqual({
      button: '3 engines would decide otherwise',
      fact: "Google 2020 wouldn't decide, the 1994 text and Python would allow it. 3 others agree.",
      head: "4 of 7 engines agree. Google 2020 wouldn't decide, the 1994 text and Python would allow it.",
    });
  });

  it('name four at most, or three and a number', () => {
    const four = {
      yandex: 'allowed',
      google2020: 'allowed',
      standard1994: 'allowed',
      python: 'allowed',
    } as const;
    expect(texts(readings(four))).toEqual({
      button: '4 engines would decide otherwise',
      fact: 'Yandex, Google 2020, the 1994 text and Python would allow it. 2 others agree.',
      head: '3 of 7 engines agree. Yandex, Google 2020, the 1994 text and Python would allow it.',
    });
    expect(texts(readings({ rfc9309: 'allowed', bing: 'allowed', ...four }))).toEqual({
      button: '6 engines would decide otherwise',
      fact: 'RFC 9309, Bing, Yandex and 3 more would allow it. No other engine agrees.',
      head: 'No other engine agrees. RFC 9309, Bing, Yandex and 3 more would allow it.',
    });
    expect(texts(readings({ bing: 'allowed', ...four })).fact).toMatch(/ 1 other agrees\.$/);
  });

  it('ignore a different line', () => {
    const all = dialectIds.map((id) => reading(id, { differs: 'line' }));
    expect(texts(all).button).toBe('All 6 other engines agree');
  });

  it('count those that could be loaded, and don’t say that all agree', () => {
    const loaded = readings({}).slice(0, 4);
    expect(texts(loaded)).toEqual({
      button: '3 other engines agree',
      fact: 'RFC 9309, Bing and Yandex agree.',
      head: "4 engines agree. The others couldn't be loaded.",
    });
    expect(texts(loaded.slice(0, 2)).fact).toBe('RFC 9309 agrees.');
  });
});

describe("when the server's answer decides", () => {
  const byAnswer = (documented: boolean, differs: 'outcome' | null = null) =>
    ({ judgement: { outcome: 'allowed', by: 'answer' }, effect: { documented }, differs }) as const;

  it('the button names the dialects if all of them document the effect', () => {
    const all = dialectIds.map((id) => reading(id, byAnswer(true, id === 'yandex' ? 'outcome' : null)));
    expect(otherDialectsText(othersOf(all, 'google', 'answer'))).toBe('Yandex would decide otherwise');
    expect(plain(enginesFact(othersOf(all, 'google', 'answer')))).toBe(
      'Yandex would allow it. 5 others agree.',
    );
  });

  it('it only points to the other dialects if one of them does not document the effect', () => {
    const all = dialectIds.map((id) => reading(id, byAnswer(id !== 'bing')));
    expect(otherDialectsText(othersOf(all, 'google', 'answer'))).toBe(seeOtherDialects);
    expect(plain(enginesFact(othersOf(all, 'google', 'answer')))).toBe(
      'Not every engine documents what it does in this case.',
    );
    expect(otherDialectsText(othersOf(all, 'bing', 'answer'))).toBe('All 6 other engines agree');
  });

  it('it marks a difference even if the answer decides for only one dialect', () => {
    const all = dialectIds.map((id) =>
      id === 'yandex' ? reading(id, byAnswer(false, 'outcome')) : reading(id),
    );
    const others = othersOf(all, 'google', 'rules');
    expect(otherDialectsText(others)).toBe(seeOtherDialects);
    expect(others.dissenting).toHaveLength(1);
  });

  it('it does not mention undocumented behaviour when the rules decide everywhere', () => {
    const all = dialectIds.map((id) => reading(id, { effect: { documented: false } }));
    expect(otherDialectsText(othersOf(all, 'google', 'rules'))).toBe('All 6 other engines agree');
  });
});
