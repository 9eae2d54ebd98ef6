import { useEffect, useState } from 'react';
import type { Printing } from './printed';

/**
 * Returns what to print while a print is running, else null. The code loads when the page mounts; if it can't be loaded, only the views are printed.
 */
export function usePrinting(): Printing | null {
  const [printing, setPrinting] = useState<Printing | null>(null);
  useEffect(() => {
    const loading = import('./printed').then(
      ({ followPrints }) => followPrints(setPrinting),
      () => undefined,
    );
    return () => void loading.then((end) => end?.());
  }, []);
  return printing;
}
