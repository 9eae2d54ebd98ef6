import { expect } from 'vitest';
import { decide } from '../../../match';
import { parseRobotsTxt } from '../../../parse';
import type { Dialect } from '../../dialect';

/** Expected outcome and deciding line (0 if none decides), such as `disallowed 3`. A reason may follow. */
export type Expected = `${'allowed' | 'disallowed' | 'undefined'} ${number}${'' | ` ${string}`}`;

/**
 * Authority for the case, file (`|` ends a line), crawler (its tokens joined by `+`), URL and expected
 * result.
 */
export type Case = readonly [
  authority: string,
  robots: string,
  crawler: string,
  url: string,
  expected: Expected,
];

/** Decides with one dialect. `|` in `robots` is a line end. */
export function decideText(dialect: Dialect, robots: string, crawler: string, url: string) {
  const bytes = Buffer.from(robots.replaceAll('|', '\n'));
  return decide(parseRobotsTxt(new Uint8Array(bytes), dialect), { productTokens: crawler.split('+'), url });
}

/** Checks a case against a dialect. */
export function check(dialect: Dialect, [, robots, crawler, url, expected]: Case): void {
  const { outcome, line, reason } = decideText(dialect, robots, crawler, url);
  const [, , expectedReason] = expected.split(' ');
  expect(`${outcome} ${line}${expectedReason === undefined ? '' : ` ${reason}`}`).toBe(expected);
}
