import { createContext, useContext } from 'react';

/** Remembers the link that led into the editor, so that Esc leads back to it. */
export interface ReturnFocus {
  remember(link: HTMLElement): void;
  /** Focuses the remembered link; if it is hidden, `reveal` is called first. */
  restore(reveal: () => void): void;
}

/** A memory for one link. */
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

/** The page's memory. */
export const ReturnFocusContext = createContext<ReturnFocus>(createReturnFocus());

/** The memory of the page around. */
export function useReturnFocus(): ReturnFocus {
  return useContext(ReturnFocusContext);
}
