import { asciiLowerCase } from '../../../match/ascii';
import { CompactOutcome, decideMany } from '../../../match/decide-many';
import { AI_TRAINING_TOKEN } from '../../../policy-token';
import { openToTraining } from '../../facts/open-to-training';
import { atValue, defineRule } from '../../lint-rule';

/** Maximum number of named crawlers. */
const MOST_NAMES = 5;

export const rule = defineRule<{ names: readonly string[]; more: number }>({
  dialects: 'crawlers',
  kind: 'advice',
  check(file, report) {
    const line = file.agents.find(({ value }) => asciiLowerCase(value) === AI_TRAINING_TOKEN);
    if (line === undefined) return;
    const { outcome } = decideMany(file.google, { productTokens: [AI_TRAINING_TOKEN] }, ['/']);
    if (outcome[0] !== CompactOutcome.disallowed) return;
    const names = openToTraining(file).map(({ name }) => name);
    if (names.length === 0) return;
    report({
      ...atValue(line),
      params: { names: names.slice(0, MOST_NAMES), more: Math.max(0, names.length - MOST_NAMES) },
    });
  },
});
