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
  ])('returns the distance of %s and %s: %i', (a, b, distance) => {
    expect(spellingDistance(a, b, 2)).toBe(distance);
    expect(spellingDistance(b, a, 2)).toBe(distance);
  });

  test('gives up on a long word immediately', () => {
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
  ])('reads %s as %s', (word, field) => {
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
  ])('reads “%s” as no field', (word) => {
    expect(misspeltField(word)).toBeNull();
  });
});

test('finds similar fields that decide no verdict', () => {
  expect(nearOtherField('crawl delay')).toBe('crawl-delay');
  expect(nearOtherField('content-signals')).toBe('content-signal');
  expect(nearOtherField('no-index')).toBe('noindex');
  expect(nearOtherField('unicorn')).toBeNull();
});
