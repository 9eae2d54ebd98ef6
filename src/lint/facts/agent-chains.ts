import { memoize } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { fieldMistakes } from './field-mistakes';
import { isKnownField } from './spelling';
import { isValueInDoubt } from './value-in-doubt';

/** User-agent lines up to a rule or the end of the file, in runs separated by blank lines or other fields. */
export interface AgentChain {
  readonly runs: readonly (readonly LintLine[])[];
  /** Blank lines between the runs, or after the last one. */
  readonly blanks: readonly LintLine[];
  /** True if no rule follows. */
  readonly isLast: boolean;
  /** True if another field is among them. */
  readonly hasField: boolean;
  /** True if a comment is among them. */
  readonly hasComment: boolean;
}

/** Returns the chains of user-agent lines with several runs or without a rule, in file order. Those with mistakes are left out. */
export const agentChains = memoize((file: LintFile): readonly AgentChain[] => {
  const chains: AgentChain[] = [];
  let runs: LintLine[][] = [];
  let blanks: LintLine[] = [];
  let isRunOver = false;
  let hasField = false;
  let hasComment = false;
  let isCommentAbove = false;
  const end = (isLast: boolean): void => {
    if (runs.length > (isLast ? 0 : 1)) chains.push({ runs, blanks, isLast, hasField, hasComment });
    runs = [];
    blanks = [];
    hasField = false;
    hasComment = false;
    isCommentAbove = false;
    isRunOver = false;
  };
  for (const line of file.lines) {
    if (line.kind === 'user-agent') {
      if (runs.length === 0 || isRunOver) runs.push([line]);
      else runs.at(-1)?.push(line);
      isRunOver = false;
      hasComment ||= isCommentAbove;
    } else if (runs.length === 0) continue;
    else if (line.kind === 'comment') isCommentAbove = true;
    else if (line.kind === 'empty') {
      blanks.push(line);
      isRunOver = true;
    } else if (line.kind === 'other' && isKnownField(line.name)) {
      isRunOver = true;
      hasField = true;
    }
    // Any other line ends the chain: a misspelt rule, or a sitemap, which another rule reports.
    else end(false);
  }
  if (file.google.limitCut === null) end(true);
  const mistakes = fieldMistakes(file);
  const isSound = (line: LintLine): boolean =>
    !mistakes.has(line.number) && line.value !== '' && !isValueInDoubt(file, line);
  return chains.filter((chain) => chain.runs[0]?.every(isSound));
});
