/*
 * The custom element's script, embed/v1.js: a classic script for other people's pages. The script does nothing if the browser or the page
 * lacks something it needs, or if the element is already defined. The element's content then stays visible.
 */
import type { Question, RobotsTxtTesterElement, Verdict } from './element-api';
import { createEmbedding, type Embedding } from './element-embedding';
import { followFences } from './element-fences';
import { attributeNames } from './element-settings';

const NAME = 'robots-txt-tester';
/** Fences may come from a page's readers, so they can't name the tester's host. Highlighters write a theme of their own. */
const FENCE_ATTRIBUTES = attributeNames.filter((name) => name !== 'tester' && name !== 'theme');

/** Kept outside the elements, so that the host's scripts can't access them. */
const embeddings = new WeakMap<HTMLElement, Embedding>();
const embeddingOf = (element: HTMLElement): Embedding => embeddings.get(element) as Embedding;

function defineElement(): void {
  // The tester is in the parent of this script's folder.
  const script = document.currentScript as HTMLScriptElement | null;
  const home = script?.src ? new URL('..', script.src).href : '';

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
      embeddingOf(this).start();
    }

    disconnectedCallback(): void {
      embeddingOf(this).stop();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before !== after) embeddingOf(this).changed(name);
    }

    setText(text: string): Promise<void> {
      return embeddingOf(this).setText(text);
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

    getShareLink(): Promise<string> {
      return embeddingOf(this).request('getShareLink') as Promise<string>;
    }
  }
  customElements.define(NAME, Tester);
  followFences(NAME, FENCE_ATTRIBUTES);
}

if ('adoptedStyleSheets' in document && CSS.supports('selector(:is(a))') && !customElements.get(NAME))
  defineElement();
