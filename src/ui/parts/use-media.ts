import { useCallback, useSyncExternalStore } from 'react';

/**
 * Media query of the phone layout: one scrolling column, and the file in its own tab. Matches phones, and
 * windows as low as a phone held sideways. The style sheets use the same query.
 */
export const PHONE = '(max-width: 640px), (height < 560px)';

/** Returns whether a media query matches, and follows its changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  const read = () => matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, read);
}
