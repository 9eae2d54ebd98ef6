import { useId } from 'react';
import { robotsUrlNote, simulateButton, simulateTexts } from '../../../messages';
import { isSimulating, servesSameFile } from '../../../store';
import { Button } from '../../parts/controls/button';
import { PanelFrame, type PanelProps } from '../../parts/dialog/source-panel';
import { useConditionTexts } from '../../parts/lazy/use-condition-texts';
import { useActions, useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { AnswerDetails } from './answer-details';
import { PresetList } from './preset-list';
import styles from './simulate.module.css';

/**
 * The panel that simulates other answers of the site. Loaded on demand, together with the effects for all
 * dialects.
 */
export function SimulatePanel({ onLeave, onEditor: _, ...frame }: PanelProps) {
  return (
    <PanelFrame {...frame} label={simulateButton.title} onEscape={onLeave}>
      <SimulateForm onClose={onLeave} />
    </PanelFrame>
  );
}

/** Form for the file's URL and the site's answer. Changes take effect immediately. */
function SimulateForm({ onClose }: { readonly onClose: () => void }) {
  const actions = useActions();
  const isActive = useTester(isSimulating);
  // Loads the names of answers, so that the banner has no interim text, which screen readers would announce.
  useConditionTexts(true);
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

/** Field for the file's URL, with a note on what it means for the tested URL. */
function RobotsUrlField() {
  const id = useId();
  const actions = useActions();
  const input = useTester((state) => state.robotsUrlInput);
  const reading = useTester((state) => state.robotsUrl.kind);
  const scope = useTester(({ report, version }) =>
    report?.version === version ? (report.verdict?.scope ?? null) : null,
  );
  const isSame = useTester(servesSameFile);
  const note = isSame ? null : robotsUrlNote(reading, scope);
  const isWrong = reading === 'problem' || (scope !== null && scope.kind !== 'applies');
  return (
    <div className={styles['address']}>
      <label htmlFor={id}>{simulateTexts.robotsUrl}</label>
      <input
        id={id}
        className={styles['url']}
        placeholder={simulateTexts.robotsUrlPlaceholder}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={input}
        aria-invalid={reading === 'problem'}
        aria-describedby={`${id}note`}
        onChange={(event) => actions.setRobotsUrl(event.currentTarget.value)}
      />
      <span id={`${id}note`} className={isWrong ? styles['problem'] : styles['note']}>
        {note !== null && <RichText text={note} />}
      </span>
    </div>
  );
}
