import { createContext, useContext } from 'react';

/** Provides the function that opens the browser's file dialog. The chosen file replaces the text. */
export const FileChooserContext = createContext<() => void>(() => undefined);

/** Returns the function that opens the browser's file dialog. */
export function useFileChooser(): () => void {
  return useContext(FileChooserContext);
}
