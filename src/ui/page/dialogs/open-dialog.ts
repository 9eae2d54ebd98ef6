import { createContext, useContext } from 'react';

/** Dialogs of the page. */
export type DialogName = 'help' | 'save' | 'share' | 'embed' | 'drafts' | 'templates';

/** Opens a dialog in the place of the one that is open. */
export const OpenDialogContext = createContext<(name: DialogName) => void>(() => undefined);

/** The way to open a dialog from anywhere in the page. */
export function useOpenDialog(): (name: DialogName) => void {
  return useContext(OpenDialogContext);
}
