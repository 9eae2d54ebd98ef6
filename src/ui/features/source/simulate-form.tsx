import { simulateTexts } from '../../../messages';
import { isSimulating } from '../../../store';
import { Button } from '../../parts/controls/button';
import { useActions, useTester } from '../../parts/tester-context';
import { AnswerDetails } from './answer-details';
import { PresetList } from './preset-list';
import { RobotsUrlField } from './robots-url-field';
import styles from './simulate.module.css';

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
        <Button
          outlined
          small
          className={isActive ? undefined : styles['idle']}
          aria-disabled={!isActive}
          onClick={actions.endSimulation}
        >
          {simulateTexts.end}
        </Button>
        <Button small onClick={onClose}>
          {simulateTexts.close}
        </Button>
      </div>
    </div>
  );
}
