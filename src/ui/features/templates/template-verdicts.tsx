import { policyTokenNamed } from '../../../catalogue/full';
import type { Template } from '../../../catalogue/templates';
import { changedAnswers, plain, preferencesNote, templateTexts, templateVerdict } from '../../../messages';
import type { Catalogue, VerdictChange } from '../../../store';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import { Icon } from '../../parts/controls/icon';
import { HiddenText } from '../../parts/text/hidden-text';
import styles from './template-verdicts.module.css';
import type { TemplateEdit } from './use-template-edit';
import { useTemplateVerdicts, type CheckedVerdicts as Verdicts } from './use-template-verdicts';

interface TemplateVerdictsProps {
  readonly template: Template;
  /** The edit that uses the template. */
  readonly edit: TemplateEdit;
  readonly catalogue: Catalogue;
}

/**
 * A table of the template's questions with the verdicts before and after its use. The rows are there from the
 * start, so nothing moves.
 */
export function TemplateVerdicts({ template, edit, catalogue }: TemplateVerdictsProps) {
  const verdicts = useTemplateVerdicts(template, edit, catalogue);
  const { columns } = templateTexts;
  return (
    <>
      <table className={styles['table']} aria-label={templateTexts.verdicts}>
        <thead>
          <tr>
            <th scope="col">{columns.crawler}</th>
            <th scope="col">{columns.path}</th>
            <th scope="col">{columns.before[template.use]}</th>
            <th scope="col">{columns.after[template.use]}</th>
          </tr>
        </thead>
        <tbody>
          {template.probes.map(({ crawler, path }, index) => (
            <Row
              key={`${crawler} ${path}`}
              name={catalogue.crawlers.find(({ id }) => id === crawler)?.name ?? crawler}
              path={path}
              change={typeof verdicts === 'string' ? null : (verdicts.verdicts[index] ?? null)}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className={styles['note']}>
        <Note edit={edit} verdicts={verdicts} />
      </p>
    </>
  );
}

interface NoteProps {
  readonly edit: TemplateEdit;
  readonly verdicts: Verdicts;
}

/** Says what else changes, or why the template can't be used or its verdicts are missing. */
function Note({ edit, verdicts }: NoteProps) {
  if (edit === 'nowhere' || edit === 'missing') return templateTexts.notAdded[edit];
  if (verdicts === 'missing') return templateTexts.noAnswers;
  if (verdicts === 'waiting') return <HiddenText>{templateTexts.waiting}</HiddenText>;
  const { check } = verdicts;
  return `${changedAnswers(check)}. ${plain(preferencesNote(check.preferences, policyTokenNamed))}`.trim();
}

interface RowProps {
  readonly name: string;
  readonly path: string;
  readonly change: VerdictChange | null;
}

function Row({ name, path, change }: RowProps) {
  const isOther = change !== null && change.before.outcome !== change.after.outcome;
  return (
    <tr data-changes={isOther || undefined}>
      <th scope="row">{name}</th>
      <td>
        <code>{path}</code>
      </td>
      <Cell verdict={change?.before ?? null} isOther={false} />
      <Cell verdict={change?.after ?? null} isOther={isOther} />
    </tr>
  );
}

interface CellProps {
  readonly verdict: VerdictChange['before'] | null;
  readonly isOther: boolean;
}

function Cell({ verdict, isOther }: CellProps) {
  if (verdict === null) return <td>{templateTexts.noAnswer}</td>;
  return (
    <td data-outcome={verdict.outcome}>
      <Icon name={outcomeIcon(verdict.outcome)} /> {templateVerdict(verdict)}
      {isOther && <HiddenText>, {templateTexts.changed}</HiddenText>}
    </td>
  );
}
