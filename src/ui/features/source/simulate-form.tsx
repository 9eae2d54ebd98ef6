import { simulateTexts } from '../../../messages';
import { isSimulating } from '../../../store';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
import { useActions, useTester } from '../../parts/tester-context';
import { AnswerDetails } from './answer-details';
import { PresetList } from './preset-list';
import { RobotsUrlField } from './robots-url-field';
import styles from './simulate.module.css';

const small = classNames(buttonStyles['button'], buttonStyles['small']);

/** Where the file lies and what the site answers; everything takes effect at once. */
export function SimulateForm({ onClose }: { readonly onClose: () => void }) {
  const actions = useActions();
  const isActive = useTester(isSimulating);
  return (
    <div className={styles['form']}>
      <RobotsUrlField />
      <PresetList />
      <AnswerDetails />
      <div className={styles['foot']}>
        <button
          type="button"
          className={classNames(small, buttonStyles['outlined'], !isActive && styles['idle'])}
          aria-disabled={!isActive}
          onClick={actions.endSimulation}
        >
          {simulateTexts.end}
        </button>
        <button type="button" className={small} onClick={onClose}>
          {simulateTexts.close}
        </button>
      </div>
    </div>
  );
}
