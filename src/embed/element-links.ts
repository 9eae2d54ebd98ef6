/** Minimum time between two opened links, in milliseconds. */
const PAUSE = 1_000;

/**
 * Opens a link sent by the frame if it is a page in the tester's folder; at most one per second. The address is compared after the browser has
 * resolved it: `/tester/../admin` starts with the folder's address, but leads out of it.
 */
export type LinkOpener = (link: unknown, tester: string) => void;

/** `now` returns milliseconds, `open` opens an address in a new window. */
export function createLinkOpener(now: () => number, open: (address: string) => void): LinkOpener {
  let last = -PAUSE;
  return (link, tester) => {
    let address = '';
    try {
      // Throws if `link` isn't a valid address or can't be converted to a string.
      address = new URL(link as string).href;
    } catch {}
    const time = now();
    if (!address.startsWith(tester) || time - last < PAUSE) return;
    last = time;
    open(address);
  };
}
