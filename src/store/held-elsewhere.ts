import { type DraftLocks, LOCK_PREFIX } from './draft-locks';

/** Returns the ids of drafts locked by other tabs. `own` has the locks of this tab. */
export async function heldElsewhere(own: DraftLocks): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  const ids = held.flatMap(({ name = '' }) =>
    name.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [],
  );
  return new Set(ids.filter((id) => !own.isHeld(id)));
}
