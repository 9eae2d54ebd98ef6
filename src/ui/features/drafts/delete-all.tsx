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
  const focus = useFocusNext<'ask' | 'keep'>();
  const [isAsking, setAsking] = useState(false);
  const kept = rows.filter(({ keeping }) => keeping === 'kept');
  const elsewhere = kept.filter(({ place }) => place === 'elsewhere').length;
  const deleted = kept.length - elsewhere;
  if (deleted + unreadable === 0) return null;
  const ask = (asks: boolean) => {
    setAsking(asks);
    focus.next(asks ? 'keep' : 'ask');
  };
  if (!isAsking)
    return (
      <Button ref={focus.part('ask')} outlined onClick={() => ask(true)}>
        {draftsTexts.deleteAll}
      </Button>
    );
  return (
    <fieldset className={styles['question']}>
      <legend className={styles['legend']}>{deleteAllQuestion(deleted, elsewhere)}</legend>
      <Button ref={focus.part('keep')} outlined onClick={() => ask(false)}>
        {draftsTexts.keepAll}
      </Button>
      <Button
        primary
        onClick={async () => {
          await onDelete();
          setAsking(false);
        }}
      >
        {draftsTexts.deleteAll}
      </Button>
    </fieldset>
  );
}
