import { useId, useRef, useState } from 'react';
import { type Template, templates } from '../../../catalogue/templates';
import { templateTexts } from '../../../messages';
import { CatalogueMissing } from '../../parts/catalogue/catalogue-missing';
import { useCatalogue } from '../../parts/catalogue/use-catalogue';
import { Button } from '../../parts/controls/button';
import { Dialog, type DialogHandle } from '../../parts/dialog/dialog';
import { useActions, useTester } from '../../parts/tester-context';
import { TemplateDetails } from './template-details';
import styles from './templates-dialog.module.css';
import { useTemplateEdit } from './use-template-edit';

/**
 * Lists templates for kinds of sites and for goals, each with the verdicts that it changes. Open as soon as
 * it is mounted.
 */
export function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<DialogHandle>(null);
  const [template, setTemplate] = useState<Template>(templates[0] as Template);
  const catalogue = useCatalogue();
  const isMissing = useTester((state) => state.catalogue === 'missing');
  const text = template.text(catalogue?.crawlers ?? []);
  const [hasFailed, setHasFailed] = useState(false);
  const edit = useTemplateEdit(template, text);
  const { applyEdits } = useActions();
  return (
    <Dialog
      ref={dialog}
      className={styles['dialog']}
      title={templateTexts.title}
      closeLabel={templateTexts.close}
      onClose={onClose}
      isWide
    >
      <div className={styles['body']}>
        <TemplateChoice chosen={template} onChoose={setTemplate} />
        <div className={styles['shown']}>
          {catalogue !== null && <TemplateDetails {...{ template, text, edit, catalogue }} />}
          {isMissing && <CatalogueMissing />}
        </div>
      </div>
      <div className={styles['foot']}>
        <p role={hasFailed ? 'alert' : undefined} className={styles['hint']}>
          {hasFailed ? templateTexts.failed : templateTexts.useHint[template.use]}
        </p>
        <Button
          primary
          disabled={catalogue === null || typeof edit === 'string'}
          onClick={() => {
            if (typeof edit === 'string') return;
            if (applyEdits([edit])) dialog.current?.close();
            else setHasFailed(true);
          }}
        >
          {templateTexts.use[template.use]}
        </Button>
      </div>
    </Dialog>
  );
}

interface TemplateChoiceProps {
  readonly chosen: Template;
  onChoose(template: Template): void;
}

function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['legend']}>{templateTexts.list}</legend>
      {templates.map((template) => (
        <label key={template.id} className={styles['choice']}>
          <input type="radio" name={name} checked={template === chosen} onChange={() => onChoose(template)} />
          {template.title}
        </label>
      ))}
    </fieldset>
  );
}
