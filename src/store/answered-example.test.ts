import { expect, it } from 'vitest';
import { readAnsweredExample, writeAnsweredExample } from './answered-example';
import { startTester } from './testdata/start-tester';

it('starts with the answer that the build has written, which the worker gives too', async () => {
  const tester = startTester();
  await expect.poll(() => tester.store.getState().comparison).not.toBeNull();
  const { report, comparison } = tester.store.getState();
  if (report === null || comparison === null) throw new Error('There is no answer');
  const answered = readAnsweredExample(writeAnsweredExample({ report, comparison }));
  expect(answered).toEqual({ report, comparison });

  const next = startTester({ answered });
  expect(next.store.getState().report).toBe(answered.report);
  await expect.poll(() => next.store.getState().comparison).not.toBe(answered.comparison);
  expect(next.store.getState().report, 'a second report on the same question is dropped').toBe(
    answered.report,
  );
  expect(next.store.getState().comparison).toEqual(comparison);
  tester.dispose();
  next.dispose();
});
