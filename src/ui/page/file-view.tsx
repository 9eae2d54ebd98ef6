import type { Ref } from 'react';
import { LazyFetchPanel } from '../features/live/lazy-fetch-panel';
import { type EditorControls, FilePanel } from '../features/source/file-panel';

const loadHelp = () => import('./help-editor').then((module) => module.helpEditor);

/**
 * Composes the file and its editor with parts of other features: the Fetch panel, the editor help and the
 * coverage.
 */
export function FileView({ ref }: { readonly ref: Ref<EditorControls> }) {
  return <FilePanel ref={ref} FetchPanel={LazyFetchPanel} loadHelp={loadHelp} />;
}
