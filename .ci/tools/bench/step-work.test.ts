import { expect, test } from 'vitest';
import { hostileFiles } from './hostile-files';
import { operations } from './operations';
import { workOf } from './step-work';

/** Size of the files: large enough for each kind to need many steps. */
const BYTES = 50_000;
/** A step may have so much more work than was recorded. */
const TOLERANCE = 1.05;
const SLACK = 200;

/**
 * The most work of a step at the last recording, by kind of file: a loop over lines, rules or groups that no longer pauses exceeds it. If a
 * step has more work for a reason, record it again and look at its time in `npm run bench`.
 */
const RECORDED: Readonly<Record<string, Readonly<Record<keyof typeof operations, number>>>> = {
  'only CR': { lint: 50_001, overview: 3, compare: 0, simplify: 0 },
  'empty rules': { lint: 63_616, overview: 127_239, compare: 236_333, simplify: 95_445 },
  'nested folders /a/a/…/n': { lint: 4_298, overview: 8_603, compare: 7_442, simplify: 24_876 },
  'unknown fields': { lint: 34_062, overview: 7, compare: 64, simplify: 16 },
  '20 stars a rule': { lint: 17_109, overview: 25_487, compare: 21_914, simplify: 12_844 },
  'groups of unknown names': { lint: 13_328, overview: 6_664, compare: 13_328, simplify: 6_860 },
  'plain /pN/': { lint: 39_732, overview: 79_471, compare: 68_186, simplify: 39_736 },
  'one group of many names': { lint: 22_704, overview: 11_352, compare: 22_704, simplify: 11_366 },
  'groups of one name': { lint: 105_196, overview: 35_763, compare: 40_946, simplify: 23_842 },
  'groups of known names': { lint: 91_314, overview: 33_005, compare: 7_544, simplify: 7_076 },
  'exceptions in folders': { lint: 42_980, overview: 85_967, compare: 73_746, simplify: 42_984 },
  'several paths a line': { lint: 72_198, overview: 48_139, compare: 41_330, simplify: 24_080 },
  'no slashes': { lint: 44_702, overview: 89_411, compare: 76_706, simplify: 44_706 },
};

test.each(Object.entries(RECORDED))('no step has more work than recorded: %s', (kind, recorded) => {
  const text = hostileFiles.get(kind)?.(BYTES) ?? '';
  expect(text.length).toBeGreaterThan(BYTES / 2);
  for (const name of ['lint', 'overview', 'compare', 'simplify'] as const) {
    const { most } = workOf(operations[name](text));
    expect(most, name).toBeLessThanOrEqual(recorded[name] * TOLERANCE + SLACK);
    // A smaller record catches more.
    expect(most, `${name} has become smaller: record it`).toBeGreaterThanOrEqual(
      recorded[name] / TOLERANCE - SLACK,
    );
  }
});
