import { unusedDelayRule } from '../../facts/unused-delay-rule';

export const rule = unusedDelayRule({ only: ['yandex'] }, (uses) => !uses.has('ignored'));
