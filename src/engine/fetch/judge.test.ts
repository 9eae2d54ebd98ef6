import { expect, test } from 'vitest';
import { type AnswerEffect, applies, effectOf, type Judgement, judge, type Scope } from '.';
import { pythonFetchRules } from './rules/python';
import { answering, failure, status } from './testdata/answers';

const file = 'https://h.example/robots.txt';
const here = applies(file, 'https://h.example/x', null);
const elsewhere = applies(file, 'https://i.example/x', null);
const effect = (answer = answering({})) => effectOf(answer, pythonFetchRules);
const outcomes = ['allowed', 'disallowed', 'undefined'] as const;

test.each(outcomes)('the rules decide last: %s', (outcome) => {
  expect(judge(here, effect(), { outcome })).toEqual({ outcome, by: 'rules' });
  expect(judge(null, effect(), { outcome })).toEqual({ outcome, by: 'rules' });
});

test.each<[string, AnswerEffect, Judgement]>([
  ['all allowed', effect(status(404)), { outcome: 'allowed', by: 'answer' }],
  ['all disallowed', effect(status(403)), { outcome: 'disallowed', by: 'answer' }],
  ['no verdict', effect(failure('dns')), { outcome: 'undefined', by: 'answer' }],
])('the answer decides before the rules: %s', (_title, given, expected) => {
  for (const outcome of outcomes) expect(judge(here, given, { outcome })).toEqual(expected);
});

test.each<[string, Scope]>([
  ['another host', elsewhere],
  ['another place', applies('https://h.example/a/robots.txt', 'https://h.example/a', null)],
  ['no URL', applies(file, 'x', null)],
  ['another scheme', applies(file, 'mailto:a@h.example', null)],
])('scope decides first: %s', (_title, scope) => {
  for (const answer of [status(200), status(403), status(404), failure('dns')]) {
    const judged = judge(scope, effect(answer), { outcome: 'allowed' });
    expect(judged).toEqual({ outcome: 'not-applicable', by: 'scope' });
  }
});
