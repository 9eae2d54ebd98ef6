import { describe, expect, test } from 'vitest';
import { dialectsIn } from '../engine/dialect-ids';
import { crawlerDialects } from '../engine/dialects';
import { decideMany } from '../engine/match';
import { parseRobotsTxt } from '../engine/parse';
import { randomQuestions } from '../engine/testdata/random-questions';
import { applyEdits } from '../engine/text-edits';
import { ruleExamples } from './examples';
import type { Finding } from './finding';
import { lintRules } from './rules';
import { contextOf, findingsIn, unmarked } from './testdata/example-file';
import { ruleAbouts, sources } from './texts';

const rules = [...lintRules].map(([id, rule]) => ({ id, rule, about: ruleAbouts.get(id) }));

const examples = rules.flatMap(({ id, rule, about }) =>
  (ruleExamples.get(id) ?? []).map((example, number) => ({ id, rule, about, example, number: number + 1 })),
);

/** Returns the findings of a rule. */
function of(id: string, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ rule }) => rule === id);
}

/** Counts the findings of each rule. */
function counts(findings: readonly Finding[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { rule } of findings) found.set(rule, (found.get(rule) ?? 0) + 1);
  return found;
}

/** Applies the rule's first fix until none is left, and returns the text. Throws after 20 rounds. */
function fixed(id: string, text: string, context: (typeof examples)[number]['example']['context']): string {
  let now = text;
  for (let round = 0; round < 20; round++) {
    const finding = of(id, findingsIn(now, context)).find(({ fix }) => fix !== null);
    if (finding?.fix == null) return now;
    now = applyEdits(now, finding.fix());
  }
  throw new Error(`${id}: the fix never ends`);
}

test('every rule has texts and examples, and all of them have a rule', () => {
  expect(rules.length).toBeGreaterThan(0);
  const ids = rules.map(({ id }) => id).sort();
  expect([...ruleAbouts.keys()].sort()).toEqual(ids);
  expect([...ruleExamples.keys()].sort()).toEqual(ids);
});

test('a statement about Python names its versions as the list of sources does, or holds for all', () => {
  const names = rules.flatMap(({ about }) => about?.crawlers.map(({ who }) => who) ?? []);
  const python = names.filter((who) => who.includes('Python')).map((who) => who.replace('wget and ', ''));
  const allowed = ['Python’s robotparser', sources.python.name, sources.pythonNew.name];
  expect(new Set(python)).toEqual(new Set(allowed));
});

describe.each(rules)('$id', ({ rule, about }) => {
  test('has a name for its fix if and only if it has a fix', () => {
    expect(about?.fixName !== undefined).toBe(rule.fix !== undefined);
  });

  test('is advice if it is a guess', () => {
    if (rule.isHeuristic) expect(rule.kind).toBe('advice');
    expect(dialectsIn(rule.dialects).length).toBeGreaterThan(0);
  });
});

describe.each(examples)('$id, example $number', ({ id, rule, about, example }) => {
  const bad = unmarked(example.bad);
  const good = unmarked(example.good).text;

  test('finds the mistake with its span', () => {
    const spans = of(id, findingsIn(bad.text, example.context)).map(({ from, to }) => [from, to]);
    expect(spans).toEqual(bad.spans.length === 0 ? [[0, 0]] : bad.spans);
  });

  test('has the expected severity', () => {
    const severities = of(id, findingsIn(bad.text, example.context)).map(({ severity }) => severity);
    expect(severities.length).toBeGreaterThan(0);
    expect(severities).toEqual(
      typeof example.severity === 'string' ? severities.map(() => example.severity) : example.severity,
    );
  });

  test('finds nothing in the corrected file', () => {
    expect(of(id, findingsIn(good, example.goodContext ?? example.context))).toEqual([]);
  });

  test('has texts without missing values', () => {
    for (const { params } of of(id, findingsIn(bad.text, example.context))) {
      for (const words of [about?.title(params), about?.explain(params)]) {
        const text = JSON.stringify(words);
        expect(text.length).toBeGreaterThan(10);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test('is ignored by a comment', () => {
    const finding = of(id, findingsIn(bad.text, example.context))[0];
    const at =
      finding === undefined || finding.line === 0
        ? 0
        : bad.text.lastIndexOf('\n', Math.max(0, finding.from - 1)) + 1;
    const ignoring = applyEdits(bad.text, [[at, at, `# tester-ignore: ${id}\n`]]);
    expect(of(id, findingsIn(ignoring, example.context)).length).toBe(Math.max(0, bad.spans.length - 1));
  });

  test('the fix removes the finding, adds no other, and does nothing the second time', () => {
    const before = findingsIn(bad.text, example.context);
    const after = fixed(id, bad.text, example.context);
    if (rule.fix === undefined) {
      expect(of(id, before).every(({ fix }) => fix === null)).toBe(true);
      return;
    }
    expect(after).not.toBe(bad.text);
    const left = findingsIn(after, example.context);
    expect(of(id, left).filter(({ fix }) => fix !== null)).toEqual([]);
    expect(of(id, left).length).toBeLessThan(of(id, before).length);
    const had = counts(before);
    for (const [other, count] of counts(left))
      expect([other, count <= (had.get(other) ?? 0)]).toEqual([other, true]);
    expect(fixed(id, after, example.context)).toBe(after);
  });

  test('a neutral fix, or the fix of a tidy finding, changes no verdict', () => {
    const found = of(id, findingsIn(bad.text, example.context));
    if (rule.fix !== 'neutral' && !found.every(({ severity }) => severity === 'tidy')) return;
    const after = fixed(id, bad.text, example.context);
    const { crawlers } = contextOf(example.context);
    for (const dialect of crawlerDialects) {
      const before = parseRobotsTxt(bad.text, dialect);
      const now = parseRobotsTxt(after, dialect);
      for (const { token, urls } of randomQuestions([bad.text, after], crawlers, 200)) {
        const tested = { productTokens: token === null ? [] : [token] };
        expect([...decideMany(now, tested, urls).outcome]).toEqual([
          ...decideMany(before, tested, urls).outcome,
        ]);
      }
    }
  });
});
