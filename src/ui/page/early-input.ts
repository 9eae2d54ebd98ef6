import { flushSync } from 'react-dom';

/** What the user did before the page started; src/app/early.ts records it. */
export interface EarlyInput {
  /** Texts pasted outside of fields. */
  readonly pastes: readonly string[];
  /** Clicks on buttons and links to the page's own parts, and Enter and Escape in fields. */
  readonly presses: readonly { readonly target: Element; readonly event: MouseEvent | KeyboardEvent }[];
  /** Stops recording presses. */
  endPresses(): void;
  /** Stops recording pastes. */
  endPastes(): void;
}

declare global {
  interface Window {
    /** Undefined on the embed page, and in development. */
    earlyInput?: EarlyInput;
  }
}

/** Repeats what was typed and pressed in the prerendered page. Called in the task in which React takes it over. */
export function repeatEarlyInput(presses: EarlyInput['presses']): void {
  for (const field of document.querySelectorAll('input'))
    if (field.type !== 'file' && field.value !== field.defaultValue) repeatTyping(field);
  for (const { target, event } of presses) {
    const Event = event.constructor as new (type: string, init: object) => Event;
    // Not within `flushSync`, where React couldn't take over the part that was pressed.
    target.dispatchEvent(new Event(event.type, event));
    flushSync(() => undefined);
  }
}

/** Tells React about the text of a field. React ignores an event if the text is the one that it found in the markup, so it first sets its own. */
function repeatTyping(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
  field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  flushSync(() => undefined);
}
