import type { Rich } from '../rich';

/** Text of the button that opens the simulation panel. */
export const simulateButton = { title: 'Simulate' } as const;

/** Text of the button that opens the panel for fetching a site's file. */
export const fetchButton = 'Fetch';

/** Texts of the field in the panel for fetching a site's file. */
export const siteField = { label: 'Site', placeholder: 'example.com' } as const;

/**
 * Says that the page shows a simulated answer. `condition` is null while the texts that name it are loading. `real` names the site's real answer,
 * null if there is none.
 */
export function simulating(condition: string | null, real: string | null): Rich {
  const name = condition ?? 'another response';
  return [{ strong: `Simulating ${name}` }, ...(real === null ? [] : [` · the real response was ${real}`])];
}
