import type { InnerText } from './element-text';

const css =
  ':host{display:block}:host([hidden]){display:none}' +
  'div{position:relative;overflow:auto}' +
  'iframe{position:absolute;inset:0;width:100%;height:100%;border:0;visibility:hidden}' +
  '.shown iframe{visibility:visible}.shown :not(iframe){display:none}' +
  // In print, show the text itself, or the frame if there is no text.
  '@media print{.text{height:auto!important}.text iframe{display:none}.text :not(iframe){display:block}}';

/** Shows the element's own content in a shadow root until the frame is ready, then the frame. In print, the element's text replaces the frame. */
export interface Box {
  /** Sets the height in CSS pixels; null for the height of the element's own content. */
  resize(height: number | null): void;
  /** Shows the element's own content, or its text if browsers don't render that content. */
  fill(inside: InnerText): void;
  /** Adds a frame, hidden until `show(true)`. */
  put(frame: HTMLIFrameElement): void;
  /** Shows the frame instead of the content, or hides it again. */
  show(isShown: boolean): void;
  /** Puts an English sentence above the content. */
  note(sentence: string): void;
}

/** Creates the box in a shadow root. Styles are adopted and set by script, so a host's `style-src` doesn't affect them. */
export function createBox(host: HTMLElement): Box {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  const slot = document.createElement('slot');
  root.append(box);
  return {
    resize(height) {
      box.style.height = height === null ? '' : `${height}px`;
    },
    fill({ text, hidden }) {
      const plain = document.createElement('pre');
      plain.textContent = text;
      box.replaceChildren(hidden ? plain : slot);
      box.className = text === null ? '' : 'text';
    },
    put: (frame) => box.append(frame),
    show: (isShown) => void box.classList.toggle('shown', isShown),
    note(sentence) {
      const note = document.createElement('p');
      note.lang = 'en';
      note.textContent = sentence;
      box.prepend(note);
    },
  };
}
