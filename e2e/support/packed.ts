import { once } from 'node:events';
import { createGzip } from 'node:zlib';

/** Bytes that are packed in one go. */
const PART = 4_000_000;

/** A .gz of a text, then so many megabytes of one line, then another text. */
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
