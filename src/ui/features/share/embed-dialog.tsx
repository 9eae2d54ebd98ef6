import { useState } from 'react';
import { embedDialogTexts, tooLargeToEmbed } from '../../../messages';
import { isSimulating } from '../../../store';
import { savedBytes, unchanged } from '../../../store/saved-file';
import { sharedStateOf } from '../../../store/share';
import { Dialog } from '../../parts/dialog/dialog';
import { useTesterStore } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import styles from './embed-dialog.module.css';
import { EmbedPanel } from './embed-panel';
import { useEmbedding } from './use-embedding';

/** The largest file that the embedded tester takes, in bytes. */
const LARGEST_FILE = 512_000;

/** Writes the code with which another page shows this file and this question. Comes into sight once it is known what can be written. */
export function EmbedDialog({ onClose }: { readonly onClose: () => void }) {
  const store = useTesterStore();
  // The page behind the window stays as it is.
  const [state] = useState(() => store.getState());
  const [shared] = useState(() => sharedStateOf(state));
  const embedding = useEmbedding(shared);
  if (embedding === null) return null;
  const size = savedBytes(state.document, unchanged(state.document)).length;
  const isWithout = isSimulating(state) || state.robotsUrlInput !== '';
  return (
    <Dialog title={embedDialogTexts.title} closeLabel={embedDialogTexts.close} onClose={onClose} isWide>
      {size > LARGEST_FILE ? (
        <p className={styles['refusal']}>
          <RichText text={tooLargeToEmbed(size, LARGEST_FILE)} />
        </p>
      ) : (
        <EmbedPanel embedding={embedding} isWithoutCondition={isWithout} />
      )}
    </Dialog>
  );
}
