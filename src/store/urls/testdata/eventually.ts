import { vi } from 'vitest';

/** Waits up to 20 s until a check passes, because a busy machine may take longer than the usual second. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20_000);
}
