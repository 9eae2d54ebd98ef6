import { scopeButton } from '../../messages';
import { urlInScope } from '../../store';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { useActions, useTester } from '../tester-context';
import styles from './scope-button.module.css';

/** Asks about the same path at the file's own site, where the file does not speak for the tested URL; else nothing. */
export function ScopeButton() {
  const actions = useActions();
  const target = useTester(urlInScope);
  if (target === null) return null;
  return (
    <button
      type="button"
      className={classNames(
        buttonStyles['button'],
        buttonStyles['small'],
        buttonStyles['outlined'],
        styles['ask'],
      )}
      title={target}
      onClick={({ currentTarget }) => {
        // The button goes with the question; what holds it can be focused in the Why view.
        currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
        actions.setUrl(target);
      }}
    >
      <span className={styles['words']}>{scopeButton(target)}</span>
    </button>
  );
}
