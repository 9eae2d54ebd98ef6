import { type Ref, useId, useState } from 'react';
import { draftDone, draftSize, draftsTexts, draftTime } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { nameOfOrigin } from '../../parts/file/name-of-origin';
import styles from './draft-row.module.css';
import type { DraftListRow } from './draft-rows';
import { NameForm } from './name-form';
import type { DraftActions } from './use-draft-list';
import { useFocusNext } from './use-focus-next';

/** A draft with its actions. A draft deleted while the list is open can be restored in place. */
export function DraftRow({ row, actions }: { readonly row: DraftListRow; readonly actions: DraftActions }) {
  const id = useId();
  const focus = useFocusNext<'rename' | 'delete' | 'undo'>();
  const [isNaming, setNaming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const nameId = `${id}name`;
  /** Runs one action at a time, then moves the focus to the given button. */
  const act = async (work: () => Promise<boolean>, next: 'delete' | 'undo' | null = null) => {
    if (isBusy) return;
    setBusy(true);
    const isDone = await work();
    setBusy(false);
    if (isDone && next !== null) focus.next(next);
  };
  const endNaming = () => {
    setNaming(false);
    focus.next('rename');
  };

  if (row.keeping === 'deleted')
    return (
      <li className={styles['row']} data-draft="deleted">
        <DeletedDraft
          row={row}
          undoButton={focus.part('undo')}
          onUndo={() => void act(() => actions.undo(row), 'delete')}
        />
      </li>
    );
  if (isNaming)
    return (
      <li className={styles['row']} data-draft={row.place}>
        <NameForm
          name={row.name}
          onCancel={endNaming}
          onName={(name) => {
            if (name !== row.name) void act(() => actions.rename(row, name));
            endNaming();
          }}
        />
      </li>
    );
  return (
    <li
      className={styles['row']}
      data-draft={row.place}
      aria-current={row.place === 'here' ? 'true' : undefined}
    >
      <DraftFacts row={row} nameId={nameId} />
      {row.place !== 'elsewhere' && (
        <div className={styles['actions']}>
          {row.place === 'free' && (
            <Button
              id={`${id}open`}
              outlined
              className={styles['action']}
              aria-labelledby={`${id}open ${nameId}`}
              onClick={() => void act(() => actions.open(row))}
            >
              {draftsTexts.open}
            </Button>
          )}
          <Button
            ref={focus.part('rename')}
            id={`${id}rename`}
            className={styles['action']}
            aria-labelledby={`${id}rename ${nameId}`}
            onClick={() => setNaming(true)}
          >
            {row.name === '' ? draftsTexts.addName : draftsTexts.rename}
          </Button>
          {row.keeping === 'kept' && (
            <Button
              ref={focus.part('delete')}
              id={`${id}delete`}
              className={styles['action']}
              aria-labelledby={`${id}delete ${nameId}`}
              onClick={() => void act(() => actions.remove(row), 'undo')}
            >
              {draftsTexts.delete}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

interface DeletedDraftProps {
  readonly row: DraftListRow;
  readonly undoButton: Ref<HTMLButtonElement>;
  onUndo(): void;
}

/** Replaces a deleted draft with an Undo button until the list is closed. */
function DeletedDraft({ row, undoButton, onUndo }: DeletedDraftProps) {
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

/** Name or first line of a draft, where it is open, its origin, its site, its size and when it was saved. */
function DraftFacts({ row, nameId }: { readonly row: DraftListRow; readonly nameId: string }) {
  const { name, firstLine, place, keeping } = row;
  return (
    <div className={styles['facts']}>
      <p id={nameId} className={styles['name']} translate="no" title={name === '' ? firstLine : name}>
        {name === '' ? (
          <>
            <span className={styles['untitled']} translate="yes">
              {draftsTexts.untitled}
            </span>{' '}
            <bdi className={styles['line']}>{firstLine}</bdi>
          </>
        ) : (
          <bdi>{name}</bdi>
        )}
      </p>
      <p className={styles['meta']}>
        {place !== 'free' && (
          <b className={styles['place']}>{place === 'here' ? draftsTexts.shown : draftsTexts.elsewhere}</b>
        )}
        <bdi>{nameOfOrigin(row.origin)}</bdi>
        {row.site !== '' && <bdi translate="no">{row.site}</bdi>}
        <span>{draftSize(row.bytes)}</span>
        {keeping === 'kept' ? (
          <time dateTime={new Date(row.savedAt).toISOString()}>{draftTime(row.savedAt, Date.now())}</time>
        ) : (
          <span>{keeping === 'guest' ? draftsTexts.guest : draftsTexts.unkept}</span>
        )}
      </p>
    </div>
  );
}
