import { asciiLowerCase } from '../../../match/ascii';
import { CompactOutcome, decideMany } from '../../../match/decide-many';
import { witness } from '../../../match/witness';
import { crawlersMeant } from '../../facts/crawlers-meant';
import type { LintFile } from '../../lint-file';
import { atValue, defineRule } from '../../lint-rule';

const EXTENDED = 'google-extended';
const MOST_RULES = 50;

export const rule = defineRule<{ value: string; paths: readonly string[] }>({
  dialects: { only: ['google'] },
  kind: 'advice',
  check(file, report) {
    const line = file.agents.find(({ value }) => asciiLowerCase(value) === EXTENDED);
    if (line === undefined || file.context.crawlers.length === 0) return;
    // A file that names other AI crawlers uses this name deliberately.
    if (file.agents.some((other) => other !== line && namesAi(other.value, file))) return;
    const urls = blockedPaths(file, file.groupAt(line.number));
    const { outcome } = decideMany(file.google, { productTokens: ['googlebot'] }, urls);
    const open = urls.filter((_, index) => outcome[index] === CompactOutcome.allowed);
    if (open.length === 0) return;
    report({ ...atValue(line), params: { value: line.value, paths: open } });
  },
});

function namesAi(value: string, file: LintFile): boolean {
  return (
    asciiLowerCase(value) !== EXTENDED &&
    crawlersMeant(value, file.context).some(
      ({ category, isTrainedOn }) => category.startsWith('ai-') || isTrainedOn === true,
    )
  );
}

function blockedPaths(file: LintFile, group: number): string[] {
  const rules = file.groups[group]?.rules.slice(0, MOST_RULES) ?? [];
  return rules
    .filter(({ kind, value }) => kind === 'disallow' && value !== '')
    .map((line) => witness(file.patternOf(line)));
}
