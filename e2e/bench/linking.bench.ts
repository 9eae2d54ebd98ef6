import { robotsBytes } from '../../.ci/tools/bench/inputs';
import { PLAIN_ANSWER } from '../../src/engine/fetch';
import { decodeText } from '../../src/engine/source';
import { readAddress, shareFragment } from '../../src/store/share';
import { at, openBuiltPage } from './big-page';

/**
 * Part of `npm run bench`: share links that contain the 512,000-byte file. Prints the length of such a link and the time to decode it in this process.
 * Also prints a time in the built page: from the address to the frame after the one that shows the answer (decoding, a new editor and parsing).
 */
const ROUNDS = 20;

const fragments = await Promise.all(
  ['/shop/cart', '/account/'].map((url) =>
    shareFragment({
      text: decodeText(robotsBytes('robots-500k')),
      crawler: 'googlebot',
      url,
      engine: 'own',
      robotsUrl: '',
      sameFile: [],
      answer: PLAIN_ANSWER,
      crawlers: [],
      urls: [],
      view: 'why',
      second: null,
    }),
  ),
);
const decoding: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const start = performance.now();
  const { content } = await readAddress({ fragment: fragments[0] ?? '', query: '' });
  decoding.push(performance.now() - start);
  if (content?.text.length === undefined) throw new Error('The link was not read');
}
console.log(`\nA share link of 512,000 bytes, ${fragments[0]?.length} characters, milliseconds`);
console.log(`  decoding in Node: median ${at(decoding, 0.5)}, most ${at(decoding, 1)}`);

const { page, close } = await openBuiltPage(() => undefined);
try {
  await page.locator('[data-verdict=disallowed]').waitFor();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    times.push(await page.evaluate(open, fragments[round % fragments.length] ?? ''));
  console.log(`  in the page, to the answer: median ${at(times, 0.5)}, most ${at(times, 1)}`);
} finally {
  await close();
}

/** Runs in the page: opens a link and waits for the next answer. */
function open(fragment: string): Promise<number> {
  return new Promise((resolve) => {
    const verdict = document.querySelector('[data-verdict]');
    if (verdict === null) throw new Error('There is no verdict');
    const start = performance.now();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - start);
        channel.port2.postMessage(null);
      });
    });
    observer.observe(verdict, { attributeFilter: ['data-version'] });
    location.hash = fragment;
  });
}
