import type { Ref } from 'react';
import { LazyFetchPanel } from '../features/live/lazy-fetch-panel';
import { type EditorControls, FilePanel } from '../features/source/file-panel';

const loadHelp = () => import('./help-editor').then((module) => module.helpEditor);

/** The file and its editor, with what other features bring: the Fetch panel, help with writing and coverage. */
export function FileView({ ref }: { readonly ref: Ref<EditorControls> }) {
  return <FilePanel ref={ref} FetchPanel={LazyFetchPanel} loadHelp={loadHelp} />;
}
