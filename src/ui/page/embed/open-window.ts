/** Opens an address in a window of its own; false where the frame may not do that, or the browser does not let it. */
export function openWindow(address: string): boolean {
  try {
    // Not `noopener`, under which nobody learns whether a window was opened.
    const opened = window.open(address, '_blank');
    if (opened === null) return false;
    opened.opener = null;
    return true;
  } catch {
    // In a sandbox without `allow-popups` Firefox throws where others return null.
    return false;
  }
}
