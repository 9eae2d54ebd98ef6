import { type FunctionComponent, memo } from 'react';

/**
 * Returns a component that renders again only if the content of its props has changed. The props must be plain data. Each report from the worker
 * consists of new objects, although typing rarely changes the lists in it.
 */
export function memoByContent<Props extends object>(component: FunctionComponent<Props>) {
  return memo(component, (before, after) => JSON.stringify(before) === JSON.stringify(after));
}
