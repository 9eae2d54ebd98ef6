import { useId } from 'react';
import { robotsUrlNote, simulateTexts } from '../../../messages';
import { useActions, useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import styles from './simulate.module.css';

/** Where the file lies, and what that means for the tested URL. */
export function RobotsUrlField() {
  const id = useId();
  const actions = useActions();
  const input = useTester((state) => state.robotsUrlInput);
  const reading = useTester((state) => state.robotsUrl.kind);
  const scope = useTester(({ report, version }) =>
    report?.version === version ? (report.verdict?.scope ?? null) : null,
  );
  const note = robotsUrlNote(reading, scope);
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
