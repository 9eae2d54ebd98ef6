import { type RefObject, useEffect } from 'react';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { useEmbed } from './embed-context';

/**
 * Tells the host how tall the page is without scrolling: the page as it is, with the text's own height in the place of the editor's.
 * `contentHeight` is that height in CSS pixels (0 as long as it is not known), or null where there is no editor. The result does not depend on the
 * height of the frame, so that a host that follows it comes to rest.
 */
export function useHeightReport(page: RefObject<HTMLElement | null>, contentHeight: number | null): void {
  const { onHeight } = useEmbed();
  useEffect(() => {
    const root = page.current;
    if (root === null || contentHeight === 0) return;
    const report = () => {
      const editor = contentHeight === null ? null : document.getElementById(EDITOR_ID);
      const shown = editor?.getBoundingClientRect().height ?? 0;
      onHeight(Math.ceil(root.getBoundingClientRect().height - shown + (contentHeight ?? 0)));
    };
    const observer = new ResizeObserver(report);
    for (const part of root.querySelectorAll(':scope, :scope > *, :scope > main > *')) observer.observe(part);
    return () => observer.disconnect();
  }, [page, contentHeight, onHeight]);
}
