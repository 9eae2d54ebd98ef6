import { vi } from 'vitest';

/** Waits until a check holds: 20 s, for a busy machine may take longer than the second that is usual. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20_000);
}
