import { editedDocument } from '../document';
import type { TesterState } from '../state';
import type { TesterBinding } from '../tester-handle';
import { whenLoaded } from '../when-loaded';
import type { SecondVersion, SimplifyProblem } from './compare-state';
import { replacingEdit } from './replacing-edit';

/**
 * Compares the file with its simplified version, unless another version is chosen meanwhile. Resolves to the reason if
 * there is no simplified version, else to null. Doesn't open the Compare view.
 */
export async function compareSimplified(tester: TesterBinding): Promise<SimplifyProblem | null> {
  const former = chosenVersion(tester.store.getState());
  // Without the list of crawlers, the verdicts of some crawlers could change.
  const [problems, urls, catalogue] = await Promise.all([
    whenLoaded(tester, 'problems'),
    whenLoaded(tester, 'urlList'),
    whenLoaded(tester, 'catalogue'),
  ]);
  if (problems === null || urls === null || catalogue === null) return 'not-simplified';
  const simplified = await problems.simplify().catch(() => 'not-simplified' as const);
  if (chosenVersion(tester.store.getState()) !== former) return null;
  if (simplified === 'not-simplified') return simplified;
  if (simplified === null) return 'simplified-too-late';
  const { text, removed, joined } = simplified;
  if (text === null) return 'nothing-to-simplify';
  const { document } = tester.store.getState();
  const of = document.text.toString();
  const { id: _, ...content } = editedDocument(document, replacingEdit(of, text), text);
  urls.compare.choose({ kind: 'simplified', content, of, removed, joined });
  return null;
}

/** Returns the version that the file is compared with; null for none. */
function chosenVersion({ urlList }: TesterState): SecondVersion | null {
  return typeof urlList === 'string' ? null : urlList.compare.store.getState().other;
}
