import { useEffect, useState } from 'react';
import {
  LONGEST_LINK,
  type SharedState,
  shareFragment,
  type TooLargePart,
  tooLargePart,
} from '../../../store/share';
import { pageAddress } from './page-address';

/** A share link, or why there is none. */
export type MadeLink =
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'too-long'; readonly length: number }
  /** The browser lacks the platform's compression. */
  | { readonly kind: 'unsupported' }
  | ({ readonly kind: 'refused' } & TooLargePart);

/** The link of a state; null while it is made. */
export function useMadeLink(shared: SharedState): MadeLink | null {
  const [made, setMade] = useState<MadeLink | null>(null);
  useEffect(() => {
    let isWanted = true;
    void makeLink(shared).then((next) => isWanted && setMade(next));
    return () => {
      isWanted = false;
    };
  }, [shared]);
  return made;
}

async function makeLink(shared: SharedState): Promise<MadeLink> {
  const tooLarge = tooLargePart(shared);
  if (tooLarge !== null) return { kind: 'refused', ...tooLarge };
  if (!('CompressionStream' in window)) return { kind: 'unsupported' };
  const code = await shareFragment(shared);
  if (code === null) throw new Error('A state of allowed sizes has no share code');
  const link = `${pageAddress()}#${code}`;
  return link.length > LONGEST_LINK ? { kind: 'too-long', length: link.length } : { kind: 'link', link };
}
