import { Suspense, useState } from 'react';
import { pictureTexts } from '../../../../messages';
import type { OverviewContent } from '../../../../store';
import { Button } from '../../../parts/controls/button';
import { DialogMissing } from '../../../parts/dialog/dialog-missing';
import { lazyPart } from '../../../parts/lazy/lazy-part';
import type { ShownColumn } from '../shown-columns';

/** Loaded when it first opens. */
const PictureDialog = lazyPart(
  () => import('./picture-dialog').then((module) => module.PictureDialog),
  DialogMissing,
);

/** The contents of the picture. */
export interface PictureButtonProps {
  readonly content: OverviewContent;
  readonly columns: readonly ShownColumn[];
}

/** Opens the overview as a picture. */
export function PictureButton({ content, columns }: PictureButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small icon="share" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {pictureTexts.button}
      </Button>
      <Suspense>
        {isOpen && <PictureDialog content={content} columns={columns} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
