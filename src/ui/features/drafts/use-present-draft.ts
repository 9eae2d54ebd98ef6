import { useMemo } from 'react';
import { summaryOf } from '../../../store';
import { useTester } from '../../parts/tester-context';
import type { PresentDraft } from './draft-rows';

/** What the page shows, as a draft of the list. */
export function usePresentDraft(): PresentDraft {
  const document = useTester((state) => state.document);
  const id = useTester((state) => state.draftId);
  const name = useTester((state) => state.draftName);
  const isGuest = useTester((state) => state.isGuest);
  const summary = useMemo(
    () => summaryOf({ ...document, text: document.text.toString(), name: '', savedAt: 0 }),
    [document],
  );
  return { ...summary, id, name, isGuest };
}
