import { type RefObject, useEffect, useRef } from 'react';
import type { EditorHandle } from '../../../editor';
import { useEmbedSetting } from './embed-context';

/**
 * Keeps the line in sight that the page is about: the winner (0 for none), else the framed one; a newly framed line and one that the host asks
 * for come first. Not while somebody works in the editor.
 */
export function useShownLine(
  editor: EditorHandle | null,
  host: RefObject<HTMLElement | null>,
  winner: number,
): void {
  const highlight = useEmbedSetting((settings) => settings.highlight);
  const request = useEmbedSetting((settings) => settings.lineRequest);
  const done = useRef(request);

  useEffect(() => {
    if (highlight !== null) editor?.scrollToLine(highlight);
  }, [editor, highlight]);

  useEffect(() => {
    const isWorkedIn = host.current !== null && document.activeElement === host.current;
    if (winner !== 0 && !isWorkedIn) editor?.scrollToLine(winner);
  }, [editor, host, winner]);

  useEffect(() => {
    if (editor === null || request === null || request === done.current) return;
    done.current = request;
    editor.scrollToLine(request.line, { flash: true });
  }, [editor, request]);
}
