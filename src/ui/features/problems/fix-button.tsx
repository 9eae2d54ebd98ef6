import { ofFinding, type Rich } from '../../../messages';
import type { FindingRow } from '../../../store';
import { aboutOf } from '../../parts/about-of';
import { Button } from '../../parts/controls/button';
import { useFindingActions } from './finding-actions';

interface FixButtonProps {
  readonly row: FindingRow;
  /** Title of the finding, for the accessible name. */
  readonly title: Rich;
  /** 0 if the Tab key reaches the button. */
  readonly tabIndex?: 0 | -1;
}

/** Button that fixes a finding. Renders nothing if the finding has no fix, or the file can't be changed. */
export function FixButton({ row, title, tabIndex = 0 }: FixButtonProps) {
  const { changes } = useFindingActions();
  const name = row.fix === null ? undefined : aboutOf(row.rule).fixName?.(row.params);
  if (name === undefined || changes === null) return null;
  return (
    <Button
      data-fix
      tabIndex={tabIndex}
      outlined
      small
      aria-label={ofFinding(name, title)}
      onClick={(event) => changes.fix(row, event.currentTarget)}
    >
      {name}
    </Button>
  );
}
