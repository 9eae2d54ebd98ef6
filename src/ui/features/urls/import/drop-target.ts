import { createContext, useContext } from 'react';

/** Who takes lists of URLs that are dropped onto the page. */
export interface DropTarget {
  /** Takes them until the returned function is called. */
  accept(onFile: (file: File) => void): () => void;
  /** Hands a file over; false where nobody takes any. */
  give(file: File): boolean;
  /** Whether somebody takes them at the moment. */
  isAccepting(): boolean;
}

/** A target that nobody has taken yet. */
function createDropTarget(): DropTarget {
  let listener: ((file: File) => void) | null = null;
  return {
    accept: (onFile) => {
      listener = onFile;
      return () => {
        if (listener === onFile) listener = null;
      };
    },
    give: (file) => {
      listener?.(file);
      return listener !== null;
    },
    isAccepting: () => listener !== null,
  };
}

/** The page's target: the view of URLs while it is shown. */
const DropTargetContext = createContext<DropTarget>(createDropTarget());

/** Who takes lists of URLs on this page. */
export function useDropTarget(): DropTarget {
  return useContext(DropTargetContext);
}
