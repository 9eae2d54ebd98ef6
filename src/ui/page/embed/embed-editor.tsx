import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditorHandle } from '../../../editor';
import { LONGEST_MARKED_LINE } from '../../../editor/marked-text';
import { appTexts } from '../../../messages';
import { useEditor } from '../../features/source/use-editor';
import { HiddenAnswerContext } from '../../parts/answer/hidden-answer';
import { type ShownAnswer, useAnswer } from '../../parts/answer/use-answer';
import { classNames } from '../../parts/class-names';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { lazyTexts } from '../../parts/lazy/lazy-texts';
import { useTester } from '../../parts/tester-context';
import { useEmbed, useEmbedSetting } from './embed-context';
import styles from './embed-editor.module.css';
import { EmbedLines, MOST_LINES } from './embed-lines';
import { scrollToRow } from './embed-rows';
import { hasQuiz, isHidden } from './embed-settings';
import { useIsAnswered, useMayLoadMore } from './use-is-answered';

/** Loaded with the editor, which reports if that fails. */
const usePlace = lazyTexts(() =>
  import('./editor-place').catch(() => ({ firstLineIn: () => undefined, offsetAt: () => undefined })),
);

interface EmbedEditorProps {
  /** True if the file has a tab. */
  readonly hasTab: boolean;
  /** True while another tab is shown. */
  readonly isHidden: boolean;
  /** Called with the text's own height in CSS pixels, whenever it changes. */
  readonly onContentHeight: (height: number) => void;
  /** Called with true if the editor could not be loaded, else with false. */
  readonly onMissing: (isMissing: boolean) => void;
}

/**
 * The file with all its marks. Scrolls only inside itself, and takes the focus only on request. The editor loads when the reader uses the file, or when
 * the browser is idle after the first answer and the frame is in sight. Until then the lines are in its place.
 */
export function EmbedEditor({ hasTab, isHidden: isCovered, onContentHeight, onMissing }: EmbedEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const isAnswered = useIsAnswered();
  /** Place of the reader's last press in the lines. */
  const pressed = useRef<{ readonly x: number; readonly y: number }>(undefined);
  /** The last line that was scrolled to; 0 before the first. */
  const lastShown = useRef(0);
  const [isUsed, setUsed] = useState(false);
  const isWanted = useIsWanted(isUsed);
  const place = usePlace(isWanted);
  const start = useCallback(() => {
    const scroller = lines.current;
    if (scroller === null) return {};
    const caret = pressed.current && place?.offsetAt(scroller, pressed.current);
    // `useShownLine` scrolls to a line that wasn't shown before the editor.
    return lastShown.current > MOST_LINES ? { caret } : { firstLine: place?.firstLineIn(scroller), caret };
  }, [place]);
  const { editor, sync } = useEditor(host, { isWanted: isWanted && place !== null, start, onContentHeight });
  const handle = typeof editor === 'string' ? null : editor;
  const isReadOnly = useEmbedSetting((settings) => settings.isReadOnly || hasQuiz(settings));
  const highlight = useEmbedSetting((settings) => settings.highlight);
  const { onReady } = useEmbed();
  const isAnswerHidden = useIsHidden(useAnswer());

  useEffect(() => handle?.setReadOnly(isReadOnly), [handle, isReadOnly]);
  useEffect(() => handle?.highlightLines(highlight), [handle, highlight]);
  useEffect(() => {
    if (hasFocus.current) handle?.focus();
  }, [handle]);
  useShownLine(editor, lines, host, lastShown);
  useEffect(() => onMissing(editor === 'missing'), [editor, onMissing]);
  useEffect(() => {
    if (isAnswered) onReady();
  }, [isAnswered, onReady]);

  return (
    <section
      id={EDITOR_ID}
      className={classNames(styles['pane'], isCovered && styles['hidden'])}
      role={hasTab ? 'tabpanel' : undefined}
      aria-label={hasTab ? appTexts.editor : undefined}
    >
      <div ref={host} className={isAnswered ? undefined : styles['unsettled']} />
      {handle === null && (
        <EmbedLines
          ref={lines}
          isHidden={!isAnswered}
          isAnswerHidden={isAnswerHidden}
          onContentHeight={onContentHeight}
          onFocus={(has) => {
            hasFocus.current = has;
          }}
          onUse={(place) => {
            pressed.current = place ?? pressed.current;
            setUsed(true);
          }}
        />
      )}
      <HiddenAnswerContext value={isAnswerHidden}>{sync}</HiddenAnswerContext>
    </section>
  );
}

