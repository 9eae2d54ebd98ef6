import { useId, useRef, useState } from 'react';
import { type Template, templates } from '../../../catalogue/templates';
import { templateHint, templateTexts } from '../../../messages';
import { CatalogueMissing } from '../../parts/catalogue/catalogue-missing';
import { useCatalogue } from '../../parts/catalogue/use-catalogue';
import { ChangeBlock } from '../../parts/changes/change-block';
import { Button } from '../../parts/controls/button';
import { Dialog, type DialogHandle } from '../../parts/dialog/dialog';
import { useActions, useTester } from '../../parts/tester-context';
import { TemplateDetails } from './template-details';
import styles from './templates-dialog.module.css';
import { type TemplateCheck, useTemplateCheck } from './use-template-check';
import { type TemplateEdit, useTemplateEdit } from './use-template-edit';

/**
 * Lists templates for kinds of sites and for goals, each with what it changes. Open as soon as it is mounted.
 */
export function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<DialogHandle>(null);
  const [template, setTemplate] = useState<Template>(templates[0] as Template);
  const catalogue = useCatalogue();
  const isMissing = useTester((state) => state.catalogue === 'missing');
  const text = template.text(catalogue?.crawlers ?? []);
  const [hasFailed, setHasFailed] = useState(false);
  const edit = useTemplateEdit(template, text);
  const check = useTemplateCheck(edit);
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
          {catalogue !== null && <TemplateDetails template={template} text={text} />}
          {isMissing && <CatalogueMissing />}
        </div>
        <div className={styles['changes']}>
          <ChangeBlock
            key={template.id}
            check={typeof check === 'string' ? null : check}
            status={statusOf(edit, check)}
            origin={templateTexts.origin[template.use]}
          />
        </div>
      </div>
      <div className={styles['foot']}>
        <p role={hasFailed ? 'alert' : undefined} className={styles['hint']}>
          {hasFailed ? templateTexts.failed : templateHint(typeof check === 'string' ? null : check)}
        </p>
        <Button
          primary
          disabled={catalogue === null || typeof edit === 'string' || check === 'waiting'}
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

/** Says why it isn't known what the template changes. */
function statusOf(edit: TemplateEdit, check: TemplateCheck): string {
  if (edit === 'nowhere' || edit === 'missing') return templateTexts.notAdded[edit];
  return check === 'missing' ? templateTexts.notChecked : templateTexts.waiting;
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
