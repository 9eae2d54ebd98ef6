import { type ComponentProps, type Ref, useId, useState } from 'react';
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
  const nameId = useId();
  const focus = useFocusNext<'rename' | 'delete' | 'undo'>();
  const [isNaming, setNaming] = useState(false);
  const run = useOneAtATime();
  /** Runs an action, then moves the focus to the given button. */
  const act = async (work: () => Promise<boolean>, next: 'delete' | 'undo' | null = null) => {
    if ((await run(work)) && next !== null) focus.next(next);
  };
  const endNaming = () => {
    setNaming(false);
    focus.next('rename');
  };

  if (row.keeping === 'deleted')
    return (
      <DeletedDraft
        row={row}
        undoButton={focus.part('undo')}
        onUndo={() => void act(() => actions.undo(row), 'delete')}
      />
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
            <RowButton
              name={draftsTexts.open}
              ofId={nameId}
              outlined
              onClick={() => void act(() => actions.open(row))}
            />
          )}
          <RowButton
            ref={focus.part('rename')}
            name={row.name === '' ? draftsTexts.addName : draftsTexts.rename}
            ofId={nameId}
            onClick={() => setNaming(true)}
          />
          {row.keeping === 'kept' && (
            <RowButton
              ref={focus.part('delete')}
              name={draftsTexts.delete}
              ofId={nameId}
              onClick={() => void act(() => actions.remove(row), 'undo')}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** Returns a function that runs an action, unless another one is running: then it resolves to false. */
function useOneAtATime(): (work: () => Promise<boolean>) => Promise<boolean> {
  const [isBusy, setBusy] = useState(false);
  return async (work) => {
    if (isBusy) return false;
    setBusy(true);
    const isDone = await work();
    setBusy(false);
    return isDone;
  };
}

interface RowButtonProps extends ComponentProps<typeof Button> {
  readonly name: string;
  /** Id of the draft's name, which the button's accessible name ends with. */
  readonly ofId: string;
}

function RowButton({ name, ofId, ...props }: RowButtonProps) {
  const id = useId();
  return (
    <Button {...props} id={id} className={styles['action']} aria-labelledby={`${id} ${ofId}`}>
      {name}
    </Button>
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
    <li className={styles['row']} data-draft="deleted">
      <p className={styles['deleted']}>
        <bdi>{draftDone.deleted(row)}</bdi>
        {row.place === 'here' && ` ${draftsTexts.textStays}`}
      </p>
      <div className={styles['actions']}>
        <Button ref={undoButton} outlined className={styles['action']} onClick={onUndo}>
          {draftsTexts.undo}
        </Button>
      </div>
    </li>
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
