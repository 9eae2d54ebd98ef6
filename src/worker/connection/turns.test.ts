import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns } from './turns';

let posted: string[];
let pieces: number;
let turns: Turns<{ readonly kind: string }>;
let resume: (() => void)[];
/** Milliseconds that a piece takes. */
let duration: number;
const stretches: boolean[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  posted = [];
  resume = [];
  pieces = 0;
  duration = 5;
  stretches.length = 0;
  const work = {
    doPiece() {
      if (pieces === 0) return false;
      pieces--;
      vi.advanceTimersByTime(duration);
      return true;
    },
    onStretch: (isAtWork: boolean) => stretches.push(isAtWork),
  };
  turns = new Turns(
    work,
    ({ kind }) => posted.push(kind),
    (then) => resume.push(then),
  );
  turns.post({ kind: 'ready' });
});
afterEach(() => vi.useRealTimers());

test('messages run after a stretch, and work goes on until there is none', () => {
  pieces = 4;
  turns.begin();
  turns.begin();
  expect(resume.length).toBe(1);
  resume.shift()?.();
  expect([pieces, stretches]).toEqual([1, [true]]);
  resume.shift()?.();
  expect([pieces, stretches, resume.length]).toEqual([0, [true, false], 0]);
});

test('a heartbeat follows a stretch after a second without a post', () => {
  pieces = 3;
  duration = 600;
  turns.begin();
  resume.shift()?.();
  expect(posted).toEqual(['ready']);
  resume.shift()?.();
  expect(posted).toEqual(['ready', 'working']);
  resume.shift()?.();
  expect(posted).toEqual(['ready', 'working']);
});

test('a rest ends with the work, and a newer one replaces it', () => {
  turns.rest(100);
  vi.advanceTimersByTime(60);
  turns.rest(100);
  vi.advanceTimersByTime(99);
  expect([turns.isResting, resume.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  expect([turns.isResting, resume.length]).toEqual([false, 1]);
});

test('a rest that ends early begins nothing', () => {
  turns.rest(100);
  turns.endRest();
  vi.advanceTimersByTime(200);
  expect([turns.isResting, resume.length]).toEqual([false, 0]);
});
