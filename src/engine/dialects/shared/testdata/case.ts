import { expect } from 'vitest';
import { decide } from '../../../match';
import { parseRobotsTxt } from '../../../parse';
import type { Dialect } from '../../dialect';

/** What is expected: `disallowed 3` is the outcome and the deciding line, 0 where none decides; a reason may follow. */
export type Expected = `${'allowed' | 'disallowed' | 'undefined'} ${number}${'' | ` ${string}`}`;

/** A file (`|` ends a line), who asks (its tokens, `+` between them), for what, what comes out, and who says so. */
export type Case = readonly [
  authority: string,
  robots: string,
  crawler: string,
  url: string,
  expected: Expected,
];

/** Asks a dialect; `|` in the file are line ends. */
export function decideText(dialect: Dialect, robots: string, crawler: string, url: string) {
  const bytes = Buffer.from(robots.replaceAll('|', '\n'));
  return decide(parseRobotsTxt(new Uint8Array(bytes), dialect), { productTokens: crawler.split('+'), url });
}

/** Holds a case against a dialect. */
export function check(dialect: Dialect, [, robots, crawler, url, expected]: Case): void {
  const { outcome, line, reason } = decideText(dialect, robots, crawler, url);
  const [, , expectedReason] = expected.split(' ');
  expect(`${outcome} ${line}${expectedReason === undefined ? '' : ` ${reason}`}`).toBe(expected);
}
