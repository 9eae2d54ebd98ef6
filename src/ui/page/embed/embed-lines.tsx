import { type ReactNode, type Ref, useEffect, useMemo, useRef } from 'react';
import { lineParts } from '../../../editor/line-parts';
import { lineTokens } from '../../../editor/line-tokens';
import { type MarkedLine, type MarkedText, markedText } from '../../../editor/marked-text';
import { crawlerName, editorLabels } from '../../../messages';
import lineStyles from '../../features/source/first-lines.module.css';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { useTester } from '../../parts/tester-context';
import { useEmbedSetting } from './embed-context';
import styles from './embed-lines.module.css';

/** Maximum number of lines shown before the editor is loaded. */
export const MOST_LINES = 1_000;

interface EmbedLinesProps {
  /** The element that scrolls. */
  readonly ref: Ref<HTMLDivElement>;
  readonly isHidden: boolean;
  /** True while the text must be shown without the marks of the answer. */
  readonly isAnswerHidden: boolean;
  /** Called with the text's own height in CSS pixels, whenever it changes. */
  readonly onContentHeight: (height: number) => void;
  /** Called with true when the text gets the focus, and with false when it loses it. */
  readonly onFocus: (hasFocus: boolean) => void;
  /** Called when the reader uses the text, with the place of a press in the window. */
  readonly onUse: (place?: { readonly x: number; readonly y: number }) => void;
}

/** The text with the marks of its report, as the editor shows them, until the editor is loaded. */
export function EmbedLines({
  ref,
  isHidden,
  isAnswerHidden,
  onContentHeight,
  onFocus,
  onUse,
}: EmbedLinesProps) {
  const content = useRef<HTMLDivElement>(null);
  const text = useTester((state) => state.document.text);
  const wrap = useTester((state) => !state.document.hasGiantLine);
  const marks = useTester(({ report, version }) =>
    !isAnswerHidden && report !== null && report.version === version && report.verdict !== null
      ? report.marks
      : null,
  );
  const name = useTester((state) => crawlerName(state.crawler));
  const highlight = useEmbedSetting((settings) => settings.highlight);
  const labels = useMemo(() => editorLabels(name), [name]);
  const { lines, parts } = useMemo(() => linesOf(text.toString(), marks), [text, marks]);
  useEffect(() => {
    const shown = content.current;
    if (shown === null) return;
    const observer = new ResizeObserver(() => onContentHeight(shown.getBoundingClientRect().height));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [onContentHeight]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: like the editor's, this text box has rows with marks, which no element of HTML has
    <div
      ref={ref}
      className={classNames(styles['scroller'], isHidden && styles['hidden'])}
      role="textbox"
      tabIndex={0}
      aria-label={labels.ariaLabel}
      aria-multiline="true"
      aria-readonly="true"
      onPointerDown={({ clientX, clientY }) => onUse({ x: clientX, y: clientY })}
      onKeyDown={() => onUse()}
      onFocus={() => {
        onFocus(true);
        onUse();
      }}
      onBlur={() => onFocus(false)}
    >
      <div ref={content} className={classNames(lineStyles['lines'], !wrap && lineStyles['unwrapped'])}>
        {lines.map((line, index) => {
          const number = index + 1;
          const badges = badgesOf(number, line, parts, labels);
          return (
            <Line
              key={number}
              number={number}
              line={line}
              badges={badges}
              isFramed={highlight.includes(number)}
            />
          );
        })}
      </div>
    </div>
  );
}

const emptyLine: MarkedLine = {
  text: '',
  isCut: false,
  part: 0,
  isFirst: false,
  isUnused: false,
  rule: null,
};

/** Returns the lines that the editor would show: also the empty one after the last line end. */
function linesOf(text: string, marks: Parameters<typeof markedText>[1]): Pick<MarkedText, 'lines' | 'parts'> {
  const { lines, left, parts } = markedText(text, marks, MOST_LINES);
  const isLast = left === 0 && (text === '' || text.endsWith('\n'));
  return { lines: isLast ? [...lines, emptyLine] : lines, parts };
}

interface Badges {
  readonly badge?: string;
  /** For narrow frames. */
  readonly short?: string;
  /** The badge's words and the rule's effect, for screen readers. */
  readonly description?: string;
}

function badgesOf(
  number: number,
  { isFirst, part, rule }: MarkedLine,
  parts: number,
  labels: ReturnType<typeof editorLabels>,
): Badges {
  if (rule !== null) {
    const { won, blocks, length } = rule;
    const description = labels.lineDescription(number, won ? 'won' : 'lost', blocks, length);
    return { badge: won ? labels.wins(length) : labels.matches(length), description };
  }
  return isFirst ? { badge: labels.group(part, parts), short: labels.groupShort(part, parts) } : {};
}

interface LineProps {
  readonly number: number;
  readonly line: MarkedLine;
  readonly badges: Badges;
  readonly isFramed: boolean;
}

function Line({ number, line, badges, isFramed }: LineProps) {
  const { text, part, isFirst, isUnused, rule } = line;
  const isAgent = part > 0 && lineParts(text)?.field === 'user-agent';
  return (
    <div
      className={classNames(
        lineStyles['line'],
        styles['line'],
        part > 0 && styles['selected'],
        isFirst && styles['first'],
        isUnused && styles['unused'],
        isAgent && styles['agent'],
        rule !== null && styles[rule.won ? 'won' : 'lost'],
        rule !== null && styles[rule.blocks ? 'block' : 'allow'],
        isFramed && styles['framed'],
      )}
      aria-current={isFramed || undefined}
      aria-description={badges.description}
    >
      <span className={classNames(lineStyles['number'], styles['number'])} aria-hidden="true">
        {number}
      </span>
      {rule !== null && <span className={styles['icon']}>{iconOf(rule)}</span>}
      <span
        className={lineStyles['text']}
        data-badge={badges.badge}
        data-badge-short={badges.short}
        translate="no"
      >
        {lineTokens(text).map(({ from, to, kind }) => (
          <span key={from} className={kind === null ? undefined : styles[kind]}>
            {text.slice(from, to)}
          </span>
        ))}
      </span>
    </div>
  );
}

function iconOf({ won, blocks }: NonNullable<MarkedLine['rule']>): ReactNode {
  if (won) return <Icon name={blocks ? 'blocked' : 'allowed'} />;
  return <Icon name={blocks ? 'blockedOutline' : 'allowedOutline'} />;
}
