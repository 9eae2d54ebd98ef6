import { useEffect, useId, useRef } from 'react';
import type { EmbedView, Lockable, Showable } from '../../../embed/protocol';
import { readLines } from '../../../embed/read-lines';
import {
  formHint,
  linesRange,
  listedUrlsLabel,
  numberRange,
  scriptHint,
  embedDialogTexts as texts,
} from '../../../messages';
import checkStyles from '../../parts/controls/check.module.css';
import { CheckField } from '../../parts/controls/check-field';
import { RichText } from '../../parts/text/rich-text';
import type { EmbedChoices } from './embed-choices';
import styles from './embed-dialog.module.css';
import { SelectChoice } from './select-choice';
import { TypedChoice } from './typed-choice';

/** Minimum and maximum height offered, in CSS pixels. */
const HEIGHTS = [120, 2_000] as const;

const viewNames: Readonly<Record<EmbedView, string>> = texts.views;
const locks = Object.entries(texts.locks) as [Lockable, string][];
const parts = Object.entries(texts.tabs) as [Showable, string][];
const views = Object.entries(viewNames) as [EmbedView, string][];

interface EmbedFormProps {
  readonly choices: EmbedChoices;
  /** Number of lines in the file. */
  readonly lines: number;
  /** Number of URLs that can be listed. */
  readonly urls: number;
  readonly isServedForAll: boolean;
  onChoose(part: Partial<EmbedChoices>): void;
}

/** Form that sets how the tester is embedded and what it shows. */
export function EmbedForm(props: EmbedFormProps) {
  const { choices, isServedForAll, onChoose } = props;
  const { form, script } = choices;
  return (
    <div className={styles['form']}>
      <FormChoice value={form} hint={formHint(form)} onChoose={(chosen) => onChoose({ form: chosen })} />
      <Looks {...props} />
      <Options {...props} />
      {form !== 'iframe' && (
        <SelectChoice
          label={texts.script}
          choices={texts.scripts}
          value={script}
          onChoose={(chosen) => onChoose({ script: chosen })}
        >
          <RichText text={scriptHint(script, isServedForAll)} />
        </SelectChoice>
      )}
    </div>
  );
}

/** Chooses the view, the colours, the height and the marked lines. */
function Looks({ choices, lines, onChoose }: EmbedFormProps) {
  const { form, view, theme, height, highlight } = choices;
  return (
    <div className={styles['rows']}>
      <SelectChoice
        label={texts.view}
        choices={views}
        value={view}
        onChoose={(chosen) => onChoose({ view: chosen })}
      />
      <SelectChoice
        label={texts.theme}
        choices={[['auto', texts.autoTheme[form]], ...texts.themes]}
        value={theme}
        onChoose={(chosen) => onChoose({ theme: chosen })}
      />
      {view !== 'verdict' && (
        <TypedChoice
          label={texts.height}
          value={String(height)}
          unit={texts.pixels}
          problemOf={(typed) => (isHeight(typed) ? null : numberRange(...HEIGHTS))}
          onChoose={(chosen) => onChoose({ height: Number(chosen) })}
        />
      )}
      <TypedChoice
        label={texts.highlight}
        value={highlight}
        placeholder={texts.highlightHint}
        inputMode="text"
        problemOf={(typed) => (isHighlight(typed, lines) ? null : linesRange(lines))}
        onChoose={(chosen) => onChoose({ highlight: chosen })}
      />
    </div>
  );
}

/** The options of the chosen view. */
function Options({ choices, urls, onChoose }: EmbedFormProps) {
  const { form, view, isReadOnly, isQuiz, hasUrls, locked, offered, isAutoHeight } = choices;
  const hasQuestion = view === 'both' || view === 'sentence';
  return (
    <div>
      <CheckField
        label={texts.readOnly}
        isChecked={isReadOnly}
        onCheck={(checked) => onChoose({ isReadOnly: checked })}
      />
      {hasQuestion && (
        <CheckField
          label={texts.quiz}
          isChecked={isQuiz}
          onCheck={(checked) => onChoose({ isQuiz: checked })}
        />
      )}
      {urls > 0 && !isQuiz && hasQuestion && (
        <CheckField
          label={listedUrlsLabel(urls)}
          isChecked={hasUrls}
          onCheck={(checked) => onChoose({ hasUrls: checked })}
        />
      )}
      <CheckFields names={locks} checked={locked} onCheck={(checked) => onChoose({ locked: checked })} />
      {(view === 'both' || view === 'editor') && (
        <CheckFields names={parts} checked={offered} onCheck={(checked) => onChoose({ offered: checked })} />
      )}
      {form !== 'iframe' && view !== 'verdict' && (
        <CheckField
          label={texts.autoHeight}
          isChecked={isAutoHeight}
          onCheck={(checked) => onChoose({ isAutoHeight: checked })}
        />
      )}
    </div>
  );
}

interface CheckFieldsProps<Part> {
  /** The parts in order, with their labels. */
  readonly names: readonly (readonly [part: Part, label: string])[];
  readonly checked: readonly Part[];
  onCheck(checked: readonly Part[]): void;
}

/** A check box for each part. */
function CheckFields<Part extends string>({ names, checked, onCheck }: CheckFieldsProps<Part>) {
  return names.map(([part, label]) => (
    <CheckField
      key={part}
      label={label}
      isChecked={checked.includes(part)}
      onCheck={(isChecked) =>
        onCheck(
          names.flatMap(([known]) => ((known === part ? isChecked : checked.includes(known)) ? known : [])),
        )
      }
    />
  ));
}

function isHeight(typed: string): boolean {
  const [from, to] = HEIGHTS;
  return /^\d{1,9}$/.test(typed) && Number(typed) >= from && Number(typed) <= to;
}

/** Returns whether a text is empty or names lines of a file. */
function isHighlight(typed: string, lines: number): boolean {
  return typed === '' || (readLines(typed)?.at(-1) ?? Number.POSITIVE_INFINITY) <= lines;
}

interface FormChoiceProps {
  readonly value: EmbedChoices['form'];
  /** Explains the chosen form. */
  readonly hint: string;
  onChoose(form: EmbedChoices['form']): void;
}

/** Chooses the form of the code: element, frame or React. */
function FormChoice({ value, hint, onChoose }: FormChoiceProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  // The dialog focuses its first button when it opens. Move the focus here after that.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset className={styles['forms']} aria-describedby={`${id}-hint`}>
      <legend className={styles['label']}>{texts.form}</legend>
      {texts.forms.map(([form, name], index) => (
        <label key={form} className={checkStyles['check']}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={id}
            checked={form === value}
            onChange={() => onChoose(form)}
          />
          {name}
        </label>
      ))}
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    </fieldset>
  );
}
