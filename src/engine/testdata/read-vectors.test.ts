import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  readFoundingMatches,
  readMatchVectors,
  readParseVectors,
  readUnitEscapes,
  readUnitKeys,
  readUnitUrlPaths,
} from './read-vectors';

describe('the test vectors', () => {
  it('include match vectors with verdicts of both kinds', () => {
    const vectors = [...readMatchVectors()];
    expect(vectors).toHaveLength(4558);
    for (const vector of vectors) {
      expect(vector).toEqual({
        ...(vector.name === undefined ? {} : { name: expect.any(String) }),
        robots_b64: expect.any(String),
        agent: expect.any(String),
        url: expect.any(String),
        allowed: expect.any(Boolean),
        line: expect.any(Number),
        specific: expect.any(Boolean),
      });
    }
    expect(new Set(vectors.map(({ allowed }) => allowed)).size).toBe(2);
  });

  it('include parse vectors with one event and one tag per line', () => {
    const vectors = [...readParseVectors()];
    expect(vectors).toHaveLength(784);
    for (const { events, tags, last } of vectors) {
      expect(events.map(({ line }) => line)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
      expect(tags).toHaveLength(last);
      for (const { type, key, value, meta } of events) {
        expect(meta).toMatch(/^[ecCdtlm]*$/);
        expect(key !== undefined).toBe(type === 'unknown');
        expect(value !== undefined).toBe(type !== undefined);
      }
    }
  });

  it('include the known number of unit vectors', () => {
    expect([...readUnitUrlPaths()]).toHaveLength(4353);
    expect([...readUnitEscapes()]).toHaveLength(789);
    expect([...readUnitKeys()]).toHaveLength(54);
  });

  it('include 170 founding cases to run, and one statement without a file', () => {
    const cases = readFoundingMatches();
    const runnable = cases.filter((one) => 'robots' in one);
    expect([cases.length, runnable.length]).toEqual([171, 170]);
    for (const one of runnable) {
      expect(one.agents.length).toBeGreaterThan(0);
      expect(['allow', 'disallow']).toContain(one.expect);
    }
  });

  it("are decoded exactly, even if they aren't UTF-8", () => {
    expect([...bytesOf('77u//w==')]).toEqual([0xef, 0xbb, 0xbf, 0xff]);
  });
});
