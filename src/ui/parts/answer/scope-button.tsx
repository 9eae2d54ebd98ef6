import { fetchThatOne, scopeButton } from '../../../messages';
import { urlInScope } from '../../../store';
import { Button } from '../controls/button';
import { useActions, useTester } from '../tester-context';
import styles from './scope-button.module.css';

/**
 * Buttons for a file that does not apply to the tested URL. One fetches the file that does; the other tests
 * the same path on the file's own site.
 */
export function ScopeButton() {
  const actions = useActions();
  const target = useTester(urlInScope);
  const canFetch = useTester((state) => state.live !== 'absent');
  const site = useTester(({ url }) => (url.kind === 'url' ? url.origin : null));
  if (target === null) return null;
  return (
    <>
      {canFetch && site?.startsWith('http') && (
        <Button
          outlined
          small
          className={styles['fetch']}
          onClick={() => actions.showPanel({ kind: 'fetch', site })}
        >
          {fetchThatOne}
        </Button>
      )}
      <Button
        outlined
        small
        className={styles['test']}
        title={target}
        onClick={({ currentTarget }) => {
          // The button disappears when the question changes, so the focus moves to its container (in the Why view).
          currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
          actions.setUrl(target);
        }}
      >
        <span className={styles['words']}>{scopeButton(target)}</span>
      </Button>
    </>
  );
}
