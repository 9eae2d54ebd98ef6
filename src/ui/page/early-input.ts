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

/** Stops recording, and repeats what was typed and pressed, once React has taken over the markup. Returns the texts that were pasted; null if nothing was recorded. */
export function takeEarlyInput(): readonly string[] | null {
  const input = window.earlyInput;
  if (input === undefined) return null;
  delete window.earlyInput;
  input.endPastes();
  // In the next task, React can take over the parts that have their own chunks.
  setTimeout(() => repeat(input));
  return input.pastes;
}

function repeat({ presses }: EarlyInput): void {
  for (const field of document.querySelectorAll('input'))
    if (field.type !== 'file' && field.value !== field.defaultValue) repeatTyping(field);
  for (const { target, event } of presses) {
    const Event = event.constructor as new (type: string, init: object) => Event;
    flushSync(() => target.dispatchEvent(new Event(event.type, event)));
  }
}

/** Tells React about the text of a field. React ignores an event if the text is the one that it found in the markup, so it first sets its own. */
function repeatTyping(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
  field.setSelectionRange(selectionStart, selectionEnd);
  flushSync(() => field.dispatchEvent(new InputEvent('input', { bubbles: true })));
}
