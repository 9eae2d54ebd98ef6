import { createContext, useContext } from 'react';

/** Opens the browser's dialog for a file; the file then takes the place of the text. */
export const FileChooserContext = createContext<() => void>(() => undefined);

/** The way to open a file from anywhere in the page. */
export function useFileChooser(): () => void {
  return useContext(FileChooserContext);
}
