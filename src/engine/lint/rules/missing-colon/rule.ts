import { directivesIn } from '../../facts/directives-in-line';
import { foundOf } from '../../facts/field-mistake';
import { fieldMistakeRule } from '../../facts/field-mistake-rule';
import { intentOfLine } from '../../facts/intent-of-line';
import type { Edit } from '../../finding';

export const rule = fieldMistakeRule({
  covers: ({ kind }) => kind === 'no-colon',
  found(file, mistake) {
    const found = foundOf(file, mistake);
    const inner = directivesIn(mistake);
    if (inner === null) return found;
    // A line without its first colon may contain a later one: "User-agent * Disallow: /".
    const intent = intentOfLine(mistake.meant.toLowerCase(), inner);
    return {
      ...found,
      params: { ...found.params, value: inner.firstValue },
      ...(intent !== null && { intent }),
      fix: () => [
        [mistake.fieldFrom, mistake.valueFrom, `${mistake.meant}: `],
        ...inner.rest.map(({ blankFrom, from }): Edit => [blankFrom, from, '\n']),
      ],
    };
  },
});
