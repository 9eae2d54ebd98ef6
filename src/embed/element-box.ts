import { elementTexts } from '../messages/en/embed-element';
import type { SourceText } from './element-text';
import { themeAround } from './element-theme';

const css =
  ':host{display:block;margin:1em 0}:host([hidden]){display:none}' +
  'div{position:relative;overflow:auto}' +
  '.offers{min-height:48px}.over button{position:absolute!important;right:8px;margin:0!important}button{position:sticky;bottom:8px;display:block;min-height:32px;padding:0 12px;margin:8px 8px 8px auto;font:inherit}' +
  'iframe{position:absolute;bottom:0;width:100%;height:calc(100% + var(--above,0px));border:0;visibility:hidden}' +
  '.shown{min-height:0;overflow:visible}.shown iframe{visibility:visible}.shown :not(iframe){display:none}' +
  // In print, show the text itself with the last answer, or the frame if there is no text.
  '@media screen{.answer{display:none}}' +
  '@media print{.text{height:auto!important}.text iframe,button{display:none!important}.text :not(iframe){display:block}}';

/** Shows the element's own content in a shadow root until the frame is ready, then the frame. In print, the element's text replaces the frame. */
export interface Box {
  /** Sets the frame's height in CSS pixels, of which `above` are above the box; null for the height of the element's own content. */
  resize(height: number | null, above?: number): void;
  /** Returns the current height in CSS pixels. */
  height(): number;
  /** Shows the element's own content, or its text if browsers don't render that content. */
  fill(source: SourceText): void;
  /** Adds a frame, hidden until `show(true)`. */
  put(frame: HTMLIFrameElement): void;
  /** Shows the frame instead of the content, or hides it again. */
  show(isShown: boolean): void;
  /** Puts an English sentence above the content. */
  note(sentence: string): void;
  /** Puts a button below the content, or over its lower corner, that loads the frame, which takes over its focus. Null removes it. */
  offer(load: (() => void) | null, isOver?: boolean): void;
  /** Sets the sentence that is printed below the text. */
  answer(sentence: string): void;
  /** Returns whether the page around the box is light or dark. */
  theme(): 'light' | 'dark';
}

/** Creates the box in a shadow root. Styles are adopted and set by script, so a host's `style-src` doesn't affect them. */
export function createBox(host: HTMLElement): Box {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  const slot = document.createElement('slot');
  const answer = document.createElement('p');
  answer.className = 'answer';
  const button = document.createElement('button');
  answer.lang = button.lang = 'en';
  root.append(box);
  return {
    resize(height, above = 0) {
      box.style.height = height === null ? '' : `${Math.max(height - above, 0)}px`;
      box.style.setProperty('--above', `${above}px`);
    },
    height: () => box.getBoundingClientRect().height,
    fill({ text, hidden }) {
      const plain = document.createElement('pre');
      plain.textContent = text;
      box.replaceChildren(hidden ? plain : slot, answer);
      box.className = text === null ? '' : 'text';
    },
    put: (frame) => box.append(frame),
    show(isShown) {
      const isFocused = root.activeElement === button;
      box.classList.toggle('shown', isShown);
      if (isShown && isFocused) box.querySelector('iframe')?.focus();
    },
    note(sentence) {
      const note = document.createElement('p');
      note.lang = 'en';
      note.textContent = sentence;
      box.prepend(note);
    },
    offer(load, isOver = false) {
      button.remove();
      box.classList.toggle('offers', load !== null);
      box.classList.toggle('over', isOver);
      if (!load) return;
      button.textContent = elementTexts.test;
      button.onclick = () => {
        button.textContent = elementTexts.loading;
        load();
      };
      box.append(button);
    },
    answer(sentence) {
      answer.textContent = sentence;
    },
    theme: () => themeAround(host, answer),
  };
}
