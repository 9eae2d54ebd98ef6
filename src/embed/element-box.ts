import { elementTexts } from '../messages/element';
import type { Refusal } from './element-api';
import { adoptStyles, type CodeBlock } from './element-fences';
import type { ElementLook } from './element-look';
import type { SourceText } from './element-text';
import { themeAround } from './element-theme';

const css =
  ':host{display:block;margin:1em 0}:host([hidden]){display:none}' +
  'div{position:relative;overflow:auto}' +
  ':is(p,button):empty{display:none!important}div:has(>button:not(:empty)){min-height:48px}button{position:sticky;bottom:8px;display:block;min-height:32px;padding:0 12px;margin:8px 8px 8px auto;font:inherit}' +
  ':host([height=content]) button{position:absolute;right:8px;margin:0}' +
  'iframe{position:absolute;bottom:0;width:100%;border:0;visibility:hidden}' +
  '.shown{overflow:visible}.shown iframe{visibility:visible}.shown :not(iframe){display:none}' +
  // In print, show the text itself with the last answer, or the frame if there is no text.
  '@media screen{.answer{display:none}}' +
  '@media print{.text{height:auto!important}.text iframe,button{display:none!important}.text :not(iframe){display:block}}';

/** Sentences for failures that only the page's author can fix. */
const FAILURES: Readonly<Partial<Record<Refusal, string>>> = elementTexts.failures;

/** Shows the element's own content in a shadow root until the frame is ready, then the frame. In print, the element's text replaces the frame. */
export interface Box {
  /** Shows what the state says. */
  render(look: ElementLook): void;
  /** Shows the element's own content, or its text if browsers don't render that content. The frame may cover the block before the element. */
  fill(source: SourceText, block: CodeBlock | null): void;
  /** Adds a frame, hidden until it is shown by `render`, which also names it. */
  put(frame: HTMLIFrameElement): void;
  /** Measures the current height, and that of the block, in CSS pixels. */
  measure(): { height: number; above: number };
  /** Returns whether the page around the box is light or dark. */
  theme(): 'light' | 'dark';
}

/**
 * Creates the box in a shadow root. Styles are adopted and set by script, so a host's `style-src` doesn't affect them. `load` is called by the button
 * that loads the frame.
 */
export function createBox(host: HTMLElement, load: () => void): Box {
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, css);
  const create = <Name extends keyof HTMLElementTagNameMap>(name: Name) => document.createElement(name);
  const box = create('div');
  const note = create('p');
  const answer = create('p');
  const button = create('button');
  const slot = create('slot');
  const plain = create('pre');
  let frame: HTMLIFrameElement | undefined;
  let block: CodeBlock | null = null;
  answer.className = 'answer';
  answer.lang = button.lang = note.lang = elementTexts.lang;
  button.onclick = load;
  box.append(note, slot, answer, button);
  root.append(box);
  const above = (): number => block?.above() ?? 0;
  const render = (look: ElementLook): void => {
    const { height, covers, isShown, offer } = look;
    const covered = covers ? above() : 0;
    box.style.height = height === null ? '' : `${Math.max(height - covered, 0)}px`;
    block?.hide(covers && isShown);
    if (frame) {
      frame.title = look.title;
      frame.style.colorScheme = look.scheme;
      frame.style.height = `calc(100% + ${covered}px)`;
    }
    box.classList.toggle('shown', isShown);
    if (isShown && root.activeElement === button) frame?.focus();
    note.textContent = look.failure && (FAILURES[look.failure] ?? null);
    button.textContent = offer && elementTexts[offer];
    answer.textContent = look.printed;
  };
  return {
    render,
    fill({ text, hidden }, before) {
      plain.textContent = text;
      if (hidden) slot.replaceWith(plain);
      else plain.replaceWith(slot);
      box.classList.toggle('text', text !== null);
      block = before;
    },
    put(next) {
      frame = next;
      box.append(frame);
    },
    measure: () => ({ height: box.getBoundingClientRect().height, above: above() }),
    theme: () => themeAround(host, answer),
  };
}
