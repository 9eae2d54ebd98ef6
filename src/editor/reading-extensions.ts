import type { Extension } from '@codemirror/state';
import { lineNumbers } from '@codemirror/view';
import type { EditorLabels } from './labels';
import { robotsLanguage } from './language/robots-language';
import { rawCharacters } from './raw-characters';
import { readOnly } from './read-only';
import { theme } from './theme';
import { LONGEST_WRAPPED_LINE, wrapLines } from './wrap-lines';

/** Extensions that display a text as the editor does, read-only. For other texts on the page. */
export function readingExtensions(text: string, labels: Pick<EditorLabels, 'rawByte'>): Extension {
  const wrap = !text.split('\n').some((line) => line.length > LONGEST_WRAPPED_LINE);
  return [readOnly(true), wrapLines(wrap), lineNumbers(), robotsLanguage, rawCharacters(labels), theme];
}