/** Returns true once the editor must load. Stays true: the editor has the reader's changes. `isUsed`: the reader uses the lines. */
function useIsWanted(isUsed: boolean): boolean {
  const isIdle = useIsIdle(useMayLoadMore());
  const request = useEmbedSetting((settings) => settings.lineRequest);
  const link = useTester((state) => state.lineRequest);
  const shown = useTester((state) => state.document);
  const [isWanted, setWanted] = useState(false);
  const isLong = useMemo(
    () => !isWanted && (shown.hasGiantLine || isTooLong(shown.text.toString())),
    [isWanted, shown],
  );
  const isWantedNow = isWanted || isUsed || isIdle || isLong || request !== null || link !== null;
  if (isWantedNow !== isWanted) setWanted(isWantedNow);
  return isWanted;
}

/** Returns whether a text has more lines, or a longer one, than are shown without the editor. */
function isTooLong(text: string): boolean {
  let from = 0;
  for (let count = 0; count < MOST_LINES; count++) {
    const end = text.indexOf('\n', from);
    if ((end < 0 ? text.length : end) - from > LONGEST_MARKED_LINE) return true;
    if (end < 0) return false;
    from = end + 1;
  }
  return true;
}

/** Returns true while the answer must stay hidden (`isHidden`). */
function useIsHidden(answer: ShownAnswer): boolean {
  return useEmbedSetting((settings) => isHidden(settings, answer));
}

/** Maximum milliseconds to wait for the browser to be idle. A frame that draws nothing may otherwise wait for ever. */
const LONGEST_WAIT = 500;

/** Returns true once the browser has been idle after `isReady` became true. Safari has no `requestIdleCallback`. */
function useIsIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    if ('requestIdleCallback' in window) requestIdleCallback(() => setIdle(true), { timeout: LONGEST_WAIT });
    else setTimeout(() => setIdle(true));
  }, [isReady]);
  return isIdle;
}

/**
 * Scrolls to the first highlighted line, the winning line or the line requested by the host when it changes. If several change together, the last in this
 * order wins. Ignores the winner while the editor has the focus.
 */
function useShownLine(
  loaded: EditorHandle | 'loading' | 'missing',
  lines: RefObject<HTMLElement | null>,
  host: RefObject<HTMLElement | null>,
  lastShown: RefObject<number>,
): void {
  const answer = useAnswer();
  const isAnswerHidden = useIsHidden(answer);
  const winner =
    answer.kind === 'answered' && answer.decided.by === 'rules' && !isAnswerHidden ? answer.verdict.line : 0;
  const highlighted = useEmbedSetting((settings) => settings.highlight[0]);
  const request = useEmbedSetting((settings) => settings.lineRequest);
  const link = useTester((state) => state.lineRequest);
  const editor = typeof loaded === 'string' ? null : loaded;
  const done = useRef(request);
  const shown = useRef(editor);
  shown.current = editor;
  const scrollTo = useCallback(
    (line: number) => {
      lastShown.current = line;
      if (shown.current !== null) shown.current.scrollToLine(line);
      else if (lines.current !== null) scrollToRow(lines.current, line);
    },
    [lines, lastShown],
  );

  useEffect(() => {
    if (highlighted !== undefined) scrollTo(highlighted);
  }, [scrollTo, highlighted]);

  useEffect(() => {
    const isWorkedIn = host.current !== null && document.activeElement === host.current;
    if (winner !== 0 && !isWorkedIn) scrollTo(winner);
  }, [scrollTo, host, winner]);

  // The text shown before the editor may end before that line.
  useEffect(() => {
    if (editor !== null && lastShown.current > MOST_LINES) editor.scrollToLine(lastShown.current);
  }, [editor, lastShown]);

  useEffect(() => {
    if (loaded === 'missing' && link !== null) scrollTo(link.line);
  }, [loaded, link, scrollTo]);

  useEffect(() => {
    if (loaded === 'loading' || request === null || request === done.current) return;
    done.current = request;
    if (loaded === 'missing') scrollTo(request.line);
    else loaded.scrollToLine(request.line, { flash: true });
  }, [loaded, request, scrollTo]);
}
