import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RateLimit } from './rate-limit';

describe('rate limit', () => {
  test('allows a burst, then one turn per share of a minute, and returns the time until then', () => {
    const limit = new RateLimit({ burst: 3, perMinute: 20 });
    expect([0, 0, 0, 0].map((at) => limit.acquire('a', at))).toEqual([0, 0, 0, 3]);
    expect(limit.acquire('a', 2_000)).toBe(1);
    expect(limit.acquire('a', 3_000)).toBe(0);
    expect(limit.acquire('a', 3_000)).toBe(3);
  });

  test('`wait` takes no turn and remembers no key', () => {
    const limit = new RateLimit({ burst: 1, perMinute: 1 });
    expect([0, 0].map((at) => limit.wait('a', at))).toEqual([0, 0]);
    expect(limit.acquire('a', 0)).toBe(0);
    expect([0, 1_000].map((at) => limit.wait('a', at))).toEqual([60, 59]);
  });

  test('counts each key separately', () => {
    const limit = new RateLimit({ burst: 1, perMinute: 1 });
    expect(limit.acquire('a', 0)).toBe(0);
    expect(limit.acquire('b', 0)).toBe(0);
    expect(limit.acquire('a', 0)).toBe(60);
  });

  test('repeated attempts do not extend the wait', () => {
    const limit = new RateLimit({ burst: 1, perMinute: 60 });
    limit.acquire('a', 0);
    for (let at = 100; at < 1_000; at += 100) expect(limit.acquire('a', at)).toBe(1);
    expect(limit.acquire('a', 1_001)).toBe(0);
  });

  test('a clock that goes backwards grants no turn and locks no one out', () => {
    const limit = new RateLimit({ burst: 2, perMinute: 60 });
    expect(limit.acquire('a', 10_000)).toBe(0);
    expect(limit.acquire('a', 0)).toBe(1);
    expect(limit.acquire('a', 10_000)).toBe(0);
  });

  test('no key is remembered forever, but the one in use stays', () => {
    const limit = new RateLimit({ burst: 1, perMinute: 1 });
    for (let key = 0; key < 10_000; key++) limit.acquire(String(key), 0);
    expect(limit.acquire('0', 0)).toBe(60);
    limit.acquire('another', 0);
    expect(limit.acquire('0', 0)).toBe(60);
    expect(limit.acquire('1', 0)).toBe(0);
  });

  test('never allows more than the burst and the rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 600 }),
        fc.array(fc.nat(5_000), { minLength: 1, maxLength: 300 }),
        (burst, perMinute, steps) => {
          const limit = new RateLimit({ burst, perMinute });
          let at = 0;
          let acquired = 0;
          for (const step of steps) {
            at += step;
            if (limit.acquire('a', at) === 0) acquired += 1;
          }
          expect(acquired).toBeLessThanOrEqual(burst + (at * perMinute) / 60_000 + 1e-6);
        },
      ),
    );
  });
});
