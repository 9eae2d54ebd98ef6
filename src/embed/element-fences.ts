import { blocksIn, codeText, elementBefore, isAdded, matches, type SourceText, textOf } from './element-text';

/** The language of code fences that become testers. */
const LANGUAGE = 'robots-txt';
/** Elements that say a block's language. */
const LANGUAGE_SELECTOR = '[class*="language-"],[class*="highlight-"],[data-language],[data-lang]';
/** Distance from the viewport at which a fence becomes a tester, as a margin of an IntersectionObserver. */
const NEAR = '100%';
/** Languages of a block that may be a robots.txt; the empty one if the generator wrote none. */
const ACCEPTED_LANGUAGES = [LANGUAGE, 'txt', 'text', 'plain', 'plaintext', 'none', 'default', ''];
/** Wrappers that generators put around a block of code. */
const WRAPPER = `:not(html,body):is(figure,table,tbody,tr,td,.expressive-code,.highlight,[class*="code-block"],[class*="codeBlock"],${LANGUAGE_SELECTOR})`;
/** The attribute of a block whose element shows its text instead. */
const REPLACED = 'data-robots-txt-tester';

/**
 * A block of code with the file for the element after it. It keeps its place, which the frame covers: the host's framework may own it, and nothing in the
 * page moves.
 */
export interface CodeBlock {
  /** Null if the block has been removed. */
  read(): SourceText | null;
  /** Distance from the block's top to the element's, in CSS pixels. Lays out the page. */
  above(): number;
  /** Hides the block on screens, or shows it again. On paper it is always visible. */
  hide(isHidden: boolean): void;
  /**
   * Calls `changed` when the block's size or text has changed or it was removed, until the returned function is called.
   */
  watch(changed: () => void): () => void;
}

/** Returns the block of code before an element, if it can be a robots.txt. */
export function blockBefore(host: Element): CodeBlock | null {
  const before = elementBefore(host);
  if (!before || before instanceof HTMLFormElement) return null;
  const pre = before.matches('pre') ? before : blocksIn(before)[0];
  if (!pre || outermost(pre) !== before || !ACCEPTED_LANGUAGES.includes(languageOf(pre))) return null;
  return {
    read: () => (before.isConnected && before.contains(pre) ? codeText(pre) : null),
    above: () => host.getBoundingClientRect().top - before.getBoundingClientRect().top,
    hide(isHidden) {
      // An element that shows the block again may have been removed, and then has another root.
      if (isHidden) hideBlocks(host.getRootNode() as Document | ShadowRoot);
      before.toggleAttribute(REPLACED, isHidden);
    },
    watch(changed) {
      const sizes = new ResizeObserver(changed);
      sizes.observe(before);
      const texts = new MutationObserver(changed);
      texts.observe(before, { childList: true, characterData: true, subtree: true });
      return () => {
        sizes.disconnect();
        texts.disconnect();
      };
    },
  };
}

/**
 * Adds an element called `name` after each fence in the language when it comes near the viewport, also in pages that a router brings later, and removes it
 * with its fence. A fence can set `attributes` of its element, as `data-…`.
 */
export function followFences(name: string, attributes: readonly string[]): void {
  const added = new Map<Element, Element>();
  // Each block once, until its language changes: a script of the page may remove the element.
  const seen = new WeakMap<Element, string>();
  const nearby = new Set<Element>();
  let frame = 0;
  /** One fence per frame: an element lays out the page and then changes it, so many at once would take quadratic time. */
  const upgrade = (): void => {
    const [pre] = nearby;
    // Before the rest, so that a fence that fails doesn't stop the others.
    if (nearby.size > 1) frame = requestAnimationFrame(upgrade);
    if (!pre) return;
    nearby.delete(pre);
    observer.unobserve(pre);
    const block = fenceOf(pre, name);
    if (block) added.set(addElement(name, attributes, pre, block), block);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(upgrade);
      for (const { isIntersecting, target } of entries) nearby[isIntersecting ? 'add' : 'delete'](target);
    },
    { rootMargin: NEAR },
  );
  let search = 0;
  const find = (): void => {
    search = 0;
    for (const [element, block] of added)
      if (!block.isConnected) {
        element.remove();
        added.delete(element);
      }
    // Names of images and forms in the page hide properties of `document`.
    for (const pre of Document.prototype.querySelectorAll.call(document, 'pre')) {
      const { className } = pre.firstElementChild ?? pre;
      if (seen.get(pre) !== className) observer.observe(pre);
      seen.set(pre, className);
    }
  };
  const follow = (): void => {
    new MutationObserver(() => {
      if (!search) search = requestAnimationFrame(find);
    }).observe(document, { childList: true, subtree: true });
    find();
  };
  // By then most frameworks have taken over server-rendered HTML; `passOver` is for those that haven't.
  if (document.readyState === 'complete') follow();
  else addEventListener('load', follow);
}

