import type { TesterBinding } from '../parts/tester-context';

/**
 * Brings the text in the clipboard; false if there is none, or if the browser doesn't let the page read it. Safari lets the page read it only within the
 * press, so the code that uses the text loads meanwhile.
 */
export async function bringClipboard(tester: TesterBinding): Promise<boolean> {
  const [text, events] = await Promise.all([
    navigator.clipboard?.readText().catch(() => null),
    import('./page-events').catch(() => null),
  ]);
  if (text === null || text === undefined || text.trim() === '' || events === null) return false;
  events.bringText(tester, text);
  return true;
}
