import { fetchThatOne, scopeButton } from '../../../messages';
import { urlInScope } from '../../../store';
import { Button } from '../controls/button';
import { useActions, useTester } from '../tester-context';
import styles from './scope-button.module.css';

/** Where the file does not speak for the tested URL: fetches the one that does, or asks about the same path at the file's own site. */
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
        className={styles['ask']}
        title={target}
        onClick={({ currentTarget }) => {
          // The button goes with the question; what holds it can be focused in the Why view.
          currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
          actions.setUrl(target);
        }}
      >
        <span className={styles['words']}>{scopeButton(target)}</span>
      </Button>
    </>
  );
}
