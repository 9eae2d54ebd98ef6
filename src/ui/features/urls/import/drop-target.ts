import { createContext, useContext } from 'react';

/** Who takes lists of URLs that are dropped onto the page. */
export interface DropTarget {
  /** Takes them until the returned function is called. */
  take(onFile: (file: File) => void): () => void;
  /** Hands a file over; false where nobody takes any. */
  give(file: File): boolean;
  /** Whether somebody takes them at the moment. */
  isTaking(): boolean;
}

/** A target that nobody has taken yet. */
function createDropTarget(): DropTarget {
  let taker: ((file: File) => void) | null = null;
  return {
    take: (onFile) => {
      taker = onFile;
      return () => {
        if (taker === onFile) taker = null;
      };
    },
    give: (file) => {
      taker?.(file);
      return taker !== null;
    },
    isTaking: () => taker !== null,
  };
}

/** The page's target: the view of URLs while it is shown. */
const DropTargetContext = createContext<DropTarget>(createDropTarget());

/** Who takes lists of URLs on this page. */
export function useDropTarget(): DropTarget {
  return useContext(DropTargetContext);
}
