import { useState } from 'react';
import { embedDialogTexts, plain, tooLargeToEmbed, verdictSentence } from '../../../messages';
import { isSimulating } from '../../../store';
import { savedBytes, unchanged } from '../../../store/saved-file';
import { sharedStateOf } from '../../../store/share';
import { type ShownAnswer, useAnswer } from '../../parts/answer/use-answer';
import { Dialog } from '../../parts/dialog/dialog';
import { useTesterStore } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import styles from './embed-dialog.module.css';
import { EmbedPanel } from './embed-panel';
import { useSnippetData } from './use-snippet-data';

/** Largest file that the embedded tester accepts, in bytes. */
const LARGEST_FILE = 512_000;

/**
 * Dialog with the code that embeds this file and question in another page. Opens once `useSnippetData` is
 * ready.
 */
export function EmbedDialog({ onClose }: { readonly onClose: () => void }) {
  const store = useTesterStore();
  // The page behind the dialog does not change, so read the state once.
  const [state] = useState(() => store.getState());
  const [shared] = useState(() => sharedStateOf(state));
  const snippetData = useSnippetData(shared, sentenceOf(useAnswer()));
  if (snippetData === null) return null;
  const size = savedBytes(state.document, unchanged(state.document)).length;
  const isWithout = isSimulating(state) || state.robotsUrlInput !== '';
  return (
    <Dialog title={embedDialogTexts.title} closeLabel={embedDialogTexts.close} onClose={onClose} isWide>
      {size > LARGEST_FILE ? (
        <p className={styles['refusal']}>
          <RichText text={tooLargeToEmbed(size, LARGEST_FILE)} />
        </p>
      ) : (
        <EmbedPanel snippetData={snippetData} isWithoutCondition={isWithout} />
      )}
    </Dialog>
  );
}

/** Returns the rules' answer as a sentence; null if something else decides, because only the rules are embedded. */
function sentenceOf(answer: ShownAnswer): string | null {
  return answer.kind === 'answered' && answer.decided.by === 'rules' ? plain(verdictSentence(answer)) : null;
}
