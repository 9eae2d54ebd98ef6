/** The text inside the element. */
export interface InnerText {
  /** Null if there is none. */
  text: string | null;
  /** True if browsers don't render the text, because it is in a script. */
  hidden: boolean;
  /** False if the text may differ from the author's file, because a highlighter or a Markdown converter added markup. */
  isPlain: boolean;
}

/** End tags and line breaks that a Markdown converter writes into a script, where browsers don't parse them as tags. */
const MARKUP = /<\/\w+>|<br/i;

/** Reads the first `<pre>` or `<script type="text/plain">` inside the element. */
export function innerText(host: Element): InnerText {
  const source = host.querySelector('pre,script[type="text/plain"]');
  const text = source?.textContent ?? '';
  const hidden = source?.localName === 'script';
  const isAlone = !host.textContent?.replace(text, '').trim();
  return {
    text: source && (hidden ? withoutIndent(text) : text.replace(/^\n/, '')),
    hidden,
    isPlain: isAlone && !(hidden ? MARKUP.test(text) : source && hasMarkup(source)),
  };
}

/** Returns true if the `<pre>` contains more than a single `<code>`. Lines made of elements lose their line ends, and an `<em>` has replaced `*`. */
function hasMarkup({ children }: Element): boolean {
  const [only] = children;
  return children.length > 1 || (only ? only.localName !== 'code' || only.children.length > 0 : false);
}

/** Removes a blank first and last line and the common indentation, because a script is indented like the page around it. */
export function withoutIndent(text: string): string {
  const lines = text.replace(/^[ \t]*\r?\n/, '').split('\n');
  let indent = Infinity;
  for (const line of lines) if (line.trim()) indent = Math.min(indent, line.search(/\S/));
  return lines.map((line) => line.slice(indent)).join('\n');
}
