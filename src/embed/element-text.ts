/** The text inside the element. */
export interface InnerText {
  /** Null where there is none. */
  text: string | null;
  /** True where no browser shows it: it stands in a script. */
  hidden: boolean;
  /** False where the text may differ from the author's file: a highlighter or a Markdown converter put markup into it. */
  isPlain: boolean;
}

/** End tags and line breaks that a Markdown converter writes into a script, where no browser reads them as tags. */
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

/** True where there is any element in the `<pre>` but a single `<code>`: lines made of elements lose their line ends, `<em>` stands for lost `*`. */
function hasMarkup({ children }: Element): boolean {
  const [only] = children;
  return children.length > 1 || (only ? only.localName !== 'code' || only.children.length > 0 : false);
}

/** A script is indented like the page around it: takes off a blank first and last line, and the indentation that all other lines have in common. */
export function withoutIndent(text: string): string {
  const lines = text.replace(/^[ \t]*\r?\n/, '').split('\n');
  let indent = Infinity;
  for (const line of lines) if (line.trim()) indent = Math.min(indent, line.search(/\S/));
  return lines.map((line) => line.slice(indent)).join('\n');
}
