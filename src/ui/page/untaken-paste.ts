/** Returns the text of a paste that no field takes, empty if one does. For the first script of the page, too, in the syntax of old browsers. */
export function untakenPaste(event: ClipboardEvent): string {
  // The editor is in a shadow root.
  const target = event.composedPath()[0];
  const isTaken = event.defaultPrevented || (target instanceof Element && target.matches(':read-write'));
  return isTaken ? '' : (event.clipboardData?.getData('text/plain') ?? '');
}
