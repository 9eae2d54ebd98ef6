import { flushSync } from 'react-dom';

/** The user's input before the page started, recorded by src/app/early.ts. */
export interface EarlyInput {
  /** Texts pasted outside of fields. */
  readonly pastes: readonly string[];
  /** Clicks on buttons and links to the page's own parts, and Enter and Escape in fields. */
  readonly presses: readonly { readonly target: Element; readonly event: MouseEvent | KeyboardEvent }[];
  /** True if the phone's markup is shown. */
  readonly isPhone: boolean;
  /** Stops recording presses, and waiting for the page to fail. */
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

/** A text typed into a field, with its selection. */
interface Typed extends Pick<HTMLInputElement, 'id' | 'value' | 'selectionStart' | 'selectionEnd'> {
  readonly hasFocus: boolean;
}

/** Returns what was typed into the prerendered page. */
export function typedTexts(): readonly Typed[] {
  return [...document.querySelectorAll('input')]
    .filter(({ type, value, defaultValue }) => type !== 'file' && value !== defaultValue)
    .map((field) => ({
      id: field.id,
      value: field.value,
      selectionStart: field.selectionStart,
      selectionEnd: field.selectionEnd,
      hasFocus: field === document.activeElement,
    }));
}

/**
 * Repeats what was typed and pressed in the prerendered page. Called in the task in which React takes it over, or renders the page anew: then the texts are
 * repeated, but not the presses, whose elements are gone.
 */
export function repeatEarlyInput(typed: readonly Typed[], presses: EarlyInput['presses']): void {
  typed.forEach(repeatTyping);
  for (const { target, event } of presses) {
    if (!target.isConnected) continue;
    const Event = event.constructor as new (type: string, init: object) => Event;
    // Not within `flushSync`, where React couldn't take over the part that was pressed.
    target.dispatchEvent(new Event(event.type, event));
    flushSync(() => undefined);
  }
}

/** Tells React about the text of a field. React ignores an event if the text is the one that it found in the markup, so it first sets its own. */
function repeatTyping({ id, value, selectionStart, selectionEnd, hasFocus }: Typed): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
  if (hasFocus) {
    field.focus();
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  flushSync(() => undefined);
  // It was left before React could notice.
  if (!hasFocus) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  flushSync(() => undefined);
}
