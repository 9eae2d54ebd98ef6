import { asciiLowerCase } from '../../../engine/ascii';
import { AI_TRAINING_TOKEN } from '../../../engine/policy-token';
import { blocksAll } from '../../facts/matches-all';
import { firstNames, openToTraining } from '../../facts/open-to-training';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ names: readonly string[]; more: number }>({
  dialects: 'crawlers',
  kind: 'advice',
  check(file, report) {
    const line = file.agents.find(({ value }) => asciiLowerCase(value) === AI_TRAINING_TOKEN);
    if (line === undefined || !blocksAll(file.groupOf(line))) return;
    const readers = openToTraining(file);
    if (readers.length > 0) report({ ...atValue(line), params: firstNames(readers) });
  },
});
