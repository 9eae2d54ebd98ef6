/** Maximum number of lines of a block, and of UTF-16 units of a line. */
const MOST_LINES = 25;
const LONGEST_LINE = 200;
/** Invisible characters, and those that a UTF-8 file can't contain. */
const INVISIBLE = /[^\n\t\P{C}]|[\u00a0\p{Zl}\p{Zp}]/gu;

/** Formats a text as a Markdown block. Names invisible characters and cuts very long texts. */
export function textBlock(text: string): string {
  const lines = text.replace(/\n$/, '').split('\n');
  const shown = lines.slice(0, MOST_LINES).map((line) => {
    const cut = line.length > LONGEST_LINE ? line.slice(0, LONGEST_LINE) : line;
    return visible(cut) + (cut === line ? '' : ` … (${line.length - LONGEST_LINE} more characters)`);
  });
  if (lines.length > MOST_LINES) shown.push(`… (${lines.length - MOST_LINES} more lines)`);
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}text\n${shown.join('\n')}\n${fence}`;
}

/** Formats a part of a file within a sentence. */
export function inlineCode(text: string): string {
  const shown = visible(text.replaceAll('\n', '⏎'));
  if (shown.trim() === '') return '(nothing)';
  const ticks = '`'.repeat(longestRun(shown) + 1);
  const pad = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
  return ticks + pad + shown + pad + ticks;
}

function visible(text: string): string {
  return text.replace(
    INVISIBLE,
    (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}

/** Length of the longest run of backticks. */
function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}
