import type { ReactNode } from 'react';
import type { FindingRow } from '../../../store';
import link from '../../parts/controls/link.module.css';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { useFindingActions } from './finding-actions';

interface JumpLinkProps {
  readonly row: FindingRow;
  /** Line in the text that the report is about, counted from 1. */
  readonly line: number;
  /** 0 if the Tab key reaches the link. */
  readonly tabIndex?: 0 | -1;
  /** Name for screen readers, if the visible text is only a part of it. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Link to a line of a finding, even if the line has moved. */
export function JumpLink({
  row,
  line,
  tabIndex = 0,
  label,
  className = link['link'],
  children,
}: JumpLinkProps) {
  const actions = useFindingActions();
  return (
    <a
      className={className}
      href={`#${EDITOR_ID}`}
      tabIndex={tabIndex}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        actions.follow(row, line, event.currentTarget);
      }}
    >
      {children}
    </a>
  );
}
