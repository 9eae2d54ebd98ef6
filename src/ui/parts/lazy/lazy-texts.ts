import { useEffect, useSyncExternalStore } from 'react';

/**
 * Creates a hook for texts or components that the first load of the page does not need. The hook returns null
 * until they are loaded, and if they cannot be loaded. It loads them the first time `isWanted` is true, and
 * retries a failed load the next time.
 */
export function lazyTexts<Texts>(load: () => Promise<Texts>): (isWanted: boolean) => Texts | null {
  let texts: Texts | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const start = () => {
    if (texts !== null || isLoading) return;
    isLoading = true;
    load().then(
      (loaded) => {
        texts = loaded;
        for (const listener of listeners) listener();
      },
      () => {
        isLoading = false;
      },
    );
  };
  return (isWanted) => {
    useEffect(() => {
      if (isWanted) start();
    }, [isWanted]);
    return useSyncExternalStore(
      subscribe,
      () => texts,
      () => null,
    );
  };
}
