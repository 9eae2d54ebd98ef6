import { createContext, useContext } from 'react';

/** Opens the browser's file dialog. The chosen file replaces the text. */
export const FileChooserContext = createContext<() => void>(() => undefined);

/** Returns a function that opens the browser's file dialog, for every component of the page. */
export function useFileChooser(): () => void {
  return useContext(FileChooserContext);
}
