import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIMITS, LOAD } from './limits';

/** Returns the other cells of the row of docs/hosting.md that starts with this cell. */
function documented(first: string): string[] {
  const row = readFileSync('docs/hosting.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${first} |`));
  return (row ?? '')
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

describe('docs/hosting.md names the limits', () => {
  const { perClient, inAll, atOncePerClient, atOnce } = LOAD;

  test.each([
    ['one client: an IPv4 address, or a /64 of IPv6', perClient, atOncePerClient, 1],
    ['a /56 of IPv6', perClient, atOncePerClient, 2],
    ['a /48 of IPv6', perClient, atOncePerClient, 4],
    ['all clients together', inAll, atOnce, 1],
  ])('for %s', (first, { burst, perMinute }, places, share) => {
    expect(documented(first)).toEqual([
      `${share * burst}`,
      `${share * perMinute} a minute`,
      `${share * places}`,
    ]);
  });

  test.each([
    ['requests', `${LIMITS.hops}`],
    ['time', `${LIMITS.hopTime / 1_000} s for one request, ${LIMITS.totalTime / 1_000} s in all`],
    ['the file, after decompression', `${LIMITS.bodySize / 2 ** 20} MiB`],
    [
      'bytes from the network, HTTP and TLS included',
      `${LIMITS.wireSize / 1e6} MB (and what Node reads at once, 64 KiB)`,
    ],
    [
      "bytes of an answer that aren't the file: header, frames of chunks",
      `${LIMITS.framingSize / 1024} KiB (and as many for TLS, with twice what it carries)`,
    ],
    ['interim answers (1xx)', `${LIMITS.interimAnswers}`],
  ])('for one question: %s', (first, most) => {
    expect(documented(first)).toEqual([most]);
  });
});
