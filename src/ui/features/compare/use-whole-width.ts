import { useLayoutEffect } from 'react';

/** Where the comparison has room beside and below the editor. As in the style sheets. */
export const BESIDE_EDITOR = 'screen and (min-width: 1100px) and (height >= 720px)';
/** There, and where a single column has room for two parts that scroll by themselves. */
export const ROOMY = `${BESIDE_EDITOR}, screen and (min-width: 641px) and (max-width: 1099px) and (height >= 1000px)`;

/** Gives the view the whole width of the page below the editor, where there is room, as long as it is shown. */
export function useWholeWidth(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['compares'] = '';
    return () => {
      delete dataset['compares'];
    };
  }, []);
}
