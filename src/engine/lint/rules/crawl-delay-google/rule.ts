import { unusedDelayRule } from '../../facts/delay-rules';

export const rule = unusedDelayRule({ only: ['google'] }, (uses) => uses.has('ignored'));
