/** The address of this page without query and fragment: links lead to it. */
export function pageAddress(): string {
  return location.origin + location.pathname;
}
