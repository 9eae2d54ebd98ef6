import { useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../parts/class-names';
import { useActions, useTester } from '../../parts/tester-context';
import { SiteField } from './site-field';
import styles from './site-field.module.css';

/**
 * The site field of the Fetch panel while the rest of the panel loads. Typed text is kept in the store. Enter
 * fetches once the panel has loaded.
 */
export function FirstSiteField() {
  const actions = useActions();
  const panel = useTester((state) => state.sourcePanel);
  const live = useTester((state) => state.live);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  useEffect(() => actions.loadLive(), [actions]);
  if (panel?.kind !== 'fetch') return null;
  const site = panel.typed ?? panel.site ?? '';
  return (
    <form
      className={classNames(styles['form'], styles['first'])}
      onSubmit={(event) => {
        event.preventDefault();
        actions.showPanel({ kind: 'fetch', site });
      }}
    >
      <SiteField
        ref={field}
        value={site}
        onType={(typed) => {
          actions.showPanel({ kind: 'fetch', site: null, typed });
          // `Live` can be ready before the panel.
          if (typeof live === 'object') live.setSite(typed);
        }}
      />
    </form>
  );
}
