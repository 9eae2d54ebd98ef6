/** The text for an element: from inside it, or from the block before it. */
export interface SourceText {
  /** Null if there is none. */
  text: string | null;
  /** True if browsers don't render the text, because it is in a script. */
  hidden: boolean;
  /** False if the text may differ from the author's file, because a Markdown converter rewrote it. */
  isPlain: boolean;
}

/** End tags and line breaks that a Markdown converter writes into a script, where browsers don't parse them as tags. */
const MARKUP = /<\/\w+>|<br/i;
/** What highlighters add to a block of code: line numbers, buttons, the language's name. */
const ADDED =
  'button,figcaption,.lang,.ln,.lnt,.lineno,.linenos,.linenodiv,.line-numbers,.line-numbers-rows,.gutter,[aria-hidden=true]';
/** Elements that highlighters put text into. Others come from a Markdown converter, where an `<em>` has replaced `*`, or from unescaped text. */
const HIGHLIGHTED = 'code,span,div,br,a,mark,ol,li,table,tbody,tr,td';
/** Elements that start a new line. */
const LINES = 'div,li,tr';

/** Reads the only `<pre>` or `<script type="text/plain">` inside the element. */
export function innerText(host: Element): SourceText {
  const sources = host.querySelectorAll('pre,script[type="text/plain"]');
  const [source] = sources;
  if (!source) return { text: null, hidden: false, isPlain: !textOf(host).trim() };
  const hidden = source.localName === 'script';
  const text = hidden ? withoutIndent(source.textContent ?? '') : codeOf(source);
  return {
    text,
    hidden,
    isPlain:
      sources.length === 1 &&
      textOf(host).trim() === textOf(source).trim() &&
      (hidden ? !MARKUP.test(text) : isCode(source)),
  };
}

/** Returns true if a `<pre>` contains nothing but code, so that `codeOf` returns its author's text. */
export function isCode(pre: Element): boolean {
  return !pre.querySelector(`:not(${HIGHLIGHTED},${ADDED},:is(${ADDED}) *)`);
}

/** Reads a block of code line by line, whatever a highlighter has made of it. */
export function codeOf(pre: Element): string {
  return textOf(pre).replace(/^\n/, '');
}

/** Returns the text of an element with the line ends that highlighters replace by elements, and without what they add. */
function textOf(root: Element): string {
  let text = '';
  const endLine = (): void => {
    if (text && !text.endsWith('\n')) text += '\n';
  };
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data;
    if (!(node instanceof Element) || node.matches(ADDED)) return;
    if (node.localName === 'br') text += '\n';
    const isLine = node !== root && node.matches(LINES);
    if (isLine) endLine();
    const start = text.length;
    node.childNodes.forEach(read);
    if (isLine && text.length === start) text += '\n';
    if (isLine) endLine();
  };
  read(root);
  return text;
}

/** Removes a blank first line and the common indentation, because a script is indented like the page around it. */
export function withoutIndent(text: string): string {
  const lines = text.replace(/^[ \t]*\r?\n/, '').split('\n');
  let indent = Infinity;
  for (const line of lines) if (line.trim()) indent = Math.min(indent, line.search(/\S/));
  return lines.map((line) => line.slice(indent)).join('\n');
}
