import type { MouseEvent } from 'react';
import { embedTexts } from '../../../messages';
import linkStyles from '../../parts/controls/link.module.css';
import { CopyLink } from './copy-link';
import { useEmbed } from './embed-context';

interface ShareLinkProps {
  readonly link: string;
  /** True if the frame cannot open windows, so that the link has to be copied. */
  readonly isCopying: boolean;
  /** Called if the frame cannot open windows. */
  readonly onRefused: () => void;
}

/** Link to the tester with the same text and question. */
export function ShareLink({ link, isCopying, onRefused }: ShareLinkProps) {
  const { openByHost } = useEmbed();
  if (isCopying) return <CopyLink link={link} />;
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    if (!openByHost(link) && !openWindow(link)) onRefused();
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
