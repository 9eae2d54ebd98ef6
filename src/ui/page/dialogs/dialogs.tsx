import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useSaveKey } from '../../features/save/use-save-key';
import { DialogMissing } from '../../parts/dialog/dialog-missing';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { type DialogName, OpenDialogContext } from './open-dialog';

/** A dialog component. It is open as soon as it is mounted. */
type Dialog = ComponentType<{ readonly onClose: () => void }>;

/** Creates a dialog that loads on demand. Shows `DialogMissing` if it cannot be loaded. */
const lazyDialog = (load: () => Promise<Dialog>): Dialog => lazyPart(load, DialogMissing);

const dialogs: Record<DialogName, Dialog> = {
  help: lazyDialog(() => import('./help-dialog').then((module) => module.HelpDialog)),
  save: lazyDialog(() => import('../../features/save/save-dialog').then((module) => module.SaveDialog)),
  share: lazyDialog(() => import('../../features/share/share-dialog').then((module) => module.ShareDialog)),
  embed: lazyDialog(() => import('../../features/share/embed-dialog').then((module) => module.EmbedDialog)),
  drafts: lazyDialog(() =>
    import('../../features/drafts/drafts-dialog').then((module) => module.DraftsDialog),
  ),
  templates: lazyDialog(() =>
    import('../../features/templates/templates-dialog').then((module) => module.TemplatesDialog),
  ),
};

/** The open dialog. The key makes a new instance each time a dialog opens. */
interface Shown {
  readonly name: DialogName;
  readonly key: number;
}

/** Lets every component open a dialog. Only one is open at a time. */
export function Dialogs({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const open = useCallback(
    (name: DialogName) => setShown((former) => ({ name, key: (former?.key ?? 0) + 1 })),
    [],
  );
  useSaveKey(useCallback(() => open('save'), [open]));
  const ShownDialog = shown && dialogs[shown.name];
  // The close event arrives a moment later, when another dialog may already be open.
  const close = () => setShown((now) => (now === shown ? null : now));
  return (
    <OpenDialogContext value={open}>
      {children}
      <Suspense>{ShownDialog && <ShownDialog key={shown.key} onClose={close} />}</Suspense>
    </OpenDialogContext>
  );
}
