import { useEffect, useRef, useState } from 'react';
import { pictureTexts } from '../../../../messages';
import { type OverviewContent, siteOfFile } from '../../../../store';
import { classNames } from '../../../parts/class-names';
import { Button } from '../../../parts/controls/button';
import { Dialog } from '../../../parts/dialog/dialog';
import { downloadFile } from '../../../parts/file/download-file';
import { useTesterStore } from '../../../parts/tester-context';
import type { ShownColumn } from '../shown-columns';
import { cardOf } from './card';
import { drawCard } from './draw-card';
import styles from './picture-dialog.module.css';
import { pictureName } from './picture-name';

const TYPE = 'image/png';

interface PictureDialogProps {
  readonly content: OverviewContent;
  readonly columns: readonly ShownColumn[];
  readonly onClose: () => void;
}

/** Shows the overview as a picture to copy or save. */
export function PictureDialog({ content, columns, onClose }: PictureDialogProps) {
  const store = useTesterStore();
  // The page behind the dialog doesn't change, so draw once.
  const [{ card, canvas, name }] = useState(() => {
    const site = siteOfFile(store.getState());
    const host = site === null ? '' : new URL(site).host;
    const shown = cardOf(content, columns, host);
    return { card: shown, canvas: drawCard(shown), name: pictureName(host) };
  });
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  // The dialog focuses its first button when it opens. Move the focus to Copy after that.
  useEffect(() => copyButton.current?.focus({ preventScroll: true }), []);
  const copy = async () => {
    setOutcome(null);
    try {
      // Safari accepts only a promise, made in the click.
      await navigator.clipboard.write([new ClipboardItem({ [TYPE]: pngOf(canvas, name) })]);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  const save = async () => downloadFile(await pngOf(canvas, name), name);
  return (
    <Dialog title={pictureTexts.title} closeLabel={pictureTexts.close} onClose={onClose} isWide>
      <div className={styles['body']}>
        <img
          className={styles['picture']}
          src={canvas.toDataURL(TYPE)}
          width={canvas.width}
          height={canvas.height}
          alt={card.sentence}
        />
        <div className={styles['foot']}>
          <p className={styles['hint']}>{pictureTexts.privacy}</p>
          <div
            role="status"
            className={classNames(styles['status'], outcome === 'copyFailed' && styles['warning'])}
          >
            {outcome && pictureTexts[outcome]}
          </div>
          <Button ref={copyButton} outlined onClick={() => void copy()}>
            {pictureTexts.copy}
          </Button>
          <Button primary onClick={() => void save()}>
            {pictureTexts.save}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Returns what is drawn on a canvas as a file. */
function pngOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((drawn) => {
      if (drawn === null) reject(new Error('The browser made no picture'));
      else resolve(new File([drawn], name, { type: TYPE }));
    }, TYPE);
  });
}
