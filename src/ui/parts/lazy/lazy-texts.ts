import { useEffect, useSyncExternalStore } from 'react';

/**
 * A hook for texts, and for what shows them, that the first page does without: null until they are loaded, and where they cannot be. They are loaded
 * when they are first wanted, and tried again when they are wanted the next time.
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
    return useSyncExternalStore(subscribe, () => texts);
  };
}
