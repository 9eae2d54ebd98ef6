import type { Rich } from './rich';

/** Texts of the button that opens the panel, and of the one that ends the simulation. */
export const simulateButton = { title: 'Simulate', stop: 'Stop' } as const;

/** That the page shows what would be, not what is; without a name while the texts for it are being loaded. */
export function simulating(condition: string | null): Rich {
  return [{ strong: condition === null ? 'Simulating another answer' : `Simulating ${condition}` }];
}
