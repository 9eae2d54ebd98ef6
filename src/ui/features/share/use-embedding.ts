import { embedScript } from 'virtual:embed-script';
import { useEffect, useState } from 'react';
import { parametersOf, type SharedState, shareFragment, unpackedSize } from '../../../store/share';
import { embeddedState, type PageContent, pageContent } from './embed-content';
import { pageAddress } from './page-address';

/** The longest address of a frame that is written into a page, in characters. */
export const LONGEST_FRAME_ADDRESS = 100_000;
/** What a share code may unpack to in the embedded tester, in bytes. */
const LARGEST_EMBEDDED = 512_000;
/** How long this page waits to hear how its host serves the script, in milliseconds. */
const PATIENCE = 1_000;

/** What snippets are made of. */
export interface Embedding {
  readonly content: PageContent;
  /** What carries file and question in a frame's address; null where that would be too long. */
  readonly frameState: string | null;
  /** The address of the embedded tester. */
  readonly page: string;
  /** The addresses of the element's script. */
  readonly scripts: { readonly pinned: string; readonly newest: string };
  readonly integrity: string;
  /** Whether this host lets pages of other sites check the script's bytes. */
  readonly isServedForAll: boolean;
}

/** What is embedded of a state; null until all of it is known. */
export function useEmbedding(shared: SharedState): Embedding | null {
  const [embedding, setEmbedding] = useState<Embedding | null>(null);
  useEffect(() => {
    let isWanted = true;
    void prepare(embeddedState(shared)).then((next) => isWanted && setEmbedding(next));
    return () => {
      isWanted = false;
    };
  }, [shared]);
  return embedding;
}

async function prepare(shared: SharedState): Promise<Embedding> {
  const page = new URL('embed/', pageAddress()).href;
  const scripts = { pinned: page + embedScript.file, newest: `${page}v1.js` };
  const [frameState, isServedForAll] = await Promise.all([
    frameStateOf(shared, page.length),
    sendsCorsHeader(scripts.pinned),
  ]);
  const { integrity } = embedScript;
  return { content: pageContent(shared), frameState, page, scripts, integrity, isServedForAll };
}

/** Readable parameters, or where they are too long a share code. */
async function frameStateOf(shared: SharedState, pageLength: number): Promise<string | null> {
  const longest = LONGEST_FRAME_ADDRESS - pageLength;
  const parameters = parametersOf(shared);
  if (parameters.length <= longest) return parameters;
  if ((unpackedSize(shared) ?? Number.POSITIVE_INFINITY) > LARGEST_EMBEDDED) return null;
  // Browsers without the platform's compression cannot make one.
  const code = await shareFragment(shared).catch(() => null);
  return code !== null && code.length <= longest ? code : null;
}

/** A script with `integrity` is refused on pages of other origins without this header. A page sees all headers of its own origin. */
async function sendsCorsHeader(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return response.ok && response.headers.get('Access-Control-Allow-Origin') === '*';
  } catch {
    return false;
  }
}
