import type { Address } from '../store/address';
import { readPageAddress } from '../store/share/read-address';

/**
 * Entry point of the worker that reads one address: unpacking and validating 10 MB takes seconds, and anyone can write a link. Posts `ready`, receives
 * the address, and posts the `Arrival`, or null if reading failed.
 */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<Address>) => void read(data).catch(() => postMessage(null)),
  { once: true },
);

postMessage('ready');

async function read(address: Address): Promise<void> {
  const arrival = await readPageAddress(address);
  const transfer = [arrival.content, arrival.second?.content].flatMap((content) =>
    content?.bytes ? [content.bytes.buffer as ArrayBuffer] : [],
  );
  postMessage(arrival, { transfer });
}
