import type { MouseEvent } from 'react';
import { embedTexts } from '../../../messages';
import styles from '../../parts/controls/link.module.css';
import { useEmbed } from './embed-context';
import { openWindow } from './open-window';

interface OpenLinkProps {
  readonly link: string;
  /** The frame may not open windows. */
  readonly onRefused: () => void;
}

/** Leads to the tester with the same text and question. */
export function OpenLink({ link, onRefused }: OpenLinkProps) {
  const { openByHost } = useEmbed();
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    if (!openByHost(link) && !openWindow(link)) onRefused();
  };
  return (
    <a className={styles['link']} href={link} target="_blank" rel="noopener noreferrer" onClick={follow}>
      {embedTexts.open}
    </a>
  );
}
