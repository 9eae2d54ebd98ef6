import { blocksIn, codeText, type SourceText, textOf } from './element-text';

/** The language of code fences that become testers. */
const LANGUAGE = 'robots-txt';
/** Elements that say a block's language. */
const LANGUAGE_SELECTOR = '[class*="language-"],[class*="highlight-"],[data-language],[data-lang]';
const FENCES = `[class*="-${LANGUAGE}"],[data-language="${LANGUAGE}"],[data-lang="${LANGUAGE}"]`;
/** Languages of a block that may be a robots.txt; the empty one if the generator wrote none. */
const ACCEPTED_LANGUAGES = [LANGUAGE, 'txt', 'text', 'plain', 'plaintext', 'none', 'default', ''];
/** Wrappers that generators put around a block of code. */
const WRAPPER = `figure,table,tbody,tr,td,.expressive-code,.highlight,[class*="code-block"],[class*="codeBlock"],${LANGUAGE_SELECTOR}`;
/** The attribute of a block whose element shows its text instead. */
const REPLACED = 'data-robots-txt-tester';

/**
 * A block of code with the file for the element after it. It keeps its place, which the frame covers: the host's framework may own it, and nothing in the
 * page moves.
 */
export interface Block {
  read(): SourceText;
  /** Distance from the block's top to the element's, in CSS pixels. */
  above(): number;
  /** Hides the block on screens, or shows it again. On paper it is always visible. */
  hide(isHidden: boolean): void;
  /**
   * Calls `changed` when the block's size or text has changed, until the returned function is called; with false if the block has been removed.
   */
  watch(changed: (isThere: boolean) => void): () => void;
}

/** Returns the block of code before an element, if it can be a robots.txt. */
export function blockBefore(host: Element): Block | null {
  const parent = host.parentElement;
  // Some Markdown converters put the element into a paragraph of its own.
  const isAlone = parent?.localName === 'p' && parent.children.length === 1 && !parent.textContent?.trim();
  const before = (isAlone ? parent : host).previousElementSibling;
  const pre = before?.matches('pre') ? before : before && blocksIn(before)[0];
  if (!before || !pre || outermost(pre) !== before || !ACCEPTED_LANGUAGES.includes(languageOf(pre)))
    return null;
  return {
    read: () => codeText(pre),
    above: () => host.getBoundingClientRect().top - before.getBoundingClientRect().top,
    hide(isHidden) {
      // An element that shows the block again may have been removed, and then has another root.
      if (isHidden) addStyles(host.getRootNode() as Document | ShadowRoot);
      before.toggleAttribute(REPLACED, isHidden);
    },
    watch(changed) {
      const check = (): void => changed(before.isConnected && before.contains(pre));
      const sizes = new ResizeObserver(check);
      sizes.observe(before);
      const texts = new MutationObserver(check);
      texts.observe(before, { childList: true, characterData: true, subtree: true });
      return () => {
        sizes.disconnect();
        texts.disconnect();
      };
    },
  };
}

/**
 * Adds an element called `name` after each fence in the language, now and when the page gets new ones, and removes it with its fence. A fence can set
 * `attributes` of its element, as `data-…`.
 */
export function followFences(name: string, attributes: readonly string[]): void {
  const seen = new WeakSet<Element>();
  const added = new Map<Element, Element>();
  let isWaiting = false;
  const upgrade = (): void => {
    isWaiting = false;
    for (const [element, block] of added)
      if (!block.isConnected) {
        element.remove();
        added.delete(element);
      }
    for (const found of document.querySelectorAll<HTMLElement>(FENCES)) {
      const pre = found.closest('pre') ?? blocksIn(found)[0];
      if (!pre || seen.has(pre) || languageOf(pre) !== LANGUAGE) continue;
      // Each fence once: a script of the page may remove the element.
      seen.add(pre);
      const block = outermost(pre);
      const after = block.nextElementSibling;
      const hasOwn =
        pre.closest(name) || after?.matches(name) || (after?.matches('p') && after.querySelector(name));
      if (hasOwn || found.isContentEditable) continue;
      const element = document.createElement(name);
      for (const attribute of attributes) {
        const value = [pre, ...pre.querySelectorAll('code'), block]
          .map((part) => part.getAttribute(`data-${attribute}`))
          .find((one) => one !== null);
        if (typeof value === 'string') element.setAttribute(attribute, value);
      }
      block.after(element);
      added.set(element, block);
    }
  };
  const follow = (): void => {
    new MutationObserver(() => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(upgrade);
    }).observe(document, { childList: true, subtree: true });
    upgrade();
  };
  // Waits for `load`: frameworks that take over server-rendered HTML would miss elements in it.
  if (document.readyState === 'complete') follow();
  else addEventListener('load', follow);
}

/** Returns the language that the generator wrote at a block or around it; empty if there is none. */
function languageOf(pre: Element): string {
  const block = outermost(pre);
  const found = [
    ...pre.querySelectorAll('code'),
    pre,
    ...block.querySelectorAll(LANGUAGE_SELECTOR),
    block,
  ].find((part) => part.matches(LANGUAGE_SELECTOR));
  const { className = '', dataset } = (found ?? {}) as Partial<HTMLElement>;
  const written = /(?:^|\s)(?:language|highlight)-(\S+)/.exec(className)?.[1];
  return written ?? dataset?.['language'] ?? dataset?.['lang'] ?? '';
}

/** Returns the outermost wrapper of a block of code that holds nothing else. */
function outermost(pre: Element): Element {
  const text = textOf(pre).trim();
  let block = pre;
  for (
    let next = pre.parentElement;
    next?.matches(WRAPPER) && !next.matches('html,body') && textOf(next).trim() === text;
    next = next.parentElement
  )
    block = next;
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
