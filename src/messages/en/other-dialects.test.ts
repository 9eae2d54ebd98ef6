import { describe, expect, it } from 'vitest';
import type { DialectId } from '../../engine';
import { dialectName, otherDialectsText, seeOtherDialects } from './index';
import type { OtherReading } from './other-dialects';

const compared = ['google', 'rfc9309', 'bing', 'yandex'] as const;

function reading(dialect: DialectId, part: Partial<OtherReading> = {}): OtherReading {
  return { dialect, differs: null, judgement: { by: 'rules' }, effect: { documented: true }, ...part };
}

/** All readings, those of `dissenting` with another outcome. */
function readings(dissenting: readonly DialectId[]): OtherReading[] {
  return compared.map((id) => reading(id, { differs: dissenting.includes(id) ? 'outcome' : null }));
}

/** All choices of some of them. */
function subsetsOf(ids: readonly DialectId[]): DialectId[][] {
  const [first, ...rest] = ids;
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((subset) => [subset, [first, ...subset]]);
}

const joined = new Intl.ListFormat('en-GB', { type: 'conjunction' });

describe.each([...compared, 'google2020', 'standard1994', 'python'] as const)('beside %s', (base) => {
  const others = compared.filter((id) => id !== base);

  it.each(subsetsOf(others).map((dissenting) => ({ dissenting })))('$dissenting differ', ({ dissenting }) => {
    const names = joined.format((dissenting.length > 0 ? dissenting : others).map(dialectName));
    expect(otherDialectsText(readings(dissenting), base, 'rules')).toEqual({
      text: `${names} would ${dissenting.length > 0 ? 'give a different answer' : 'give the same answer'}`,
      differs: dissenting.length > 0,
    });
  });
});

it('names the other dialects when nothing differs', () => {
  expect(otherDialectsText(readings([]), 'google', 'rules')?.text).toBe(
    'RFC 9309, Bing and Yandex would give the same answer',
  );
  expect(otherDialectsText(readings([]), 'rfc9309', 'rules')?.text).toBe(
    'Google, Bing and Yandex would give the same answer',
  );
});

it('ignores a different line and dialects that are not compared', () => {
  const all = [
    ...compared.map((id) => reading(id, { differs: 'line' })),
    reading('python', { differs: 'outcome' }),
  ];
  expect(otherDialectsText(all, 'google', 'rules')).toEqual({
    text: 'RFC 9309, Bing and Yandex would give the same answer',
    differs: false,
  });
});

describe("when the server's answer decides", () => {
  const byAnswer = (documented: boolean, differs: 'outcome' | null = null) =>
    ({ judgement: { by: 'answer' }, effect: { documented }, differs }) as const;

  it('names the dialects if all of them document the effect', () => {
    const all = compared.map((id) => reading(id, byAnswer(true, id === 'yandex' ? 'outcome' : null)));
    expect(otherDialectsText(all, 'google', 'answer')?.text).toBe('Yandex would give a different answer');
  });

  it('only points to the other dialects if one of them does not document the effect', () => {
    const all = compared.map((id) => reading(id, byAnswer(id !== 'bing')));
    expect(otherDialectsText(all, 'google', 'answer')).toEqual(seeOtherDialects);
    expect(otherDialectsText(all, 'bing', 'answer')?.text).toBe(
      'Google, RFC 9309 and Yandex would give the same answer',
    );
  });

  it('marks a difference even if the answer decides for only one dialect', () => {
    const all = compared.map((id) =>
      id === 'yandex' ? reading(id, byAnswer(false, 'outcome')) : reading(id),
    );
    expect(otherDialectsText(all, 'google', 'rules')).toEqual({ ...seeOtherDialects, differs: true });
  });

  it('does not mention undocumented behaviour when the rules decide everywhere', () => {
    const all = compared.map((id) => reading(id, { effect: { documented: false } }));
    expect(otherDialectsText(all, 'google', 'rules')?.text).toBe(
      'RFC 9309, Bing and Yandex would give the same answer',
    );
  });
});

it('is empty when there are no other readings', () => {
  expect(otherDialectsText([], 'google', 'rules')).toBeNull();
  expect(otherDialectsText([reading('google')], 'google', 'rules')).toBeNull();
});
