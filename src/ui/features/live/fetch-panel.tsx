import { useEffect } from 'react';
import { useStore } from 'zustand';
import { fetchButton, liveTexts } from '../../../messages';
import type { Live } from '../../../store';
import { Button } from '../../parts/controls/button';
import { PanelFrame, type PanelProps } from '../../parts/dialog/source-panel';
import { useActions, useTester } from '../../parts/tester-context';
import { FetchForm } from './fetch-form';
import styles from './fetch-panel.module.css';
import { FetchResult } from './fetch-result';
import { FirstSiteField } from './first-site-field';
import { LiveContext } from './use-live';

/** The panel that fetches the file of a site and shows the site's answer. */
export function FetchPanel(props: PanelProps) {
  const live = useTester((state) => state.live);
  if (typeof live === 'object') return <ReadyPanel {...props} live={live} />;
  const { onLeave, onEditor: _, ...frame } = props;
  return (
    <PanelFrame {...frame} label={fetchButton} onEscape={onLeave}>
      {live === 'missing' ? <FetchMissing /> : <FirstSiteField />}
    </PanelFrame>
  );
}

/** Stays open while a request is running. Esc cancels the request first, then closes the panel. */
function ReadyPanel({ live, onLeave, onEditor, ...frame }: PanelProps & { readonly live: Live }) {
  const isBusy = useStore(live.store, (state) => state.underWay !== null);
  const { id, onClose } = frame;
  // A fetched file closes the panel, which shows the outcome when it opens again. The focus moves only if it
  // is in the panel.
  useEffect(
    () =>
      live.store.subscribe(({ outcome }, before) => {
        if (outcome === before.outcome || outcome?.kind !== 'fetched') return;
        if (document.getElementById(id)?.contains(document.activeElement)) onLeave();
        else onClose();
      }),
    [live, id, onLeave, onClose],
  );
  const onPaste = () => {
    frame.onClose();
    onEditor();
  };
  return (
    <LiveContext value={live}>
      <PanelFrame
        {...frame}
        label={fetchButton}
        isBusy={isBusy}
        onEscape={() => (isBusy ? live.cancel() : onLeave())}
      >
        <div className={styles['content']}>
          <FetchForm onLeave={onLeave} />
          <FetchResult onPaste={onPaste} />
        </div>
      </PanelFrame>
    </LiveContext>
  );
}

/** Error shown when `Live` could not be loaded. */
function FetchMissing() {
  const actions = useActions();
  return (
    <div className={styles['content']}>
      <p role="alert">{liveTexts.missing}</p>
      <Button outlined small onClick={actions.loadLive}>
        {liveTexts.tryAgain}
      </Button>
    </div>
  );
}
