import type { TesterBinding } from '../tester-context';

/** A control that had the focus, and the view that it was in. */
interface Writer {
  readonly element: HTMLElement;
  readonly panel: Element | null;
}

/** The controls focused at the last write and right after it: a button in a dialog, and the one that the dialog returns to. */
let writers: readonly Writer[] = [];

/** Remembers from now on which control makes a write. Returns a function that ends this. */
export function followWriters({ store }: TesterBinding): () => void {
  /** True until the focus moves on after a write. */
  let isNew = false;
  const onFocus = (event: FocusEvent): void => {
    const [target] = event.composedPath();
    if (!isNew || !(target instanceof HTMLElement) || target.closest('[data-write]') !== null) return;
    isNew = false;
    writers = [...writers, writerAt(target)];
  };
  const end = store.subscribe(({ written }, { written: former }) => {
    if (written === null || written.before === former?.before) return;
    const focused = focusedElement();
    writers = focused === null ? [] : [writerAt(focused)];
    isNew = true;
  });
  document.addEventListener('focusin', onFocus);
  return () => {
    end();
    writers = [];
    document.removeEventListener('focusin', onFocus);
  };
}

/** Focuses the control that has made the last write, or its successor. Returns false if there is none. */
export function focusWriter(): boolean {
  const present = writers.map(presentControl).find((element) => element !== null);
  const target = present ?? writers.map(tabOf).find((tab) => tab !== null);
  target?.focus();
  return target != null;
}

/** Returns a control that is still there. A finding in a list may be gone with the next report, so its heading takes its place. */
function presentControl({ element, panel }: Writer): HTMLElement | null {
  const isListed = element.closest('[data-finding], dialog') !== null;
  const head = isListed ? panel?.querySelector<HTMLElement>('[data-head]') : null;
  const target = head ?? element;
  return target.isConnected && target.checkVisibility({ visibilityProperty: true }) ? target : null;
}

function tabOf({ panel }: Writer): HTMLElement | null {
  return document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
}

function writerAt(element: HTMLElement): Writer {
  return { element, panel: element.closest('[role=tabpanel]') };
}

/** Returns what has the focus, also in the editor's shadow root; null if nothing has it. */
function focusedElement(): HTMLElement | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}
