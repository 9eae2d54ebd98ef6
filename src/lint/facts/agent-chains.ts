import { memoize } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { fieldMistakes } from './field-mistakes';
import { isValueInDoubt } from './value-in-doubt';

/** User-agent lines up to a rule or the end of the file, in runs separated by blank lines or other fields. */
export interface AgentChain {
  readonly runs: readonly (readonly LintLine[])[];
  /** Blank lines between the runs, or after the last one. */
  readonly blanks: readonly LintLine[];
  /** True if no rule follows. */
  readonly isLast: boolean;
  /** The first other field among them; empty if there is none. */
  readonly field: string;
  /** True if a comment is among them. */
  readonly hasComment: boolean;
}

/** Returns the chains of user-agent lines with several runs or without a rule, in file order. Those with mistakes are left out. */
export const agentChains = memoize((file: LintFile): readonly AgentChain[] => {
  const chains: AgentChain[] = [];
  let runs: LintLine[][] = [];
  let blanks: LintLine[] = [];
  let isRunOver = false;
  let field = '';
  let hasComment = false;
  let isCommentAbove = false;
  const end = (isLast: boolean): void => {
    if (runs.length > (isLast ? 0 : 1)) chains.push({ runs, blanks, isLast, field, hasComment });
    runs = [];
    blanks = [];
    field = '';
    hasComment = false;
    isCommentAbove = false;
    isRunOver = false;
  };
  const mistakes = fieldMistakes(file);
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
    } else if (line.kind === 'sitemap' || (line.kind === 'other' && !mistakes.has(line.number))) {
      isRunOver = true;
      if (field === '') ({ field } = line);
    }
    // Any other line ends the chain: a rule, perhaps a misspelt one.
    else end(false);
  }
  if (file.google.limitCut === null) end(true);
  const isSound = (line: LintLine): boolean =>
    !mistakes.has(line.number) && line.value !== '' && !isValueInDoubt(file, line);
  return chains.filter((chain) => chain.runs[0]?.every(isSound));
});
