import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Inputs of the benchmarks, made by a generator: see docs/performance.md. Read from the repository's root. */
const FOLDER = '.ci/tools/bench/data';

/** Returns a robots.txt of the benchmark data as bytes. */
export function robotsBytes(name: 'robots-50' | 'robots-5000' | 'robots-500k'): Uint8Array {
  return new Uint8Array(gunzipSync(readFileSync(join(FOLDER, `${name}.txt.gz`))));
}

/** Returns the 100,000 URLs in a fixed shuffled order, so that neighbours don't share a path. */
export function shuffledUrls(): string[] {
  const urls = gunzipSync(readFileSync(join(FOLDER, 'urls-100k.txt.gz')))
    .toString('utf8')
    .trim()
    .split('\n');
  let seed = 1;
  for (let i = urls.length - 1; i > 0; i--) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const other = seed % (i + 1);
    [urls[i], urls[other]] = [urls[other] as string, urls[i] as string];
  }
  return urls;
}
