import { useEffect, useRef, useState } from 'react';
import { draftSize, draftsTexts, draftTime, secondVersionTexts } from '../../../messages';
import type { DraftList, SecondVersion } from '../../../store';
import { versionOfDraft } from '../../../store/compare/second-version';
import { Dialog, type DialogHandle } from '../../parts/dialog/dialog';
import { nameOfOrigin } from '../../parts/file/name-of-origin';
import { useDrafts, useTester } from '../../parts/tester-context';
import styles from './draft-dialog.module.css';

/** Maximum number of drafts offered. */
const MOST_ROWS = 200;

interface DraftDialogProps {
  onChoose(version: SecondVersion): void;
  onClose(): void;
}

/** Offers the stored drafts except the open one. Opens when it is mounted. */
export function DraftDialog({ onChoose, onClose }: DraftDialogProps) {
  const dialog = useRef<DialogHandle>(null);
  const storage = useDrafts();
  const present = useTester((state) => state.draftId);
  const [kept, setKept] = useState<DraftList | null | 'loading'>('loading');
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    void Promise.resolve(storage?.list() ?? null).then(setKept);
  }, [storage]);
  const drafts =
    kept === null || kept === 'loading'
      ? []
      : kept.drafts.filter(({ id }) => id !== present).slice(0, MOST_ROWS);
  const choose = async (id: string) => {
    const draft = (await storage?.read(id)) ?? null;
    setGone(draft === null);
    if (draft === null) return;
    onChoose(versionOfDraft(draft));
    dialog.current?.close();
  };
  return (
    <Dialog
      ref={dialog}
      title={secondVersionTexts.draftTitle}
      closeLabel={secondVersionTexts.close}
      onClose={onClose}
    >
      <div className={styles['body']}>
        {kept === 'loading' && <p>{draftsTexts.loading}</p>}
        {kept === null && <p>{secondVersionTexts.draftsDenied}</p>}
        {typeof kept === 'object' && kept !== null && drafts.length === 0 && (
          <p>{secondVersionTexts.noDrafts}</p>
        )}
        <p role="alert" className={styles['problem']}>
          {isGone && secondVersionTexts.draftGone}
        </p>
        {drafts.length > 0 && (
          <ul className={styles['list']} aria-label={secondVersionTexts.drafts}>
            {drafts.map(({ id, name, firstLine, origin, bytes, savedAt }) => (
              <li key={id}>
                <button type="button" className={styles['draft']} onClick={() => void choose(id)}>
                  <bdi className={styles['name']}>
                    {name === '' ? `${draftsTexts.untitled} ${firstLine}` : name}
                  </bdi>
                  <span className={styles['facts']}>
                    <bdi>{nameOfOrigin(origin)}</bdi>
                    <span>{draftSize(bytes)}</span>
                    <time dateTime={new Date(savedAt).toISOString()}>{draftTime(savedAt, Date.now())}</time>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
