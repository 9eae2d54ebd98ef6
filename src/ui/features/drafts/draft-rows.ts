import type { DraftList, DraftSummary } from '../../../store';

/** A draft in the list. */
export interface DraftListRow extends DraftSummary {
  readonly id: string;
  /** `here`: shown by this page; `free`: can be opened; `elsewhere`: open in another tab. */
  readonly place: 'here' | 'free' | 'elsewhere';
  /**
   * `guest`: opened from a link and not saved yet; `unkept`: not edited yet; `deleted`: deleted since the list
   * was opened.
   */
  readonly keeping: 'kept' | 'guest' | 'unkept' | 'deleted';
}

/** The draft that the page shows. */
export interface PresentDraft extends DraftSummary {
  readonly id: string;
  readonly isGuest: boolean;
}

/**
 * Returns the rows of the list: the draft shown by the page, even if it is not saved, then the others, newest
 * first. Drafts deleted while the list is open keep their place.
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
