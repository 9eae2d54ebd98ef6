/* The custom element <robots-txt-tester>. */
import type { Question, RobotsTxtTesterElement, Verdict } from './element-api';
import { type AttributeName, attributeNames } from './element-attributes';
import { createEmbedding, type Embedding } from './element-embedding';
import { attributeChanged } from './element-state';
import { entered, left } from './element-steps';

export const NAME = 'robots-txt-tester';

/** Kept outside the elements, so that the host's scripts can't access them. */
const embeddings = /* @__PURE__ */ new WeakMap<HTMLElement, Embedding>();
const embeddingOf = (element: HTMLElement): Embedding => embeddings.get(element) as Embedding;

/**
 * Defines the element; `home` is the tester's address if the attribute `tester` is missing. Returns false, and does nothing, if the element is already
 * defined or the browser lacks something it needs. The element's content then stays visible.
 */
export function defineElement(home: string): boolean {
  if (!('adoptedStyleSheets' in document && CSS.supports('selector(:has(a))')) || customElements.get(NAME))
    return false;

  class Tester extends HTMLElement implements RobotsTxtTesterElement {
    constructor() {
      super();
      embeddings.set(this, createEmbedding(this, home));
    }

    static get observedAttributes(): readonly string[] {
      return attributeNames;
    }

    get verdict(): Verdict | null {
      return embeddingOf(this).verdict;
    }

    connectedCallback(): void {
      embeddingOf(this).dispatch(entered);
    }

    disconnectedCallback(): void {
      embeddingOf(this).dispatch(left);
    }

    attributeChangedCallback(name: AttributeName, before: string | null, value: string | null): void {
      if (before !== value) embeddingOf(this).dispatch(attributeChanged, name, value);
    }

    setText(text: string): Promise<void> {
      return embeddingOf(this).setText(text) as Promise<void>;
    }

    getText(): Promise<string> {
      return embeddingOf(this).request('getText') as Promise<string>;
    }

    ask(question: Question): Promise<Verdict> {
      return embeddingOf(this).request('ask', { ...question }) as Promise<Verdict>;
    }

    showLine(line: number): Promise<void> {
      return embeddingOf(this).request('showLine', { line }) as Promise<void>;
    }

    reset(): Promise<void> {
      return embeddingOf(this).request('reset') as Promise<void>;
    }

    getShareLink(): Promise<string> {
      return embeddingOf(this).request('getShareLink') as Promise<string>;
    }
  }
  customElements.define(NAME, Tester);
  return true;
}
