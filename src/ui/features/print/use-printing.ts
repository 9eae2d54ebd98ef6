import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Printed = typeof import('./printed');

/** The printed components, for a print that began at `at`. */
export interface Printing extends Printed {
  readonly at: Date;
}

/**
 * Returns the printed components while a print is running, else null.
 * The browser prints the page as it is right after `beforeprint`, so nothing can be loaded at that point. The
 * components therefore load when the page mounts. If they could not be loaded, only the views are printed.
 */
export function usePrinting(): Printing | null {
  const [printing, setPrinting] = useState<Printing | null>(null);
  useEffect(() => {
    let printed: Printed | null = null;
    let opened: readonly HTMLDetailsElement[] = [];
    import('./printed').then(
      (parts) => {
        printed = parts;
      },
      () => undefined,
    );
    const begin = () => {
      const parts = printed;
      if (parts === null) return;
      opened = parts.openReasons();
      flushSync(() => setPrinting({ ...parts, at: new Date() }));
    };
    const end = () => {
      for (const details of opened) details.open = false;
      opened = [];
      setPrinting(null);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
