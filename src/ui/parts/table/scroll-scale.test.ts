import { describe, expect, it } from 'vitest';
import { LONGEST_SCROLL, ScrollScale } from './scroll-scale';

const ROW = 30;
const VIEW = 600;
const few = new ScrollScale(1_000 * ROW, VIEW);
const many = new ScrollScale(5_000_000 * ROW, VIEW);
const lastTop = 5_000_000 * ROW - VIEW;
const lastScroll = LONGEST_SCROLL - VIEW;

describe('a range that fits', () => {
  it('is not scaled', () => {
    expect(few.isPlain).toBe(true);
    expect(few.length).toBe(30_000);
    expect(few.topAt(12_345)).toBe(12_345);
    expect(few.scrollAt(12_345)).toBe(12_345);
    expect(few.moved({ top: 0, scroll: 0 }, 20_000)).toEqual({ top: 20_000, scroll: 20_000 });
  });

  it('ends at its last row, even if there are fewer rows than fit', () => {
    expect(few.topAt(99_999)).toBe(30_000 - VIEW);
    expect(new ScrollScale(90, VIEW).placeOf(50)).toEqual({ top: 0, scroll: 0 });
  });
});

describe('five million rows', () => {
  it('use a range that browsers can scroll', () => {
    expect(many.isPlain).toBe(false);
    expect(many.length).toBe(LONGEST_SCROLL);
  });

  it('have their first and last row at the ends of the range', () => {
    expect(many.topAt(0)).toBe(0);
    expect(many.topAt(lastScroll)).toBe(lastTop);
    expect(many.placeOf(lastTop)).toEqual({ top: lastTop, scroll: lastScroll });
    expect(many.placeOf(lastTop + 5)).toEqual({ top: lastTop, scroll: lastScroll });
    expect(many.placeOf(-5)).toEqual({ top: 0, scroll: 0 });
  });

  it('scroll pixel by pixel at the ends', () => {
    expect(many.topAt(4_321)).toBe(4_321);
    expect(many.topAt(lastScroll - 4_321)).toBe(lastTop - 4_321);
  });

  it('move forward whenever the scroll position increases', () => {
    let before = -1;
    for (let scroll = 0; scroll <= lastScroll; scroll += 997) {
      const top = many.topAt(scroll);
      expect(top).toBeGreaterThan(before);
      before = top;
    }
  });

  it('return to the same position when it is mapped to the range and back', () => {
    for (let top = 0; top <= lastTop; top += 99_991)
      expect(many.topAt(many.scrollAt(top))).toBeCloseTo(top, 3);
  });

  it('move pixel by pixel with a wheel, although a pixel of the range covers many pixels of rows', () => {
    const place = many.placeOf(lastTop / 2);
    expect(many.moved(place, place.scroll + 100)).toEqual({
      top: place.top + 100,
      scroll: place.scroll + 100,
    });
    expect(many.moved(place, place.scroll - 30)).toEqual({ top: place.top - 30, scroll: place.scroll - 30 });
  });

  it('follow a dragged thumb', () => {
    const place = many.moved({ top: 0, scroll: 0 }, LONGEST_SCROLL / 2);
    expect(place.top).toBe(many.topAt(LONGEST_SCROLL / 2));
    expect(place.top / lastTop).toBeCloseTo(0.5, 3);
  });

  it('are at their first or last row when the range reaches its end', () => {
    expect(many.moved({ top: lastTop - 90_000, scroll: lastScroll - 50 }, lastScroll).top).toBe(lastTop);
    expect(many.moved({ top: 90_000, scroll: 50 }, 0).top).toBe(0);
  });
});
