import { useBinding } from '../../../parts/tester-context';
import type { CountedRules } from './counted-rules';

/**
 * Appends `/` or `$` to the pattern of a rule. Returns false if that isn't possible.
 * @param at end of the pattern in the counted text, from `placeOfEnd`
 */
export type ChangePattern = (at: number, end: '/' | '$') => boolean;

/** Returns a function that changes a pattern. Each change is one undo step. A notice says why one isn't possible. */
export function useChangePattern(counted: CountedRules): ChangePattern {
  const { store, actions } = useBinding();
  return (at, end) => {
    // The offset is only valid in the text that the coverage was computed from.
    const isGone = store.getState().document.text !== counted.text;
    const isDone = !isGone && actions.applyEdits([[[at, at, end]]]);
    if (!isDone) actions.showNotice({ kind: 'not-written', reason: isGone ? 'gone' : 'impossible' });
    return isDone;
  };
}

/**
 * Returns where the pattern of a rule ends (UTF-16 offset in the text); null if the line has an unusual form.
 */
export function placeOfEnd({ lines }: CountedRules, line: number, pattern: string): number | null {
  const start = lines.start(line);
  const end = start === null ? null : patternEnd(lines.line(line), pattern);
  return start === null || end === null ? null : start + end;
}

/**
 * Returns where the pattern ends in its line (UTF-16 units). Returns null unless the line consists of a field, a
 * colon, this pattern and an optional comment. Text inserted into any other line could mean something else.
 */
export function patternEnd(line: string, pattern: string): number | null {
  const colon = line.indexOf(':');
  if (colon < 0) return null;
  const from = skipBlanks(line, colon + 1);
  if (!line.startsWith(pattern, from)) return null;
  const end = from + pattern.length;
  const rest = skipBlanks(line, end);
  return rest === line.length || line[rest] === '#' ? end : null;
}

function skipBlanks(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t') at++;
  return at;
}
