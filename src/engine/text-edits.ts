/** One replacement: text[from..to) becomes `insert`. UTF-16 offsets in the text before. */
export type TextEdit = readonly [from: number, to: number, insert: string];

/** Applies edits to a text. The edits ascend and don't overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const [from, to, insert] of edits) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}
