import type { Edit } from './finding';

/** Applies edits to a text. The edits ascend and don't overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const [from, to, insert] of edits) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}
