import { codeOf, isCode, type SourceText } from './element-text';

/** The language of code fences that become testers. */
const LANGUAGE = 'robots-txt';
/** Where generators write the language of a fence. */
const WRITTEN = '[class*="language-"],[class*="highlight-"],[data-language],[data-lang]';
/** Languages of a block that may be a robots.txt; the empty one is a fence without a language. */
const POSSIBLE = [LANGUAGE, 'txt', 'text', 'plain', 'plaintext', ''];
/** What generators wrap a block of code in. */
const WRAPPER = `figure,.expressive-code,.highlight,[class*="code-block"],[class*="codeBlock"],${WRITTEN}`;
/** The attribute of a block whose element shows its text instead. */
const REPLACED = 'data-robots-txt-tester';

/**
 * A block of code with the file for the element after it. It keeps its place, which the frame covers: the host's framework may own it, and nothing in the
 * page moves.
 */
export interface Block {
  readonly source: SourceText;
  /** Distance from the block's top to the element's, in CSS pixels. */
  above(): number;
  /** Hides the block on screens, or shows it again. On paper it is always visible. */
  hide(isHidden: boolean): void;
  /** Calls `resized` when the block's size has changed, until the returned function is called. */
  watch(resized: () => void): () => void;
}

/** Returns the block of code before an element, if it can be a robots.txt. */
export function blockBefore(host: Element): Block | null {
  const parent = host.parentElement;
  // Some Markdown converters put the element into a paragraph of its own.
  const isAlone = parent?.localName === 'p' && parent.children.length === 1 && !parent.textContent?.trim();
  const before = (isAlone ? parent : host).previousElementSibling;
  const pre = before?.matches('pre') ? before : before?.querySelector('pre');
  if (!before || !pre || outermost(pre) !== before || !POSSIBLE.includes(languageOf(pre))) return null;
  return {
    source: { text: codeOf(pre), hidden: false, isPlain: isCode(pre) },
    above: () => host.getBoundingClientRect().top - before.getBoundingClientRect().top,
    hide(isHidden) {
      // An element that shows the block again may have been removed, and then has another root.
      if (isHidden) addStyles(host.getRootNode() as Document | ShadowRoot);
      before.toggleAttribute(REPLACED, isHidden);
    },
    watch(resized) {
      const observer = new ResizeObserver(resized);
      observer.observe(before);
      return () => observer.disconnect();
    },
  };
}

/** Adds an element called `name` after each fence in the language, now and when the page gets new ones. `attributes` may stand at the fence, as `data-…`. */
export function followFences(name: string, attributes: readonly string[]): void {
  const upgrade = (): void => {
    for (const found of document.querySelectorAll(WRITTEN)) {
      const pre = found.closest('pre') ?? found.querySelector('pre');
      if (!pre || languageOf(pre) !== LANGUAGE || pre.closest(name)) continue;
      const block = outermost(pre);
      const after = block.nextElementSibling;
      if (after?.matches(name) || (after?.localName === 'p' && after.querySelector(name))) continue;
      const element = document.createElement(name);
      for (const attribute of attributes) {
        const value = [pre, ...pre.querySelectorAll('code'), found, block]
          .map((part) => part.getAttribute(`data-${attribute}`))
          .find((one) => one !== null);
        if (typeof value === 'string') element.setAttribute(attribute, value);
      }
      block.after(element);
    }
  };
  const follow = (): void => {
    new MutationObserver(upgrade).observe(document, { childList: true, subtree: true });
    upgrade();
  };
  // Not earlier: frameworks that take over server-rendered HTML would miss the elements in it.
  if (document.readyState === 'complete') follow();
  else addEventListener('load', follow, { once: true });
}

/** Returns the language that the generator wrote at a block or around it; empty if there is none. */
function languageOf(pre: Element): string {
  const block = outermost(pre);
  const found = [...pre.querySelectorAll('code'), pre, ...block.querySelectorAll(WRITTEN), block].find(
    (part) => part.matches(WRITTEN),
  );
  const { className = '', dataset } = (found ?? {}) as Partial<HTMLElement>;
  const written = /(?:^|\s)(?:language|highlight)-(\S+)/.exec(className)?.[1];
  return written ?? dataset?.['language'] ?? dataset?.['lang'] ?? '';
}

/** Returns the outermost wrapper of a block of code that contains no other. */
function outermost(pre: Element): Element {
  let block = pre;
  for (let next = pre.parentElement; next?.matches(WRAPPER); next = next.parentElement)
    if (next.querySelectorAll('pre').length === 1) block = next;
  return block;
}

const styled = new WeakSet<Document | ShadowRoot>();

/** Adds the style that hides blocks. Adopted, so a host's `style-src` doesn't affect it. */
function addStyles(root: Document | ShadowRoot): void {
  if (styled.has(root)) return;
  styled.add(root);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@media screen{[${REPLACED}]{visibility:hidden!important}}`);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
