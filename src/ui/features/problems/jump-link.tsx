import type { ReactNode } from 'react';
import type { FindingRow } from '../../../store';
import link from '../../parts/controls/link.module.css';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { useMendingOf } from './mending';

interface JumpLinkProps {
  readonly row: FindingRow;
  /** The line, counted from 1, where it stood when the finding was made. */
  readonly line: number;
  /** Whether the Tab key reaches it. */
  readonly tabIndex?: 0 | -1;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to a line of a finding, also where it has moved meanwhile. */
export function JumpLink({ row, line, tabIndex = 0, className = link['link'], children }: JumpLinkProps) {
  const mending = useMendingOf();
  return (
    <a
      className={className}
      href={`#${EDITOR_ID}`}
      tabIndex={tabIndex}
      onClick={(event) => {
        event.preventDefault();
        mending.follow(row, line, event.currentTarget);
      }}
    >
      {children}
    </a>
  );
}
