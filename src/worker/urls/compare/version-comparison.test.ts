import { expect, test } from 'vitest';
import { PLAIN_ANSWER } from '../../../engine';
import { ParsedFile } from '../../document/parsed-file';
import { crawlerNamed } from '../verdicts/testdata/questions';
import { UrlVerdicts } from '../verdicts/url-verdicts';
import { named } from './testdata/compared';
import { type CompareQuestion, VersionComparison } from './version-comparison';

/** A list that counts how often each URL is read. */
class CountedUrls {
  readonly length = 100;
  read = 0;
  urlAt(row: number): string {
    this.read += 1;
    return `/${row}`;
  }
}

function questionOf(urls: CountedUrls, other: string, decided: UrlVerdicts): CompareQuestion {
  return {
    urls,
    other: ParsedFile.open({ source: other }),
    present: ParsedFile.open({ source: 'User-agent: a\nDisallow: /1\n\nUser-agent: b\nDisallow: /2' }),
    condition: { robotsUrl: null, answer: PLAIN_ANSWER },
    crawlers: [named(crawlerNamed('a')), named(crawlerNamed('b'))],
    decided,
  };
}

function changesOf(question: CompareQuestion) {
  const steps = new VersionComparison().compare(question);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  if (step.value === 'too-many-cells') throw new Error('Too many');
  const { changes } = step.value;
  return Array.from({ length: changes.length }, (_, index) => changes.rowAt(index));
}

const others = ['User-agent: b\nDisallow: /2\n\nUser-agent: a\nDisallow: /1', 'User-agent: *\nDisallow: /1'];

test.each(others)('verdicts of the table are not decided again: %j', (other) => {
  const urls = new CountedUrls();
  const decided = new UrlVerdicts();
  const question = questionOf(urls, other, decided);
  const { present: file, ...payload } = question;
  decided.setQuestion({ ...payload, file });
  for (const _ of decided.compute());
  expect(urls.read).toBe(100);
  const changed = changesOf(question);
  // Rules that apply to a crawler in both files are decided once, even if their lines differ.
  expect(urls.read).toBe(100);
  // If the table has no verdicts, those of the current file are used for both.
  const anew = new CountedUrls();
  expect(changesOf(questionOf(anew, other, new UrlVerdicts()))).toEqual(changed);
  expect(anew.read).toBe(100);
});

test('rules that only the other version has are decided once', () => {
  const urls = new CountedUrls();
  const decided = new UrlVerdicts();
  const question = questionOf(urls, 'User-agent: a\nDisallow: /3', decided);
  const { present: file, ...payload } = question;
  decided.setQuestion({ ...payload, file });
  for (const _ of decided.compute());
  expect(changesOf(question).length).toBeGreaterThan(0);
  expect(urls.read).toBe(200);
});
