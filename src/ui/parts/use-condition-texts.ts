import { useEffect, useSyncExternalStore } from 'react';

type ConditionTexts = typeof import('../../messages/condition');

let texts: ConditionTexts | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

/**
 * The texts about what a server's answer means, which the first page does without; null until they are loaded, and where they cannot be. They come
 * with the panel in which another answer is pretended, so they are there when they are wanted.
 */
export function useConditionTexts(isWanted: boolean): ConditionTexts | null {
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
  return useSyncExternalStore(subscribe, () => texts);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load(): void {
  if (texts !== null || isLoading) return;
  isLoading = true;
  import('../../messages/condition').then(
    (module) => {
      texts = module;
      for (const listener of listeners) listener();
    },
    () => {
      isLoading = false;
    },
  );
}
