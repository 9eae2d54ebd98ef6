import { describe, expect, test } from 'vitest';
import { google } from './dialects';
import { ACCEPTED_TYPO, FieldKind } from './dialects/dialect';
import { pathOf } from './match/contest';
import { matchDifference, parseDifference } from './testdata/compare-with-google';
import {
  readMatchVectors,
  readParseVectors,
  readUnitEscapes,
  readUnitKeys,
  readUnitUrlPaths,
} from './testdata/read-vectors';

/** Cases measured on google/robotstxt itself, see testdata/README.md. */
describe('google compared with its own C++ parser', () => {
  test('gives the same 4,558 verdicts and lines', () => {
    const vectors = [...readMatchVectors()];
    expect(vectors.length).toBe(4558);
    expect(vectors.map(matchDifference).filter((difference) => difference !== null)).toEqual([]);
  });

  test('reports the same facts for every line of 784 files', () => {
    const vectors = [...readParseVectors()];
    expect(vectors.length).toBe(784);
    expect(vectors.map(parseDifference).filter((difference) => difference !== null)).toEqual([]);
  });

  test('finds the same paths in 4,353 URLs', () => {
    const vectors = [...readUnitUrlPaths()];
    expect(vectors.length).toBe(4353);
    // The vectors contain the whole path. The matcher reads it as a C string, which ends at the first NUL.
    const differences = vectors.filter(
      ({ url, path }) => pathOf(url, { dialect: google }) !== path.split('\0')[0],
    );
    expect(differences).toEqual([]);
  });

  test('escapes 789 values in the same way', () => {
    const vectors = [...readUnitEscapes()];
    expect(vectors.length).toBe(789);
    expect(vectors.filter((vector) => google.paths.normalize(vector.in) !== vector.out)).toEqual([]);
  });

  test('classifies 54 field names in the same way', () => {
    const vectors = [...readUnitKeys()];
    expect(vectors.length).toBe(54);
    const kinds = {
      'user-agent': FieldKind.userAgent,
      allow: FieldKind.allow,
      disallow: FieldKind.disallow,
      sitemap: FieldKind.sitemap,
      unknown: FieldKind.unknown,
    };
    const differences = vectors.filter(
      ({ key, type, typo }) =>
        google.fields.read(key, 0, key.length) !== kinds[type] + (typo ? ACCEPTED_TYPO : 0),
    );
    expect(differences).toEqual([]);
  });
});
