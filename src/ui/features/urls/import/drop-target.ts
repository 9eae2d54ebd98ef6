import { createContext, useContext } from 'react';

type FileHandler = (file: File) => Promise<boolean>;

/** Passes lists of URLs that are dropped onto the page to their handler. */
export interface DropTarget {
  /** Sets the handler until the returned function is called. It resolves to false for a file that isn't a list. */
  accept(onFile: FileHandler): () => void;
  /** Passes a file to the handler. Resolves to false if there is none, or if the file isn't a list. */
  give(file: File): Promise<boolean>;
  /** Returns whether there is a handler. */
  isAccepting(): boolean;
}

/** Creates a target without a handler. */
function createDropTarget(): DropTarget {
  let listener: FileHandler | null = null;
  return {
    accept: (onFile) => {
      listener = onFile;
      return () => {
        if (listener === onFile) listener = null;
      };
    },
    give: async (file) => (await listener?.(file)) ?? false,
    isAccepting: () => listener !== null,
  };
}

/** The drop target of the page. The URLs view sets its handler while it is shown. */
const DropTargetContext = createContext<DropTarget>(createDropTarget());

/** Returns the drop target of this page. */
export function useDropTarget(): DropTarget {
  return useContext(DropTargetContext);
}
