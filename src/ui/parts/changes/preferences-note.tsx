import { useContext } from 'react';
import { policyTokenNamed } from '../../../catalogue/full';
import { preferencesNote } from '../../../messages';
import type { TextCheck } from '../../../store';
import { LineLinksContext } from '../text/line-link';
import { RichText } from '../text/rich-text';
import styles from './preferences-note.module.css';

interface PreferencesNoteProps {
  readonly check: TextCheck;
  /** True if the later text is the one in the editor, so that its lines can be shown there. */
  readonly isInEditor: boolean;
}

/** Says below some changes which stated preferences change. Renders nothing if none does. */
export function PreferencesNote({ check: { preferences }, isInEditor }: PreferencesNoteProps) {
  const areLinks = useContext(LineLinksContext) && isInEditor;
  if (preferences.length === 0) return null;
  return (
    <LineLinksContext value={areLinks}>
      <p className={styles['note']}>
        <RichText text={preferencesNote(preferences, policyTokenNamed)} />
      </p>
    </LineLinksContext>
  );
}
