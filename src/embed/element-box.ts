import type { InnerText } from './element-text';

const css =
  ':host{display:block}:host([hidden]){display:none}' +
  'div{position:relative;overflow:auto}' +
  'iframe{position:absolute;inset:0;width:100%;height:100%;border:0;visibility:hidden}' +
  '.shown iframe{visibility:visible}.shown :not(iframe){display:none}' +
  // On paper the text itself; where there is none, the frame.
  '@media print{.text{height:auto!important}.text iframe{display:none}.text :not(iframe){display:block}}';

/** What the element shows, in a shadow root: its own content until the frame is ready, then the frame; on paper its own content. */
export interface Box {
  /** Height in CSS pixels; null for the height of the element's own content. */
  resize(height: number | null): void;
  /** Shows the element's own content, or its text where no browser shows that. */
  fill(inside: InnerText): void;
  /** Puts a frame in, not to be seen yet. */
  put(frame: HTMLIFrameElement): void;
  /** Shows the frame instead of the content, or not. */
  show(isShown: boolean): void;
  /** Puts a sentence above the content, in English. */
  note(sentence: string): void;
}

/** Styles are adopted and set by script: a host's `style-src` concerns neither. */
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
