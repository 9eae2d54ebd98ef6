import { describe, expect, it } from 'vitest';
import { barOf, endsAtEnd, reachOf, rulerCells } from './ruler';

type Spans = Parameters<typeof reachOf>[1];

/** Creates spans from their lengths. A negative length is a star's. */
function spansOf(...lengths: readonly number[]): Spans {
  let to = 0;
  return lengths.map((length) => {
    const from = to;
    to += Math.abs(length);
    return { from, to, kind: length < 0 ? 'star' : 'literal' };
  });
}

const texts = (path: string, isPathCut: boolean, ...rules: readonly Spans[]) =>
  rulerCells(
    path,
    isPathCut,
    rules.map((spans) => ({ spans })),
  ).map(({ text }) => text);

/** Returns a bar as text: a star's part is in angle brackets. */
function barText(path: string, spans: Spans, ...others: readonly Spans[]): string {
  const cells = rulerCells(
    path,
    false,
    [spans, ...others].map((one) => ({ spans: one })),
  );
  return barOf(cells, spans)
    .map(({ kind, text, isBroken }) => `${kind === 'star' ? `<${text}>` : text}${isBroken ? '!' : ''}`)
    .join(' ');
}

const LONG = `/${'a'.repeat(1_999)}`;

describe('rulerCells', () => {
  it('divides a short path where a span begins or ends, and keeps all of it', () => {
    expect(texts('/shop/cart?x=1', false, spansOf(10), spansOf(1, -9, 3))).toEqual([
      '/',
      'shop/cart',
      '?x=',
      '1',
    ]);
    expect(texts('/a', false, [])).toEqual(['/a']);
    expect(texts('/a', false, spansOf(2, -0))).toEqual(['/a']);
  });

  it('cuts what no literal text reaches if the path is longer than 40 characters', () => {
    const path = `/shop/${'x'.repeat(40)}/end`;
    expect(texts(path, false, spansOf(6), spansOf(1, -45, 4))).toEqual(['/', 'shop/', '…', '/end']);
    expect(texts(path.slice(0, 40), false, spansOf(6))).toEqual(['/shop/', 'x'.repeat(34)]);
  });

  it('keeps up to 4 characters between literal parts', () => {
    const path = `/shop/abcd/${'x'.repeat(40)}`;
    expect(texts(path, false, spansOf(6, -4, 1))).toEqual(['/shop/', 'abcd', '/', '…']);
  });

  it('cuts the middle of long literal parts, too', () => {
    const end = 'a'.repeat(27);
    expect(texts(LONG, false, spansOf(1_000))).toEqual([end.replace('a', '/'), '…', end, '…']);
    const path = `/${'a'.repeat(60)}/${'b'.repeat(60)}/c`;
    const [from, , to, , , , last] = texts(path, false, spansOf(62, -61, 1), spansOf(62, 61));
    expect([from, to, last]).toEqual([`/${'a'.repeat(12)}`, `${'a'.repeat(12)}/`, 'c']);
  });

  it('ends with … if the path was cut before', () => {
    expect(texts('/ab', true, spansOf(3))).toEqual(['/ab', '…']);
    expect(texts('/ab', true, spansOf(1))).toEqual(['/', 'ab', '…']);
  });

  it('stays short for any path and pattern', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => (index % 2 === 0 ? 1 : -1));
    for (const spans of [spansOf(...many), spansOf(...many.map((length) => 2 * length)), spansOf(-2_000)])
      for (const isPathCut of [false, true]) {
        const cells = texts(LONG, isPathCut, spans);
        expect(cells.join('').length).toBeLessThan(60);
        expect(cells.length).toBeLessThan(60);
      }
  });
});

describe('barOf', () => {
  it('covers what the rule matches, from the start of the path', () => {
    expect(barText('/shop/cart?x=1', spansOf(10), spansOf(6))).toBe('/shop/cart');
    expect(barText('/shop/cart?x=1', spansOf(1, -9, 3), spansOf(10))).toBe('/ <shop/cart> ?x=');
    expect(barText('/a', [], spansOf(2))).toBe('');
  });

  it('shows no star that matched nothing', () => {
    expect(barText('/a', spansOf(2, -0))).toBe('/a');
  });

  it('is broken where the path is cut', () => {
    const path = `/shop/${'x'.repeat(40)}/end`;
    expect(barText(path, spansOf(1, -45, 4), spansOf(6))).toBe('/ <shop/> <…>! /end');
    expect(barText(LONG, spansOf(1_000))).toBe(`/${'a'.repeat(26)} …! ${'a'.repeat(27)}`);
  });
});

describe('endsAtEnd', () => {
  const candidate = (effectivePattern: string, spans: Spans) =>
    ({ effectivePattern, spans }) as Parameters<typeof endsAtEnd>[0];

  it('tells a $ that stands for the end from a $ in the path', () => {
    expect(endsAtEnd(candidate('/a$', spansOf(2)), '/a')).toBe(true);
    expect(endsAtEnd(candidate('/a', spansOf(2)), '/a')).toBe(false);
    expect(endsAtEnd(candidate('/a$', spansOf(3)), '/a$')).toBe(false);
  });
});

describe('reachOf', () => {
  it('returns the part that a rule matches, and those that its stars stand for', () => {
    expect(reachOf('/shop/cart?x=1', spansOf(1, -9, 3))).toEqual({
      reached: '/shop/cart?x=',
      stars: ['shop/cart'],
    });
    expect(reachOf('/a', [])).toEqual({ reached: '', stars: [] });
  });

  it('stays short for any path and pattern', () => {
    const { reached, stars } = reachOf(LONG, spansOf(...Array.from({ length: 1_000 }, () => -2)));
    expect(reached.length).toBe(80);
    expect(stars.length).toBe(4);
  });
});
