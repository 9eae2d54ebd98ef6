import type { BookmarkStop } from '../live-problem';

/** The header that the bookmark sends before the body. See `readSiteCode`. */
export interface BookmarkHead {
  /** The address of the robots.txt. */
  readonly url: string;
  /** The page on which the bookmark was clicked; empty if its address is too long. */
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The answer, or the reason why the file couldn't be read. */
  readonly answer:
    | {
        /** Final address of the answer. */
        readonly url: string;
        readonly isRedirected: boolean;
        readonly status: number;
        readonly headers: readonly (readonly [name: string, value: string])[];
        /** True if there was more than 1 MiB. */
        readonly isCut: boolean;
      }
    | BookmarkStop;
}

/**
 * Runs on a site's own page. Reads `/robots.txt` there, which pages of other sites may not do, and packs it.
 * Then opens the tester with it in the fragment, which servers never see. If the request fails, for example
 * because the site's policy (`connect-src`) forbids it, or is answered with status 400 or above, it reads the
 * file from this window if that shows it. Without any answer it opens the tester without a file, and the
 * tester explains how to continue. On a page that isn't http or https, it shows only the message `elsewhere`.
 *
 * `bookmarkCode` copies the source of this function into the bookmark. It runs among the scripts of another
 * site, so it must not use anything defined outside itself.
 * @param tester the address of the tester
 * @param elsewhere the message shown on pages that don't belong to a site
 */
export async function runOnSite(tester: string, elsewhere: string): Promise<void> {
  const most = 1_048_576;
  // Firefox refuses longer addresses.
  const longestAddress = 1_000_000;
  const longestPage = 8_192;
  const url = `${location.origin}/robots.txt`;
  type Answer = Exclude<BookmarkHead['answer'], string>;

  const fetched = async (): Promise<readonly [Answer, BlobPart[]]> => {
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(20_000),
    });
    const pieces: BlobPart[] = [];
    let size = 0;
    const reader = response.body?.getReader();
    while (reader !== undefined && size <= most) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value.subarray(0, most - size));
      size += value.length;
    }
    if (size > most) void reader?.cancel();
    const answer = {
      url: response.url,
      isRedirected: response.redirected,
      status: response.status,
      headers: [...response.headers],
      isCut: size > most,
    };
    return [answer, pieces];
  };
  /** The file as this window shows it; null if it shows something else, or has decoded it with another encoding. */
  const shown = (): readonly [Answer, BlobPart[]] | null => {
    if (location.href.split(/[?#]/)[0] !== url || document.contentType !== 'text/plain') return null;
    const text = document.body.textContent;
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isWhole = document.characterSet === 'UTF-8' || /^[\0-\x7f]*$/.test(text);
    if (!isWhole || !entry?.responseStatus) return null;
    const answer = {
      url,
      isRedirected: false,
      status: entry.responseStatus,
      headers: [['content-type', 'text/plain']] as const,
      isCut: false,
    };
    return [answer, [text]];
  };
  const addressWith = async (answer: BookmarkHead['answer'], body: readonly BlobPart[]): Promise<string> => {
    const page = location.href.length > longestPage ? '' : location.href;
    const head: BookmarkHead = { url, page, at: Date.now(), answer };
    // biome-ignore lint/style/noRestrictedGlobals: our helpers aren't available there, and nothing is undecodable: the bytes are the site's, the text its window's
    const whole = new Blob([JSON.stringify(head), '\n', ...body]);
    const packed = whole.stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    // biome-ignore lint/style/noRestrictedGlobals: the text consists of bytes only
    const code = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
    return `${tester}#site1.${code}`;
  };

  if (!/^https?:/.test(url)) {
    // biome-ignore lint/suspicious/noAlert: the page isn't ours, so it has no dialog of ours
    alert(elsewhere);
    return;
  }
  const received = await fetched().catch(() => null);
  // A site that refuses requests without cookies may show the file in its own window.
  const file = received !== null && received[0].status < 400 ? received : (shown() ?? received);
  let address = await (file === null ? addressWith('bookmark-stopped', []) : addressWith(...file));
  if (address.length > longestAddress) address = await addressWith('bookmark-too-large', []);
  // Not `location.href = …`, so that the tester's server doesn't learn which site this is.
  const link = document.createElementNS('http://www.w3.org/1999/xhtml', 'a') as HTMLAnchorElement;
  link.href = address;
  link.rel = 'noreferrer';
  link.click();
}
