import { once } from 'node:events';
import { createGzip } from 'node:zlib';

/** Number of bytes that are compressed in one call. */
const PART = 4_000_000;

/** Returns a .gz of `head`, then `megabytes` MB of `line`, then `tail`. */
export async function packed(head: string, megabytes: number, line: string, tail = ''): Promise<Buffer> {
  const gzip = createGzip({ level: 1 });
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  gzip.write(head);
  const part = Buffer.alloc(Math.round(PART / line.length) * line.length, line);
  for (let i = 0; i < megabytes; i += 4) if (!gzip.write(part)) await once(gzip, 'drain');
  gzip.end(tail);
  await once(gzip, 'end');
  return Buffer.concat(chunks);
}
