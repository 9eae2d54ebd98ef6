import { agentListRule } from '../../facts/agent-list-rule';
import { agentNames } from '../../facts/agent-value';

export const rule = agentListRule('blanks', agentNames);
