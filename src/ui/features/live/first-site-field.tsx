import { useEffect, useLayoutEffect, useRef } from 'react';
import { offeredSite } from '../../../store';
import { classNames } from '../../parts/class-names';
import { useActions, useTester } from '../../parts/tester-context';
import { focusSite, SiteField } from './site-field';
import styles from './site-field.module.css';

/**
 * The site field of the Fetch panel while the rest of the panel loads. Typed text is kept in the store. Enter
 * fetches once the panel has loaded.
 */
export function FirstSiteField() {
  const actions = useActions();
  const panel = useTester((state) => state.sourcePanel);
  const field = useRef<HTMLInputElement>(null);
  const offered = useTester(offeredSite);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, because typing changes the panel
  useLayoutEffect(() => focusSite(field.current, panel), []);
  useEffect(() => actions.loadLive(), [actions]);
  if (panel?.kind !== 'fetch') return null;
  const site = panel.typed ?? panel.site ?? offered;
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
        onType={(typed) => actions.showPanel({ kind: 'fetch', site: null, typed })}
      />
    </form>
  );
}
