import { createContext, useContext } from 'react';

/** Dialogs of the page. */
export type DialogName = 'help' | 'save' | 'share' | 'embed' | 'drafts' | 'templates';

/** Opens a dialog, replacing the open one. */
export const OpenDialogContext = createContext<(name: DialogName) => void>(() => undefined);

/** Returns a function that opens a dialog, for every component of the page. */
export function useOpenDialog(): (name: DialogName) => void {
  return useContext(OpenDialogContext);
}
