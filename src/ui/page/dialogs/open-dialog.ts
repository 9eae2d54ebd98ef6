import { createContext, useContext } from 'react';

/** Dialogs of the page. */
export type DialogName = 'help' | 'save' | 'share' | 'embed' | 'drafts' | 'templates';

/** Opens a dialog, replacing the open one. */
export const OpenDialogContext = createContext<(name: DialogName) => void>(() => undefined);

/** Returns the function that opens a dialog. */
export function useOpenDialog(): (name: DialogName) => void {
  return useContext(OpenDialogContext);
}
