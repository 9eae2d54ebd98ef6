/** Puts a text into the clipboard that is also selected in the page; false where the browser allows neither way. */
export async function copySelected(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A frame has the clipboard only where its host hands it on; the older way needs no more than the press of a button.
    return document.execCommand('copy');
  }
}
