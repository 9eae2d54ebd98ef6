/* The custom element <robots-txt-tester>. */
import type { Question, RobotsTxtTesterElement, Verdict } from './element-api';
import { type AttributeName, attributeNames } from './element-attributes';
import { createEmbedding } from './element-embedding';
import { attributeChanged } from './element-state';
import { entered, left } from './element-steps';

export const NAME = 'robots-txt-tester';

/**
 * Defines the element; `home` is the tester's address if the attribute `tester` is missing. Returns false, and does nothing, if the element is already
 * defined or the browser lacks something it needs. The element's content then stays visible.
 */
export function defineElement(home: string): boolean {
  if (!('adoptedStyleSheets' in document && CSS.supports('selector(:has(a))')) || customElements.get(NAME))
    return false;

  class Tester extends HTMLElement implements RobotsTxtTesterElement {
    static readonly observedAttributes = attributeNames;
    /** Private, so that the host's scripts can't access it. */
    readonly #embedding = createEmbedding(this, home);

    get verdict(): Verdict | null {
      return this.#embedding.verdict;
    }

    connectedCallback(): void {
      this.#embedding.dispatch(entered);
    }

    disconnectedCallback(): void {
      this.#embedding.dispatch(left);
    }

    attributeChangedCallback(name: AttributeName, before: string | null, value: string | null): void {
      if (before !== value) this.#embedding.dispatch(attributeChanged, name, value);
    }

    setText(text: string): Promise<void> {
      return this.#embedding.setText(text) as Promise<void>;
    }

    getText(): Promise<string> {
      return this.#embedding.request('getText') as Promise<string>;
    }

    ask(question: Question): Promise<Verdict> {
      return this.#embedding.request('ask', { ...question }) as Promise<Verdict>;
    }

    showLine(line: number): Promise<void> {
      return this.#embedding.request('showLine', { line }) as Promise<void>;
    }

    reset(): Promise<void> {
      return this.#embedding.request('reset') as Promise<void>;
    }

    getShareLink(): Promise<string> {
      return this.#embedding.request('getShareLink') as Promise<string>;
    }
  }
  customElements.define(NAME, Tester);
  return true;
}
