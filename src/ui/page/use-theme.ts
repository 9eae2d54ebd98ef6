import { useLayoutEffect } from 'react';
import { useTester } from '../parts/tester-context';

/** Sets the chosen theme on the page's root element. `system` sets none. */
export function useTheme(): void {
  const theme = useTester((state) => state.theme);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.dataset['theme'] = theme;
  }, [theme]);
}
