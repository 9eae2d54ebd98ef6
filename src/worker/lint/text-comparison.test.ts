import { expect, test } from 'vitest';
import { crawlers } from '../../catalogue/full';
import { LintedFile } from '../../lint/fixes';
import { ParsedFile } from '../document/parsed-file';
import type { ComparisonRequest } from './lint-protocol';
import { finish } from './testdata/finish';
import { lintEngine } from './testdata/lint-engine';
import { TextComparer } from './text-comparison';

const context = { ...lintEngine.NO_CONTEXT, crawlers };

/** Compares texts one after another, and counts the proofs. */
function counted() {
  let proofs = 0;
  const engine: typeof lintEngine = {
    ...lintEngine,
    *versionChanges(...given) {
      proofs++;
      return yield* lintEngine.versionChanges(...given);
    },
  };
  const open = (source: string) => new LintedFile(ParsedFile.open({ source }), context, engine);
  const comparer = new TextComparer();
  return {
    open,
    compare: (linted: LintedFile, request: ComparisonRequest) => finish(comparer.compare(linted, request)),
    proofs: () => proofs,
  };
}

const question = { productTokens: ['a'], ignoresGlobalGroup: false, dialect: 'google', url: '/x' } as const;
const request: ComparisonRequest = {
  other: { source: 'User-agent: *\nDisallow: /' },
  isOtherFirst: true,
  question,
  check: { crawlers: [], urls: [] },
};

test('the other text is the earlier or the later one', () => {
  const { open, compare } = counted();
  const present = open('User-agent: *\nDisallow: /a');
  expect(compare(present, request)).toMatchObject({
    isQuestionChanged: true,
    check: { changed: 1, changes: [{ before: { lines: [2] }, after: { lines: [] } }] },
  });
  expect(compare(present, { ...request, isOtherFirst: false }).check).toMatchObject({
    changes: [{ before: { lines: [] }, after: { lines: [2] } }],
  });
});

test('the proof is kept while only the question changes', () => {
  const { open, compare, proofs } = counted();
  const present = open('User-agent: *\nDisallow: /a');
  compare(present, request);
  const other = compare(present, { ...request, question: { ...question, url: '/a' } });
  expect(other.isQuestionChanged).toBe(false);
  expect(compare(present, { ...request, question: null }).isQuestionChanged).toBe(false);
  expect(proofs()).toBe(1);
  const bytes = new TextEncoder().encode('User-agent: *\nDisallow: /');
  const changed: readonly ComparisonRequest[] = [
    { ...request, isOtherFirst: false },
    { ...request, other: { source: 'User-agent: *\nDisallow: /b' } },
    { ...request, other: { source: bytes } },
    { ...request, check: { crawlers: [{ ...question, names: ['a'] }], urls: [] } },
  ];
  for (const [index, each] of changed.entries()) {
    compare(present, each);
    compare(present, { ...each });
    expect(proofs()).toBe(2 + index);
  }
  compare(open('User-agent: *\nDisallow: /b'), request);
  expect(proofs()).toBe(2 + changed.length);
});
