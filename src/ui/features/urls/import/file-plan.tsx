import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { planText, urlsImportTexts } from '../../../../messages';
import type { ImportPlan, Sniffed } from '../../../../store';
import { Button } from '../../../parts/controls/button';
import checkStyles from '../../../parts/controls/check.module.css';
import { useUrlsState } from '../../../parts/urls/use-urls';
import { columnCount, describedPlan } from './described-plan';
import styles from './import-dialog.module.css';
import type { ImportOrder } from './import-types';
import { TablePlan } from './table-plan';

const { file: texts } = urlsImportTexts;

interface FilePlanProps {
  readonly file: File;
  readonly onImport: (order: ImportOrder) => void;
  /** True if the file is a robots.txt, of which only some lines can be URLs. */
  readonly isRobots: boolean;
  readonly plan: ImportPlan;
  readonly sample: Sniffed['sample'];
}

/** The import form for a file: its detected format and the available choices. */
export function FilePlan({ file, isRobots, plan: proposed, sample, onImport }: FilePlanProps) {
  const id = useId();
  const submit = useRef<HTMLButtonElement>(null);
  const [plan, setPlan] = useState(proposed);
  const [replaces, setReplaces] = useState(false);
  const hasList = useUrlsState((state) => (state.table?.urls ?? 0) > 0);
  useEffect(() => submit.current?.focus({ preventScroll: true }), []);
  const start = (event: FormEvent) => {
    event.preventDefault();
    onImport({ source: file, name: file.name, plan, replaces });
  };
  return (
    <form className={styles['form']} onSubmit={start} aria-describedby={`${id}-plan`}>
      <div className={styles['body']}>
        <p id={`${id}-plan`} role="status" className={styles['plan']}>
          {isRobots ? texts.robots : planText(describedPlan(plan, sample))}
        </p>
        {plan.format.kind === 'table' && sample !== null && (
          <TablePlan
            format={plan.format}
            sample={sample}
            columns={columnCount(sample)}
            onFormat={(format) => setPlan({ ...plan, format })}
          />
        )}
        {hasList && <ModeChoice replaces={replaces} onReplaces={setReplaces} />}
      </div>
      <div className={styles['foot']}>
        <Button ref={submit} type="submit" primary>
          {texts.import}
        </Button>
      </div>
    </form>
  );
}

interface ModeChoiceProps {
  readonly replaces: boolean;
  readonly onReplaces: (replaces: boolean) => void;
}

/** Chooses whether the import adds to the list or replaces it. */
function ModeChoice({ replaces, onReplaces }: ModeChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles['mode']}>
      <legend className={styles['label']}>{texts.mode}</legend>
      {([false, true] as const).map((choice) => (
        <label key={String(choice)} className={checkStyles['check']}>
          <input type="radio" name={name} checked={choice === replaces} onChange={() => onReplaces(choice)} />
          {choice ? texts.replace : texts.add}
        </label>
      ))}
    </fieldset>
  );
}
