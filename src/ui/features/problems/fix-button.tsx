import { ofFinding, type Rich } from '../../../messages';
import type { FindingRow } from '../../../store';
import { aboutOf } from '../../parts/about-of';
import { Button } from '../../parts/controls/button';
import { useMendingOf } from './mending';

interface FixButtonProps {
  readonly row: FindingRow;
  /** What the finding is called, for who does not see where the button stands. */
  readonly title: Rich;
  /** Whether the Tab key reaches it. */
  readonly tabIndex?: 0 | -1;
}

/** Mends a finding at once; nothing where no edit can. */
export function FixButton({ row, title, tabIndex = 0 }: FixButtonProps) {
  const mending = useMendingOf();
  const name = row.fix === null ? undefined : aboutOf(row.rule).fixName?.(row.params);
  if (name === undefined) return null;
  return (
    <Button
      data-fix
      tabIndex={tabIndex}
      outlined
      small
      aria-label={ofFinding(name, title)}
      onClick={(event) => mending.fix(row, event.currentTarget)}
    >
      {name}
    </Button>
  );
}
