import { encodeText } from '../../../../src/engine/source';
import { importUrls, sniff } from '../../../../src/url-lists/import';
import { UrlList } from '../../../../src/url-lists/list';

/** `npm run bench`: time and memory of importing lists of URLs. Prints figures without judging them. */
const CHUNK_LINES = 2_000;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

await bench('1,000,000 URLs', 1_000_000, shopUrl);
await bench('5,000,000 URLs', 5_000_000, shopUrl);
await bench('1,000,000 URLs with accents', 1_000_000, (i) => `https://shop.example/é/${i}`);
await bench('1,000,000 URLs with a port', 1_000_000, (i) => `https://shop.example:8443/product-${i}`);
await bench('5,000,000 lines without a URL', 5_000_000, (i) => `nothing that is an address ${i}`);

function shopUrl(i: number): string {
  return `https://shop.example/category-${i % 97}/product-${i}?color=red&size=${i % 9}`;
}

/** Generates the lines while they are read, so that only the list is in memory. */
async function* chunks(lines: number, lineAt: (i: number) => string): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < lines; from += CHUNK_LINES) {
    await Promise.resolve();
    yield encodeText(Array.from({ length: CHUNK_LINES }, (_, i) => `${lineAt(from + i)}\n`).join(''));
  }
}

async function bench(name: string, lines: number, lineAt: (i: number) => string): Promise<void> {
  // Generating the lines takes as long as reading them, so it is timed separately and subtracted.
  const before = performance.now();
  let bytes = 0;
  for await (const chunk of chunks(lines, lineAt)) bytes += chunk.length;
  const making = performance.now() - before;
  const { plan } = await sniff(encodeText(lineAt(0)), 'urls.txt', nextTurn);
  if (plan === null) throw new Error('no plan');
  const list = new UrlList();
  const start = performance.now();
  const report = await importUrls(chunks(lines, lineAt), plan, list, {
    signal: new AbortController().signal,
    onProgress: () => {},
    nextTurn,
  });
  if (report.bytes !== bytes) throw new Error(`Of ${bytes} bytes ${report.bytes} were read`);
  const seconds = (performance.now() - start - making) / 1000;
  const { rss } = process.memoryUsage();
  console.log(
    `Import of ${name}: ${seconds.toFixed(2)} s, ${(report.bytes / 1e6 / seconds).toFixed(0)} MB/s of ${(report.bytes / 1e6).toFixed(0)} MB; ` +
      `list ${(list.bytes / 1e6).toFixed(0)} MB, rejected ${report.rejected.total}, process ${(rss / 1e6).toFixed(0)} MB`,
  );
}
