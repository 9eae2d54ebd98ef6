import { createContext, useContext } from 'react';
import type { FindingRow, FixChoice } from '../../../store';

/** Actions that change the file. */
export interface FileChanges {
  /** Fixes one finding and shows the result. Shows a preview first if the fix may change verdicts or block more. */
  fix(row: FindingRow, element: HTMLElement): void;
  /** Ignores a finding by a comment. */
  ignore(row: FindingRow, element: HTMLElement): void;
  /** Formats the text and shows the result. */
  format(): void;
  /** Compares the file with its simplified version in the Compare view. If there is none, shows why. */
  simplify(): void;
  /** Shows a preview of fixes. */
  preview(choice: FixChoice): void;
}

/** Actions on findings of the list. */
export interface FindingActions {
  /** Null in the embed page, which offers no fixes. */
  readonly changes: FileChanges | null;
  /** Moves to a line of a finding in the editor. Esc moves back to `link`. */
  follow(row: FindingRow, line: number, link: HTMLElement): void;
}

/** Provides `FindingActions` inside the list. */
export const FindingActionsContext = createContext<FindingActions | null>(null);

/** Returns the actions on findings of the list. */
export function useFindingActions(): FindingActions {
  const actions = useContext(FindingActionsContext);
  if (actions === null) throw new Error('A finding stands outside FindingActionsContext');
  return actions;
}
