import { createContext, useContext } from 'react';

/** Remembers the link that led into the editor, so that Esc can return to it. */
export interface ReturnFocus {
  remember(link: HTMLElement): void;
  /** Focuses the remembered link. Calls `reveal` first if it is hidden. */
  restore(reveal: () => void): void;
}

/** Creates a `ReturnFocus`. It remembers only the last link. */
export function createReturnFocus(): ReturnFocus {
  let remembered: HTMLElement | null = null;
  return {
    remember: (link) => {
      remembered = link;
    },
    restore: (reveal) => {
      if (remembered === null || !remembered.isConnected) return;
      if (remembered.getClientRects().length === 0) reveal();
      remembered.focus();
    },
  };
}

/** Provides the page's `ReturnFocus`. */
export const ReturnFocusContext = createContext<ReturnFocus>(createReturnFocus());

/** Returns the page's `ReturnFocus`. */
export function useReturnFocus(): ReturnFocus {
  return useContext(ReturnFocusContext);
}
