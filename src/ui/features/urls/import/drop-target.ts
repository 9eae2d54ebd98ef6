import { createContext, useContext } from 'react';

/** Passes lists of URLs that are dropped onto the page to their handler. */
export interface DropTarget {
  /** Sets the handler until the returned function is called. */
  accept(onFile: (file: File) => void): () => void;
  /** Passes a file to the handler. Returns false if there is none. */
  give(file: File): boolean;
  /** Returns whether there is a handler. */
  isAccepting(): boolean;
}

/** Creates a target without a handler. */
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

/** The drop target of the page. The URLs view sets its handler while it is shown. */
const DropTargetContext = createContext<DropTarget>(createDropTarget());

/** Returns the drop target of this page. */
export function useDropTarget(): DropTarget {
  return useContext(DropTargetContext);
}
