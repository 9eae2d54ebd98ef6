import { useLayoutEffect } from 'react';

/** Media query: enough room to show the comparison beside and below the editor. Must match the style sheets. */
export const BESIDE_EDITOR = 'screen and (min-width: 1100px) and (height >= 720px)';
/** `BESIDE_EDITOR`, or a single column with room for two scrollable parts. */
export const ROOMY = `${BESIDE_EDITOR}, screen and (min-width: 641px) and (max-width: 1099px) and (height >= 1000px)`;

/** While mounted, gives the view the whole page width below the editor, if there is room. */
export function useWholeWidth(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['compares'] = '';
    return () => {
      delete dataset['compares'];
    };
  }, []);
}
