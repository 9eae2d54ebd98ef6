import { createContext, useContext } from 'react';
import type { FindingRow, FixChoice } from '../../../store';

/** What the list can do with its findings. */
export interface Mending {
  /** Mends one finding at once and says what became of it; a fix that may change verdicts is previewed first. */
  fix(row: FindingRow, element: HTMLElement): void;
  /** Puts a finding aside by a comment. */
  ignore(row: FindingRow, element: HTMLElement): void;
  /** Brings the text into its usual form, and says what that did. */
  format(): void;
  /** Shows what fixes would do. */
  preview(choice: FixChoice): void;
  /** Leads to a line of a finding in the editor; `link` is where Esc leads back to. */
  follow(row: FindingRow, line: number, link: HTMLElement): void;
}

/** Holds that, inside the list. */
export const MendingContext = createContext<Mending | null>(null);

/** What the list can do with its findings. */
export function useMendingOf(): Mending {
  const mending = useContext(MendingContext);
  if (mending === null) throw new Error('A finding stands outside MendingContext');
  return mending;
}
