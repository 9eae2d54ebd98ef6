import { foundOf } from '../../facts/field-mistake';
import { fieldMistakeRule } from '../../facts/field-mistake-rule';

export const rule = fieldMistakeRule({
  covers: ({ kind }) => kind === 'separator',
  found: foundOf,
});