/** Returns the whole block of a fence that becomes a tester; null if it isn't in the language, or has an element of its own. */
function fenceOf(pre: Element, name: string): Element | null {
  if (languageOf(pre) !== LANGUAGE) return null;
  const block = outermost(pre);
  const after = block.nextElementSibling;
  const hasOwn = pre.closest(name) || (after && matches(after, `${name},p:has(${name})`));
  return hasOwn || (pre as HTMLElement).isContentEditable ? null : block;
}

/** Adds an element after a block, with the attributes that the fence sets. */
function addElement(name: string, attributes: readonly string[], pre: Element, block: Element): Element {
  const element = document.createElement(name);
  for (const attribute of attributes) {
    const value = [pre, ...pre.querySelectorAll('code'), block]
      .map((part) => part.getAttribute(`data-${attribute}`))
      .find((one) => one !== null);
    if (typeof value === 'string') element.setAttribute(attribute, value);
  }
  passOver(block, element);
  block.after(element);
  return element;
}

/**
 * Hides an element from scripts that walk over the nodes after a block. React and Vue do that when they take over server-rendered HTML, however late, and
 * replace what differs from what they have rendered.
 */
function passOver(block: Element, element: Element): void {
  const next = (): Node | null => Reflect.get(Node.prototype, 'nextSibling', block);
  Object.defineProperty(block, 'nextSibling', {
    get: () => (next() === element ? element.nextSibling : next()),
  });
}

/** Returns the language that the generator wrote at a block or around it; empty if there is none. */
function languageOf(pre: Element): string {
  const block = outermost(pre);
  const found = [
    ...pre.querySelectorAll('code'),
    pre,
    ...block.querySelectorAll(LANGUAGE_SELECTOR),
    block,
  ].find((part) => matches(part, LANGUAGE_SELECTOR));
  const { className = '', dataset } = (found ?? {}) as Partial<HTMLElement>;
  const written = /(?:^|\s)(?:language|highlight)-(\S+)/.exec(className)?.[1];
  return written ?? dataset?.['language'] ?? dataset?.['lang'] ?? '';
}

/** Returns the outermost wrapper of a block of code that holds nothing else. Forms aren't wrappers: names of their fields hide their properties. */
function outermost(pre: Element): Element {
  let block = pre;
  for (
    let next = pre.parentElement;
    next && !(next instanceof HTMLFormElement) && next.matches(WRAPPER) && holdsOnly(next, block);
    next = next.parentElement
  )
    block = next;
  return block;
}

/** Returns true if all text in a wrapper is that of one child, apart from added parts. */
function holdsOnly(wrapper: Element, child: Element): boolean {
  return [...wrapper.childNodes].every((node) => {
    const isExtra = node instanceof Element && isAdded(node, wrapper);
    return node === child ? !isExtra : isExtra || !textOf(node).trim();
  });
}

const styled = new WeakSet<Document | ShadowRoot>();

/** Adds the style that hides blocks. */
function hideBlocks(root: Document | ShadowRoot): void {
  if (styled.has(root)) return;
  styled.add(root);
  adoptStyles(root, `@media screen{[${REPLACED}]{visibility:hidden!important}}`);
}

/** Adds styles to a document or a shadow root. Adopted, so a host's `style-src` doesn't affect them. */
export function adoptStyles(root: Document | ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // Names of images in the page hide properties of `document`.
  const { prototype } = root instanceof Document ? Document : ShadowRoot;
  (Reflect.get(prototype, 'adoptedStyleSheets', root) as CSSStyleSheet[]).push(sheet);
}
