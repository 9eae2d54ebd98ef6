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
/** Parts that highlighters add to a block of code: line numbers, buttons, the language's name. Authors of a quiz add the answer, in a `<details>`. */
const ADDED =
  'button,details:not(:has(pre)),figcaption,.lang,.ln,.lnt,.lineno,.linenos,.linenodiv,.line-numbers-rows,.gutter,[aria-hidden=true]';
/** Elements that highlighters put text into. Others come from a Markdown converter, which turns `*` into `<em>`, or from text that wasn't escaped. */
const HIGHLIGHTED = 'code,span,div,br,a,mark,ol,li,table,tbody,tr,td';
/** Elements that start a new line. */
const LINES = 'div,li,tr';

/** Reads the only `<pre>` or `<script type="text/plain">` inside the element. */
export function innerText(host: Element): SourceText {
  const script = host.querySelector('script[type="text/plain"]');
  const blocks = blocksIn(host);
  const source = script ?? blocks[0];
  if (!source)
    return { text: null, hidden: false, isPlain: !textOf(host).trim() && !isBroken(elementBefore(host)) };
  const read = script ? scriptText(script) : codeText(source);
  const isAlone = blocks.length + (script ? 1 : 0) === 1 && textOf(host).trim() === textOf(source).trim();
  return { ...read, isPlain: read.isPlain && isAlone };
}

/** Returns the element before a tester. Some Markdown converters put the tester into a paragraph of its own. */
export function elementBefore(host: Element): Element | null {
  const parent = host.parentElement;
  const isAlone = parent?.localName === 'p' && parent.children.length === 1 && !parent.textContent?.trim();
  return (isAlone ? parent : host).previousElementSibling;
}

/** Returns true for a paragraph that a Markdown converter has made of a fence: inline code of several lines, or text with the fence's end. */
function isBroken(before: Element | null): boolean {
  if (!before || !matches(before, 'p')) return false;
  const text = textOf(before);
  return text.endsWith('```') || (text.includes('\n') && text === before.querySelector('code')?.textContent);
}

/** Returns the blocks of code in an element, without those that hold line numbers. */
export function blocksIn(root: Element): Element[] {
  const all = [...root.querySelectorAll('pre')].filter((pre) => !isAdded(pre, root));
  return all.length > 1 ? all.filter((pre) => textOf(pre).trim()) : all;
}

/** Reads a block of code line by line, whatever a highlighter has made of it. */
export function codeText(pre: Element): SourceText {
  return {
    text: textOf(pre).replace(/^\n/, ''),
    hidden: false,
    isPlain: [...pre.querySelectorAll('*')].every((part) => matches(part, HIGHLIGHTED) || isAdded(part, pre)),
  };
}

function scriptText(script: Element): SourceText {
  const text = withoutIndent(script.textContent ?? '');
  return { text, hidden: true, isPlain: !MARKUP.test(text) };
}

/** `part.matches(selectors)`, also for a form: names of its fields hide its properties and methods. */
export function matches(part: Element, selectors: string): boolean {
  return Element.prototype.matches.call(part, selectors);
}

/** Returns true if a part is in something that highlighters add, inside `root`. */
export function isAdded(part: Element, root: Element): boolean {
  const added = Element.prototype.closest.call(part, ADDED);
  return added !== null && added !== root && root.contains(added);
}

/** Returns the text of a node without added parts, and with line ends where highlighters have elements. */
export function textOf(root: Node): string {
  let text = '';
  const endLine = (): void => {
    if (text && !text.endsWith('\n')) text += '\n';
  };
  const read = (node: Node): void => {
    if (node instanceof Text && !isBetweenLines(node)) text += node.data;
    if (!(node instanceof Element)) return;
    if (node !== root && matches(node, ADDED)) return;
    if (node.localName === 'br') text += '\n';
    const isLine = node !== root && matches(node, LINES);
    if (isLine) endLine();
    const start = text.length;
    (Reflect.get(Node.prototype, 'childNodes', node) as NodeList).forEach(read);
    if (isLine && text.length === start) text += '\n';
    if (isLine) endLine();
  };
  read(root);
  return text;
}

/** Returns true for the white space between two elements that are lines. */
function isBetweenLines({ data, previousSibling, nextSibling }: Text): boolean {
  const isLine = (node: Node | null): boolean => node instanceof Element && matches(node, LINES);
  return !data.trim() && (isLine(previousSibling) || isLine(nextSibling));
}

/** Removes a blank first line and the common indentation, because a script is indented like the page around it. */
export function withoutIndent(text: string): string {
  const lines = text.replace(/^[ \t]*\r?\n/, '').split('\n');
  let indent = Infinity;
  for (const line of lines) if (line.trim()) indent = Math.min(indent, line.search(/\S/));
  return lines.map((line) => line.slice(indent)).join('\n');
}
