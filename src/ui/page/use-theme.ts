import { useLayoutEffect } from 'react';
import { useTester } from '../parts/tester-context';

/** Puts the chosen theme on the page's root; without a choice the system's holds. */
export function useTheme(): void {
  const theme = useTester((state) => state.theme);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.dataset['theme'] = theme;
  }, [theme]);
}
