import { type ComponentType, type Ref, useContext, useEffect, useImperativeHandle, useRef } from 'react';
import type { EditorHandle } from '../../../editor';
import { classNames } from '../../parts/class-names';
import type { PanelProps } from '../../parts/dialog/source-panel';
import { type TesterBinding, TesterContext } from '../../parts/tester-context';
import { panelId, tabId, useViews } from '../../parts/view/view-panels';
import { EditorPane } from './editor-pane';
import styles from './file-panel.module.css';
import { SourceBar } from './source-bar';
import { type EditorState, useEditor } from './use-editor';

/** Functions of the editor for the rest of the page. They have no effect while the editor is loading. */
export interface EditorControls {
  focus(): void;
  /** Moves to the next (1) or previous (-1) matching rule. */
  goToMatch(direction: 1 | -1): void;
}

interface FilePanelProps {
  readonly ref: Ref<EditorControls>;
  /** The panel that fetches the file of a site. */
  readonly FetchPanel: ComponentType<PanelProps>;
  readonly loadHelp: LoadEditorHelp;
}

/** The source bar and the editor. On phones a view with a tab. Always mounted. */
export function FilePanel({ ref, FetchPanel, loadHelp }: FilePanelProps) {
  const { views, shown } = useViews();
  const host = useRef<HTMLDivElement>(null);
  const { editor, sync } = useEditor(host);
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
      {sync}
    </div>
  );
}

/** Loads a function that adds the editor help to an editor and returns a function that ends it. */
type LoadEditorHelp = () => Promise<(editor: EditorHandle, tester: TesterBinding) => () => void>;

/**
 * Loads the editor help when the browser is idle: problems, explanations, completion. Editing works without
 * it. `load` must stay the same function.
 */
function useEditorHelp(editor: EditorState, load: LoadEditorHelp): void {
  const tester = useContext(TesterContext);
  useEffect(() => {
    if (tester === null || typeof editor === 'string') return;
    let end: (() => void) | undefined;
    let isCurrent = true;
    const begin = () =>
      load().then(
        (helpEditor) => {
          if (isCurrent) end = helpEditor(editor, tester);
        },
        () => undefined,
      );
    (window.requestIdleCallback ?? setTimeout)(begin);
    return () => {
      isCurrent = false;
      end?.();
    };
  }, [editor, tester, load]);
}
