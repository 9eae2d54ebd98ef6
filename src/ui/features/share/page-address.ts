/** Returns the URL of this page without query and fragment. Links are built on it. */
export function pageAddress(): string {
  return location.origin + location.pathname;
}
