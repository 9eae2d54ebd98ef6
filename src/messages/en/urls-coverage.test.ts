import { describe, expect, it } from 'vitest';
import { plain } from './rich';
import {
  besideOwn,
  besideSentence,
  coverageSummary,
  decidingMeaning,
  idleMeaning,
  rowsShown,
  unfollowedMeaning,
  urlsFigure,
} from './urls-coverage';

describe('texts about coverage', () => {
  it('count URLs, rows and rules', () => {
    expect([0, 1, 2_418].map(urlsFigure)).toEqual(['0 URLs', '1 URL', '2,418 URLs']);
    expect(rowsShown(1, 200, 5_012)).toBe('1–200 of 5,012');
    expect(coverageSummary(1, 0, 0)).toBe('1 rule decides URLs');
    expect(coverageSummary(12, 1, 2)).toBe('12 rules decide URLs · 1 decides none of them · 2 not followed');
  });

  it('name at most three crawlers', () => {
    expect(decidingMeaning(1, ['a'])).toMatch(/the one URL in the list for a, even if/);
    expect(decidingMeaning(8, ['a', 'b', 'c'])).toMatch(/all 8 URLs .* at least one of a, b and c, /);
    expect(unfollowedMeaning(['a', 'b', 'c', 'd'])).toMatch(/ to a, b, c and 1 more crawler:/);
    expect(unfollowedMeaning([])).toMatch(/ to any crawler:/);
  });

  it('say how many URLs the list has', () => {
    expect(idleMeaning(1)).toMatch(/^None of these rules decides the result for the one URL in the list: /);
    expect(idleMeaning(2)).toMatch(/^These rules decide none of the 2 URLs: /);
  });

  it('count the URLs that a rule blocks inside and outside its path', () => {
    expect(plain(besideSentence('Disallow: /c', 2, 1))).toBe(
      'Disallow: /c in line 2 also blocks 1 URL that only starts with the same characters:',
    );
    expect(plain(besideOwn('/c', 0))).toBe('No URL in the list is at /c or below it.');
    expect(plain(besideOwn('/c', 3))).toBe('3 URLs are at /c or below it.');
  });
});
