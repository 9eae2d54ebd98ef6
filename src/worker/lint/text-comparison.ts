import type { LintContext } from '../../engine/lint';
import { ParsedFile } from '../parsed-file';
import { compareVerdicts } from './compare-verdicts';
import type { ComparisonRequest, TextComparison } from './lint-protocol';
import type { LintedFile } from './linted-file';
import { type TextPair, textCheck } from './text-check';
import type { TextCheck } from './text-check-protocol';

/** A check with everything that it depends on. */
interface KnownCheck {
  readonly file: ParsedFile;
  readonly known: LintContext['crawlers'];
  readonly request: ComparisonRequest;
  readonly check: TextCheck;
}

/** Compares a text with another one. Keeps the last check, because the Compare view asks again after each change of the question. */
export class TextComparer {
  #last: KnownCheck | null = null;

  /** Yields between pieces of work. */
  *compare(linted: LintedFile, request: ComparisonRequest): Generator<void, TextComparison> {
    const other = ParsedFile.open(request.other);
    const texts: TextPair = request.isOtherFirst ? [other, linted.file] : [linted.file, other];
    const verdicts = yield* compareVerdicts(...texts, request.probes);
    const known = this.#last;
    if (known !== null && isValid(known, linted, request)) return { verdicts, check: known.check };
    const check = yield* textCheck(linted, texts, request.check);
    this.#last = { file: linted.file, known: linted.context.crawlers, request, check };
    return { verdicts, check };
  }
}

function isValid(
  last: KnownCheck,
  { file, context }: LintedFile,
  { other, isOtherFirst, check }: ComparisonRequest,
): boolean {
  const { request } = last;
  return (
    last.file === file &&
    last.known === context.crawlers &&
    request.isOtherFirst === isOtherFirst &&
    isSameDocument(request.other, other) &&
    JSON.stringify(request.check.crawlers) === JSON.stringify(check.crawlers) &&
    // URLs of the list or the question are only decided if not everything is proven.
    (last.check.isProven || request.check.urls.join('\n') === check.urls.join('\n'))
  );
}

function isSameDocument(one: ComparisonRequest['other'], other: ComparisonRequest['other']): boolean {
  if (one.lineEnd !== other.lineEnd || one.bom !== other.bom) return false;
  if (typeof one.source === 'string' || typeof other.source === 'string') return one.source === other.source;
  const { source } = other;
  return one.source.length === source.length && one.source.every((byte, index) => byte === source[index]);
}
