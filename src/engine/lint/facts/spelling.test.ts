import { describe, expect, test } from 'vitest';
import { misspeltField, nearOtherField, spellingDistance } from './spelling';

describe('spellingDistance', () => {
  test.each([
    ['allow', 'allow', 0],
    ['alow', 'allow', 1],
    ['alolw', 'allow', 1],
    ['disalow', 'disallow', 1],
    ['dsialolw', 'disallow', 2],
    ['user_agnet', 'user-agent', 2],
    ['', 'ab', 2],
    ['sitemap', 'allow', 3],
    ['abc', 'abcdef', 3],
  ])('%s and %s are %i apart', (a, b, distance) => {
    expect(spellingDistance(a, b, 2)).toBe(distance);
    expect(spellingDistance(b, a, 2)).toBe(distance);
  });

  test('a long word is far from everything, at once', () => {
    const word = 'a'.repeat(1_000_000);
    expect(spellingDistance(word, word, 2)).toBe(3);
  });
});

describe('misspeltField', () => {
  test.each([
    ['alow', 'Allow'],
    ['llow', 'Allow'],
    ['disllow', 'Disallow'],
    ['dis allow', 'Disallow'],
    ['desallow', 'Disallow'],
    ['dallow', 'Disallow'],
    ['isallow', 'Disallow'],
    ['user_agent', 'User-agent'],
    ['useg-agent', 'User-agent'],
    ['agent', 'User-agent'],
    ['site map', 'Sitemap'],
  ])('%s means %s', (word, field) => {
    expect(misspeltField(word)?.field).toBe(field);
  });

  test.each([
    'allow',
    'noindex',
    'noarchive',
    'nofollow',
    'crawl delay',
    'host',
    'sallow',
    'slow',
    'shallow',
    'unicorn',
    'all',
    '',
  ])('“%s” means none of them', (word) => {
    expect(misspeltField(word)).toBeNull();
  });
});

test('fields that decide nothing have neighbours too', () => {
  expect(nearOtherField('crawl delay')).toBe('crawl-delay');
  expect(nearOtherField('content-signals')).toBe('content-signal');
  expect(nearOtherField('no-index')).toBe('noindex');
  expect(nearOtherField('unicorn')).toBeNull();
});
