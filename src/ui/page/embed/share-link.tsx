import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { embedLaterTexts, embedTexts } from '../../../messages';
import linkStyles from '../../parts/controls/link.module.css';
import { useTester, useTesterStore } from '../../parts/tester-context';
import { CopyLink } from './copy-link';
import { useEmbed } from './embed-context';

/** Place of the link. */
export interface ShareLinkProps {
  /** Shown before the first link. */
  readonly place: ReactNode;
  /** Called with true when the link needs the room of a field, because the frame cannot open windows. */
  readonly onCopying: (isCopying: boolean) => void;
}

/** Link to the tester with the same text and question. */
export function ShareLink({ place, onCopying }: ShareLinkProps) {
  const { openByHost } = useEmbed();
  const link = useShareLink();
  const [isRefused, setRefused] = useState(false);
  const isCopying = isRefused && typeof link === 'string';
  useEffect(() => onCopying(isCopying), [isCopying, onCopying]);
  if (link === undefined) return place;
  if (link === null) return <span>{embedLaterTexts.linkTooLong}</span>;
  if (isRefused) return <CopyLink link={link} />;
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    if (!openByHost(link) && !openWindow(link)) setRefused(true);
  };
  return (
    <a className={linkStyles['link']} href={link} target="_blank" rel="noopener noreferrer" onClick={follow}>
      {embedTexts.open}
    </a>
  );
}

/** Opens a URL in a new window. Returns false if the frame's sandbox or the browser prevents it. */
function openWindow(address: string): boolean {
  try {
    // Don't pass `noopener`, because it hides whether a window was opened.
    const opened = window.open(address, '_blank');
    if (opened === null) return false;
    opened.opener = null;
    return true;
  } catch {
    // In a sandbox without `allow-popups`, Firefox throws where others return null.
    return false;
  }
}

/** Milliseconds without a change before the link is made again. */
const REST = 300;

/**
 * Returns the link that opens the current state in the tester. Null if it is too long for browsers, undefined
 * before the first one.
 */
function useShareLink(): string | null | undefined {
  const store = useTesterStore();
  const { shareLink } = useEmbed();
  const version = useTester((state) => state.version);
  const [link, setLink] = useState<string | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the timer
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        shareLink(store.getState()).then(
          (made) => isCurrent && setLink(made),
          // The part that makes links couldn't be loaded. The next change tries again.
          () => undefined,
        ),
      link === undefined ? 0 : REST,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [version, store, shareLink]);
  return link;
}
