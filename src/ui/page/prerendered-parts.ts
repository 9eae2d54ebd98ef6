/**
 * Loads the parts of the prerendered page that have their own chunks. React takes over their markup only with their code, and ignores what is pressed in
 * it until then. What was typed is repeated at once only with the code for it. Always resolves: the page shows later which part is missing.
 */
export function loadPrerenderedParts(): Promise<unknown> {
  return Promise.allSettled([
    import('../features/why/reasons'),
    import('../features/source/phone-notice'),
    import('./first-visit'),
    import('./page-events'),
    import('./splitter'),
  ]);
}
