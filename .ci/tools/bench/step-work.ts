import { LineTable, RobotsTxt } from '../../../src/engine/parse';
import { RuleList } from '../../../src/engine/proof';
import type { Steps } from './operations';

/** Methods by which all of our code reads lines, makes rules and compares patterns. */
const COUNTED: readonly [prototype: object, names: readonly string[]][] = [
  [LineTable.prototype, ['kind', 'has', 'span', 'number', 'field', 'writtenValue']],
  [RobotsTxt.prototype, ['valueAt', 'ruleAt']],
  [RuleList.prototype, ['strongest', 'topTwo', 'topTwoOf', 'overlapping', 'has', 'isRemoved']],
];

/** Work of the steps of an operation: calls that read a line, make a rule or compare patterns. */
export interface StepWork {
  /** That of the step with the most. */
  readonly most: number;
  readonly all: number;
}

/** Counts the work of each step. Unlike time, it is the same in each run and on each machine. */
export function workOf(steps: Steps): StepWork {
  let calls = 0;
  const restore = COUNTED.map(([prototype, names]) =>
    replaceMethods(prototype, names, () => {
      calls++;
    }),
  );
  try {
    let most = 0;
    let all = 0;
    for (let isDone = false; !isDone; calls = 0) {
      isDone = steps.next().done === true;
      most = Math.max(most, calls);
      all += calls;
    }
    return { most, all };
  } finally {
    for (const undo of restore) undo();
  }
}

/** Calls `count` with each call of some methods. Returns a function that takes that back. */
function replaceMethods(prototype: object, names: readonly string[], count: () => void): () => void {
  const methods = prototype as Record<string, (...values: unknown[]) => unknown>;
  const own = names.map((name) => [name, methods[name]] as const);
  for (const [name, method] of own) {
    if (method === undefined) throw new Error(`There is no ${name}`);
    methods[name] = function (this: unknown, ...values: unknown[]) {
      count();
      return method.apply(this, values);
    };
  }
  return () => {
    for (const [name, method] of own) if (method !== undefined) methods[name] = method;
  };
}
