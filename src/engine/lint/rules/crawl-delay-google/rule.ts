import { unusedDelayRule } from '../../facts/unused-delay-rule';

export const rule = unusedDelayRule({ only: ['google'] }, (uses) => uses.has('ignored'));
