import { type ReactNode, useId } from 'react';
import { lineEndChoice, rawBytesHeading, rawBytesSample, saveTexts } from '../../../messages';
import type { RawBytes } from '../../../store/raw-bytes';
import type { SaveChoice } from '../../../store/saved-file';
import { RichText } from '../../parts/text/rich-text';
import styles from './save-dialog.module.css';

interface SaveChoicesProps {
  /** The file's own properties. Choices that the file doesn't need are not shown. */
  readonly own: SaveChoice;
  /** True if the file had mixed line ends before it was edited. */
  readonly hadMixedEnds: boolean;
  readonly rawBytes: RawBytes | null;
  readonly choice: SaveChoice;
  onChoose(choice: SaveChoice): void;
}

/**
 * Choices about byte order mark, line ends and undecodable bytes. Renders nothing for plain UTF-8 with LF.
 */
export function SaveChoices({ own, hadMixedEnds, rawBytes, choice, onChoose }: SaveChoicesProps) {
  return (
    <>
      {own.bom && (
        <ChoiceField
          title={saveTexts.bom}
          choices={[
            ['keep', saveTexts.bomKeep],
            ['drop', saveTexts.bomDrop],
          ]}
          value={choice.bom ? 'keep' : 'drop'}
          onChoose={(chosen) => onChoose({ ...choice, bom: chosen === 'keep' })}
        >
          {saveTexts.bomHint}
        </ChoiceField>
      )}
      {(own.lineEnd !== 'lf' || hadMixedEnds) && (
        <ChoiceField
          title={saveTexts.lineEnds}
          choices={lineEnds(own.lineEnd)}
          value={choice.lineEnd}
          onChoose={(lineEnd) => onChoose({ ...choice, lineEnd })}
        >
          {hadMixedEnds ? saveTexts.wereMixed : saveTexts.lineEndsHint}
        </ChoiceField>
      )}
      {rawBytes !== null && (
        <ChoiceField
          title={rawBytesHeading(rawBytes.bytes, rawBytes.lines)}
          choices={[
            ['keep', saveTexts.rawKeep],
            ['read-as-windows-1252', saveTexts.rawRead],
          ]}
          value={choice.rawBytes}
          onChoose={(chosen) => onChoose({ ...choice, rawBytes: chosen })}
        >
          <p>
            <RichText
              text={rawBytesSample(rawBytes.sample.line, rawBytes.sample.shown, rawBytes.sample.read)}
            />
          </p>
          <p>{saveTexts.rawHint}</p>
        </ChoiceField>
      )}
    </>
  );
}

type LineEnd = SaveChoice['lineEnd'];

/** Returns the choices: the file's own line ends, then LF and CRLF if they differ. */
function lineEnds(own: LineEnd): readonly (readonly [LineEnd, string])[] {
  const others = (['lf', 'crlf'] as const).filter((lineEnd) => lineEnd !== own);
  return [own, ...others].map((lineEnd) => [lineEnd, lineEndChoice(lineEnd, lineEnd === own)]);
}

interface ChoiceFieldProps<Value extends string> {
  readonly title: string;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  onChoose(value: Value): void;
  /** Explains the choice. */
  readonly children: ReactNode;
}

/** A group of radio buttons under a title. */
function ChoiceField<Value extends string>({
  title,
  choices,
  value,
  onChoose,
  children,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles['field']} aria-describedby={`${id}-hint`}>
      <legend className={styles['legend']}>{title}</legend>
      <div className={styles['choices']}>
        {choices.map(([choice, label]) => (
          <label key={choice} className={styles['choice']}>
            <input type="radio" name={id} checked={choice === value} onChange={() => onChoose(choice)} />
            {label}
          </label>
        ))}
      </div>
      <div id={`${id}-hint`} className={styles['hint']}>
        {children}
      </div>
    </fieldset>
  );
}
