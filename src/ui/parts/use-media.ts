import { useCallback, useSyncExternalStore } from 'react';

/** Phones, and windows as low as one held sideways: one column that scrolls, the file in a tab of its own. As in the style sheets. */
export const PHONE = '(max-width: 640px), (height < 560px)';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
