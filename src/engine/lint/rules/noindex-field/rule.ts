import { perGroupRule } from '../../facts/per-group-rule';

export const rule = perGroupRule('risk', 'noindex');
