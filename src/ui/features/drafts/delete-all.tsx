import { useState } from 'react';
import { deleteAllQuestion, draftsTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import type { DraftListRow } from './draft-rows';
import styles from './drafts-dialog.module.css';
import { useFocusNext } from './use-focus-next';

interface DeleteAllProps {
  readonly rows: readonly DraftListRow[];
  readonly unreadable: number;
  onDelete(): Promise<void>;
}

/**
 * Button that deletes all drafts after a confirmation, because this cannot be undone. Renders nothing when
 * there is nothing to delete.
 */
export function DeleteAll({ rows, unreadable, onDelete }: DeleteAllProps) {
  const focus = useFocusNext<'delete' | 'keep'>();
  const [isConfirming, setConfirming] = useState(false);
  const kept = rows.filter(({ keeping }) => keeping === 'kept');
  const elsewhere = kept.filter(({ place }) => place === 'elsewhere').length;
  const deleted = kept.length - elsewhere;
  if (deleted + unreadable === 0) return null;
  const setStep = (confirms: boolean) => {
    setConfirming(confirms);
    focus.next(confirms ? 'keep' : 'delete');
  };
  if (!isConfirming)
    return (
      <Button ref={focus.part('delete')} outlined onClick={() => setStep(true)}>
        {draftsTexts.deleteAll}
      </Button>
    );
  return (
    <fieldset className={styles['question']}>
      <legend className={styles['legend']}>{deleteAllQuestion(deleted, elsewhere)}</legend>
      <Button ref={focus.part('keep')} outlined onClick={() => setStep(false)}>
        {draftsTexts.keepAll}
      </Button>
      <Button
        primary
        onClick={async () => {
          await onDelete();
          setConfirming(false);
        }}
      >
        {draftsTexts.deleteAll}
      </Button>
    </fieldset>
  );
}
