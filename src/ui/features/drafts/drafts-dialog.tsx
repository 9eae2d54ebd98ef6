import { useRef } from 'react';
import { draftsTexts, olderDrafts, storageProblems, unreadableDrafts } from '../../../messages';
import { Icon } from '../../parts/controls/icon';
import { Dialog, type DialogHandle } from '../../parts/dialog/dialog';
import { HiddenText } from '../../parts/text/hidden-text';
import { DeleteAll } from './delete-all';
import { DraftRow } from './draft-row';
import styles from './drafts-dialog.module.css';
import { useDraftList } from './use-draft-list';

/** Maximum number of drafts shown. */
const MOST_ROWS = 200;

/** Lists the drafts saved in this browser, to open, name and delete them. Open as soon as it is mounted. */
export function DraftsDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<DialogHandle>(null);
  const list = useDraftList(() => dialog.current?.close());
  const { rows, unreadable, problem, status } = list;
  return (
    <Dialog
      ref={dialog}
      className={styles['dialog']}
      title={draftsTexts.title}
      closeLabel={draftsTexts.close}
      onClose={() => {
        list.settle();
        onClose();
      }}
    >
      <div className={styles['body']}>
        {problem === null ? (
          <p className={styles['about']}>{draftsTexts.about}</p>
        ) : (
          <p className={styles['problem']}>
            <Icon name="warning" />
            <span>
              <b>{storageProblems[problem].title}</b> {storageProblems[problem].text}
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
        <p role="status" className={styles['status']} data-failed={status?.isFailure}>
          {status !== null && (status.isFailure ? status.text : <HiddenText>{status.text}</HiddenText>)}
        </p>
        <DeleteAll
          rows={rows}
          unreadable={unreadable}
          onDelete={async () => {
            await list.deleteAll();
            dialog.current?.focus();
          }}
        />
      </div>
    </Dialog>
  );
}
