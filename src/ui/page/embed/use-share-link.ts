import { useEffect, useState } from 'react';
import { useTester, useTesterStore } from '../../parts/tester-context';
import { useEmbed } from './embed-context';

/** Milliseconds of rest after which the link is made anew. */
const REST = 300;

/** The link that opens the present state in the tester; null where no browser would open it, and undefined before the first. */
export function useShareLink(): string | null | undefined {
  const store = useTesterStore();
  const { shareLink } = useEmbed();
  const version = useTester((state) => state.version);
  const [link, setLink] = useState<string | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of text or question starts the rest anew
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      async () => {
        const made = await shareLink(store.getState());
        if (isWanted) setLink(made);
      },
      link === undefined ? 0 : REST,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [version, store, shareLink]);
  return link;
}
