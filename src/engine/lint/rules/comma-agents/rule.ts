import { agentListRule } from '../../facts/agent-list-rule';
import { agentNames } from '../../facts/agent-value';

export const rule = agentListRule('commas', (value) =>
  value
    .split(',')
    .map((name) => agentNames(name).join(' '))
    .filter((name) => name !== ''),
);
