import { unusedDelayRule } from '../../facts/delay-rules';

export const rule = unusedDelayRule({ only: ['yandex'] }, (uses) => !uses.has('ignored'));
