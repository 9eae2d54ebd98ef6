import type { Comparison, Report } from '../worker';

/** The answer to the first-run example, computed by the build. */
export interface AnsweredExample {
  readonly report: Report;
  readonly comparison: Comparison;
}

/** Writes the answer as JSON. */
export function writeAnsweredExample({ report, comparison }: AnsweredExample): string {
  const { groups, rules } = report.marks;
  return JSON.stringify({
    report: { ...report, marks: { groups: [...groups], rules: [...rules] } },
    comparison,
  });
}

/** Reads what `writeAnsweredExample` wrote. */
export function readAnsweredExample(json: string): AnsweredExample {
  const { report, comparison } = JSON.parse(json) as AnsweredExample;
  const { groups, rules } = report.marks;
  return {
    report: { ...report, marks: { groups: Int32Array.from(groups), rules: Int32Array.from(rules) } },
    comparison,
  };
}
