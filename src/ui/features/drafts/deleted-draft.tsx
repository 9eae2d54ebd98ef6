import type { Ref } from 'react';
import { draftDone, draftsTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import styles from './draft-row.module.css';
import type { DraftListRow } from './draft-rows';

interface DeletedDraftProps {
  readonly row: DraftListRow;
  readonly undoButton: Ref<HTMLButtonElement>;
  onUndo(): void;
}

/** In the place of a draft that was deleted: the way back, for as long as the list is open. */
export function DeletedDraft({ row, undoButton, onUndo }: DeletedDraftProps) {
  return (
    <>
      <p className={styles['deleted']}>
        <bdi>{draftDone.deleted(row)}</bdi>
        {row.place === 'here' && ` ${draftsTexts.textStays}`}
      </p>
      <div className={styles['actions']}>
        <Button ref={undoButton} outlined className={styles['action']} onClick={onUndo}>
          {draftsTexts.undo}
        </Button>
      </div>
    </>
  );
}
