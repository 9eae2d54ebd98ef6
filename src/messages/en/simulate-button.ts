import type { Rich } from '../rich';

/** Text of the button that opens the panel. */
export const simulateButton = { title: 'Simulate' } as const;

/** Text of the button that opens the panel in which the file of a site is fetched. */
export const fetchButton = 'Fetch';

/** Texts of the field in that panel. */
export const siteField = { label: 'Site', placeholder: 'example.com' } as const;

/**
 * That the page shows what would be, not what is; without a name while the texts for it are being loaded. `real`: what the site answered, where it
 * was asked.
 */
export function simulating(condition: string | null, real: string | null): Rich {
  const name = condition ?? 'another response';
  return [{ strong: `Simulating ${name}` }, ...(real === null ? [] : [` · the real response was ${real}`])];
}
