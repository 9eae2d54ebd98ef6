import type { Ref } from 'react';
import { draftDone, draftsTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
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
        <button
          ref={undoButton}
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['outlined'], styles['action'])}
          onClick={onUndo}
        >
          {draftsTexts.undo}
        </button>
      </div>
    </>
  );
}
