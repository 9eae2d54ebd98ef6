import { useEffect, useId, useRef } from 'react';
import { draftsTexts, olderDrafts, storageProblem, unreadableDrafts } from '../../messages';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { HiddenText } from '../parts/hidden-text';
import { Icon } from '../parts/icon';
import { DeleteAll } from './delete-all';
import { DraftRow } from './draft-row';
import styles from './drafts-dialog.module.css';
import { useDraftList } from './use-draft-list';

/** The most drafts that are shown. */
const MOST_ROWS = 200;

/** The drafts that this browser keeps: open, name and delete them. Open from the moment it is in the page. */
export function DraftsDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const list = useDraftList(close);
  const { rows, unreadable, problem, said } = list;
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      closedby="any"
      onClose={() => {
        list.settle();
        onClose();
      }}
    >
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {draftsTexts.title}
        </h2>
        <button
          ref={closeButton}
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['icon'])}
          aria-label={draftsTexts.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['body']}>
        {problem === null ? (
          <p className={styles['about']}>{draftsTexts.about}</p>
        ) : (
          <p className={styles['problem']}>
            <Icon name="warning" />
            <span>
              <b>{storageProblem(problem).title}</b> {storageProblem(problem).text}
            </span>
          </p>
        )}
        <ul className={styles['list']} aria-label={draftsTexts.list}>
          {rows.slice(0, MOST_ROWS).map((row) => (
            <DraftRow key={row.id} row={row} actions={list} />
          ))}
        </ul>
        {rows.length > MOST_ROWS && <p className={styles['note']}>{olderDrafts(rows.length - MOST_ROWS)}</p>}
        {unreadable > 0 && <p className={styles['note']}>{unreadableDrafts(unreadable)}</p>}
      </div>
      <div className={styles['foot']}>
        <p role="status" className={styles['status']}>
          {said !== null && (said.isFailure ? said.text : <HiddenText>{said.text}</HiddenText>)}
        </p>
        <DeleteAll
          rows={rows}
          unreadable={unreadable}
          onDelete={async () => {
            await list.deleteAll();
            closeButton.current?.focus();
          }}
        />
      </div>
    </dialog>
  );
}
