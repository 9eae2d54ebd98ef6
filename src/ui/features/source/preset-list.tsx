import { useEffect, useId, useRef } from 'react';
import { answerName, dialectName, effectWord, presetName, simulateTexts } from '../../../messages';
import { realAnswerOf } from '../../../store';
import { dialectIdOf, effectOfPreset, offeredPresets, presetOf } from '../../../store/presets';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { useActions, useTester } from '../../parts/tester-context';
import styles from './simulate.module.css';

/**
 * The answers that can be simulated, each with its effect for the current dialect. Focuses the chosen one
 * when mounted.
 */
export function PresetList() {
  const name = useId();
  const actions = useActions();
  const answer = useTester((state) => state.answer);
  const dialect = useTester(dialectIdOf);
  const isFetched = useTester((state) => state.document.origin.kind === 'site');
  const real = useTester(realAnswerOf);
  const offered = offeredPresets(isFetched ? real : null);
  const chosen = offered.find(({ of }) => of === presetOf(answer))?.id;
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => list.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  return (
    <fieldset ref={list} className={styles['answers']}>
      <legend className={styles['legend']}>
        {simulateTexts.answers}, {simulateTexts.reader(dialectName(dialect))}
      </legend>
      {offered.map((preset) => {
        const answerText =
          preset.id === 'as-fetched'
            ? `${simulateTexts.asFetched}, ${answerName(real)}`
            : presetName(preset.id);
        const effect = effectWord(effectOfPreset(preset, answer, dialect));
        return (
          <label
            key={preset.id}
            className={classNames(styles['answer'], preset.id === chosen && styles['chosen'])}
          >
            <input
              type="radio"
              name={name}
              className={styles['radio']}
              // With a comma, so that screen readers pause between the two.
              aria-label={`${answerText}, ${effect}`}
              checked={preset.id === chosen}
              onChange={() => actions.setAnswer(preset.answer)}
            />
            {preset.id === chosen ? <Icon name="tick" /> : <span />}
            {answerText} <span className={styles['effect']}>{effect}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
