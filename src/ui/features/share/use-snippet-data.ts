import { embedScript } from 'virtual:embed-script';
import { useEffect, useState } from 'react';
import { parametersOf, type SharedState, shareFragment, unpackedSize } from '../../../store/share';
import { embeddedState, type PageContent, pageContent } from './embed-content';
import { pageAddress } from './page-address';

/** Longest address of a frame written into a page, in characters. */
export const LONGEST_FRAME_ADDRESS = 100_000;
/** Maximum unpacked size of a share code in the embedded tester, in bytes. */
const LARGEST_EMBEDDED = 512_000;
/** Milliseconds to wait for the headers of the element's script. */
const HEADERS_TIMEOUT = 1_000;

/** The data for the code snippets. */
export interface SnippetData {
  readonly content: PageContent;
  /** File and question as a part of a frame's address. Null if it would be too long. */
  readonly frameState: string | null;
  /** URL of the embedded tester. */
  readonly page: string;
  /** URLs of the element's script. */
  readonly scripts: { readonly pinned: string; readonly newest: string };
  readonly integrity: string;
  /** True if this host lets pages of other sites check the script's bytes. */
  readonly isServedForAll: boolean;
}

/** Returns the data for the snippets of a state and its answer. Null until it is complete. */
export function useSnippetData(shared: SharedState, answer: string | null): SnippetData | null {
  const [data, setData] = useState<SnippetData | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void prepare(shared, answer).then((next) => isCurrent && setData(next));
    return () => {
      isCurrent = false;
    };
  }, [shared, answer]);
  return data;
}

async function prepare(shared: SharedState, answer: string | null): Promise<SnippetData> {
  const page = new URL('embed/', pageAddress()).href;
  const scripts = { pinned: page + embedScript.file, newest: `${page}v1.js` };
  const [frameState, isServedForAll] = await Promise.all([
    frameStateOf(embeddedState(shared), page.length),
    sendsCorsHeader(scripts.pinned),
  ]);
  const { integrity } = embedScript;
  return { content: pageContent(shared, answer), frameState, page, scripts, integrity, isServedForAll };
}

/** Returns readable parameters, or a share code if they are too long. */
async function frameStateOf(shared: SharedState, pageLength: number): Promise<string | null> {
  const longest = LONGEST_FRAME_ADDRESS - pageLength;
  const parameters = parametersOf(shared);
  if (parameters.length <= longest) return parameters;
  if ((unpackedSize(shared) ?? Number.POSITIVE_INFINITY) > LARGEST_EMBEDDED) return null;
  // Browsers without `CompressionStream` cannot create a share code.
  const code = await shareFragment(shared).catch(() => null);
  return code !== null && code.length <= longest ? code : null;
}

/**
 * Returns whether the script has the CORS header. Without it, pages of other origins reject a script with
 * `integrity`. This page can read all headers of its own origin.
 */
async function sendsCorsHeader(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(HEADERS_TIMEOUT) });
    return response.ok && response.headers.get('Access-Control-Allow-Origin') === '*';
  } catch {
    return false;
  }
}
