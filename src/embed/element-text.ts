/** The text inside the element. */
export interface InnerText {
  /** Null where there is none. */
  text: string | null;
  /** True where no browser shows it: it stands in a script. */
  hidden: boolean;
}

/** Reads the first `<pre>` or `<script type="text/plain">` inside the element. */
export function innerText(host: ParentNode): InnerText {
  const source = host.querySelector('pre,script[type="text/plain"]');
  const text = source?.textContent ?? null;
  const hidden = source?.localName === 'script';
  return { text: text && (hidden ? withoutIndent(text) : text.replace(/^\n/, '')), hidden };
}

/** A script is indented like the page around it: takes off a blank first and last line, and the indentation that all other lines have in common. */
export function withoutIndent(text: string): string {
  const lines = text.replace(/^[ \t]*\r?\n/, '').split('\n');
  let indent = Infinity;
  for (const line of lines) if (line.trim()) indent = Math.min(indent, line.search(/\S/));
  return lines.map((line) => line.slice(indent)).join('\n');
}
