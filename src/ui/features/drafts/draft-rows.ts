import type { DraftList, DraftSummary } from '../../../store';

/** A draft in the list. */
export interface DraftListRow extends DraftSummary {
  readonly id: string;
  /** Whether it is what the page shows, free to be opened, or open in another tab. */
  readonly place: 'here' | 'free' | 'elsewhere';
  /** `guest`: came by a link and is not kept yet; `unkept`: nothing of it was changed yet; `deleted`: was kept when the list was opened. */
  readonly keeping: 'kept' | 'guest' | 'unkept' | 'deleted';
}

/** What the page shows. */
export interface PresentDraft extends DraftSummary {
  readonly id: string;
  readonly isGuest: boolean;
}

/**
 * The rows of the list: what the page shows, also where it is not kept, then the others, newest first. What was deleted while the list is open
 * keeps its place.
 */
export function draftRows(
  present: PresentDraft,
  kept: DraftList | null | 'loading',
  removed: ReadonlyMap<string, { readonly row: DraftListRow }>,
): readonly DraftListRow[] {
  const drafts = kept === null || kept === 'loading' ? [] : kept.drafts;
  const { isGuest, ...summary } = present;
  const own = drafts.find(({ id }) => id === present.id);
  const here: DraftListRow = {
    ...summary,
    savedAt: own?.savedAt ?? present.savedAt,
    place: 'here',
    keeping: own !== undefined ? 'kept' : removed.has(present.id) ? 'deleted' : isGuest ? 'guest' : 'unkept',
  };
  const others: DraftListRow[] = drafts
    .filter(({ id }) => id !== present.id && !removed.has(id))
    .map(({ isElsewhere, ...entry }) => ({
      ...entry,
      place: isElsewhere ? 'elsewhere' : 'free',
      keeping: 'kept',
    }));
  for (const { row } of removed.values())
    if (row.id !== present.id) others.push({ ...row, keeping: 'deleted' });
  return [here, ...others.sort((a, b) => b.savedAt - a.savedAt)];
}
