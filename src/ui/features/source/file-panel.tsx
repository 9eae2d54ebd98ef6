import { type ComponentType, type Ref, useContext, useEffect, useImperativeHandle, useRef } from 'react';
import type { EditorHandle } from '../../../editor';
import { classNames } from '../../parts/class-names';
import type { SourcePanelProps } from '../../parts/dialog/source-panel';
import { type TesterBinding, TesterContext } from '../../parts/tester-context';
import { panelId, tabId, useViews } from '../../parts/view/view-panels';
import { EditorPane } from './editor-pane';
import styles from './file-panel.module.css';
import { SourceBar } from './source-bar';
import { type EditorState, useEditor } from './use-editor';

/** What the rest of the page may ask of the editor. Without effect while it is being loaded. */
export interface EditorControls {
  focus(): void;
  /** Goes to the next or previous matching rule. */
  goToMatch(direction: 1 | -1): void;
}

interface FilePanelProps {
  readonly ref: Ref<EditorControls>;
  /** The panel in which the file of a site is fetched. */
  readonly FetchPanel: ComponentType<SourcePanelProps>;
  readonly loadHelp: LoadEditorHelp;
}

/** Where the text comes from, and the text. A view with a tab on phones; always in the page. */
export function FilePanel({ ref, FetchPanel, loadHelp }: FilePanelProps) {
  const { views, shown } = useViews();
  const host = useRef<HTMLDivElement>(null);
  const editor = useEditor(host);
  useEditorHelp(editor, loadHelp);
  useImperativeHandle(
    ref,
    () =>
      typeof editor === 'string'
        ? { focus: () => undefined, goToMatch: () => undefined }
        : { focus: editor.focus, goToMatch: editor.goToMatch },
    [editor],
  );
  const tabProps = views.includes('file')
    ? { role: 'tabpanel', id: panelId('file'), 'aria-labelledby': tabId('file') }
    : {};
  return (
    <div {...tabProps} className={classNames(styles['panel'], shown !== 'file' && styles['hidden'])}>
      <SourceBar
        isEditorMissing={editor === 'missing'}
        onEditor={() => typeof editor !== 'string' && editor.focus()}
        FetchPanel={FetchPanel}
      />
      <EditorPane host={host} editor={editor} />
    </div>
  );
}

/** Loads a function that gives an editor what helps with writing. That function returns what ends the help. */
type LoadEditorHelp = () => Promise<(editor: EditorHandle, tester: TesterBinding) => () => void>;

/**
 * Loads what helps with writing when there is nothing else to do: problems, explanations, completion. Without it the text can be written all the
 * same. `load` must stay the same function.
 */
function useEditorHelp(editor: EditorState, load: LoadEditorHelp): void {
  const tester = useContext(TesterContext);
  useEffect(() => {
    if (tester === null || typeof editor === 'string') return;
    let end: (() => void) | undefined;
    let isWanted = true;
    const begin = () =>
      load().then(
        (helpEditor) => {
          if (isWanted) end = helpEditor(editor, tester);
        },
        () => undefined,
      );
    (window.requestIdleCallback ?? setTimeout)(begin);
    return () => {
      isWanted = false;
      end?.();
    };
  }, [editor, tester, load]);
}
