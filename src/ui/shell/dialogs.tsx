import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../parts/lazy-part';
import { useSaveKey } from '../save/use-save-key';
import { DialogMissing } from './dialog-missing';
import { type DialogName, OpenDialogContext } from './open-dialog';

/** What every dialog is: open from the moment it is in the page. */
type Dialog = ComponentType<{ readonly onClose: () => void }>;

/** A dialog that is loaded when somebody asks for it, or in its place what says that it did not arrive. */
const lazyDialog = (load: () => Promise<Dialog>): Dialog => lazyPart(load, DialogMissing);

const dialogs: Record<DialogName, Dialog> = {
  help: lazyDialog(() => import('./help-dialog').then((module) => module.HelpDialog)),
  save: lazyDialog(() => import('../save/save-dialog').then((module) => module.SaveDialog)),
  share: lazyDialog(() => import('../share/share-dialog').then((module) => module.ShareDialog)),
  embed: lazyDialog(() => import('../share/embed-dialog').then((module) => module.EmbedDialog)),
  drafts: lazyDialog(() => import('../drafts/drafts-dialog').then((module) => module.DraftsDialog)),
  templates: lazyDialog(() =>
    import('../templates/templates-dialog').then((module) => module.TemplatesDialog),
  ),
};

/** Lets every part of the page open a dialog. One is open at a time. */
export function Dialogs({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<DialogName | null>(null);
  const close = useCallback(() => setShown(null), []);
  useSaveKey(useCallback(() => setShown('save'), []));
  const Shown = shown && dialogs[shown];
  return (
    <OpenDialogContext value={setShown}>
      {children}
      <Suspense>{Shown && <Shown onClose={close} />}</Suspense>
    </OpenDialogContext>
  );
}
