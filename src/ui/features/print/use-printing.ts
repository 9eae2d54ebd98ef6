import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Printed = typeof import('./printed');

/** What is put into the page for a print that began at `at`. */
export interface Printing extends Printed {
  readonly at: Date;
}

/**
 * What is only on paper, from the moment a print begins until it ends; else null. The browser takes the page as it is once its `beforeprint` is
 * handled, so nothing may wait: the parts are loaded with the page. Where they did not come, the views alone are printed.
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
