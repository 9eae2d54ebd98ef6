import { decide } from '../../engine';
import type { LintContext } from '../../lint';
import type { LintedFile } from '../../lint/fixes';
import { ParsedFile } from '../document/parsed-file';
import type { OpenDocument } from '../document/text-change';
import type { ComparedQuestion, ComparisonRequest, TextComparison } from './lint-protocol';
import { type TextPair, textCheck } from './text-check';
import type { TextCheck } from './text-check-protocol';

/** A check with everything that it depends on. */
interface KnownCheck {
  readonly texts: TextPair;
  readonly known: LintContext['crawlers'];
  readonly request: ComparisonRequest['check'];
  readonly check: TextCheck;
}

/**
 * Compares a text with another one. Keeps the last check, because the Compare view asks again after each change of the
 * question, and the other text with what was read from it, because the view asks again after each edit.
 */
export class TextComparer {
  #last: KnownCheck | null = null;
  #other: { readonly document: OpenDocument; readonly file: ParsedFile } | null = null;

  /** Yields between pieces of work. */
  *compare(
    { file, context, engine }: LintedFile,
    request: ComparisonRequest,
  ): Generator<void, TextComparison> {
    const other = this.#opened(request.other);
    const texts: TextPair = request.isOtherFirst ? [other, file] : [file, other];
    const isQuestionChanged = isChanged(texts, request.question);
    yield;
    const last = this.#last;
    if (last?.known === context.crawlers && isValid(last, texts, request.check))
      return { isQuestionChanged, check: last.check };
    const check = yield* textCheck({ context, engine }, texts, request.check);
    this.#last = { texts, known: context.crawlers, request: request.check, check };
    return { isQuestionChanged, check };
  }

  #opened(document: OpenDocument): ParsedFile {
    if (this.#other === null || !isSameDocument(this.#other.document, document))
      this.#other = { document, file: ParsedFile.open(document) };
    return this.#other.file;
  }
}

function isChanged([before, after]: TextPair, question: ComparedQuestion | null): boolean {
  if (question === null) return false;
  const [was, is] = [before, after].map((file) => decide(file.readBy(question.dialect), question).outcome);
  return was !== is;
}

function isValid(
  last: KnownCheck,
  [before, after]: TextPair,
  { crawlers, urls }: ComparisonRequest['check'],
): boolean {
  return (
    last.texts[0] === before &&
    last.texts[1] === after &&
    JSON.stringify(last.request.crawlers) === JSON.stringify(crawlers) &&
    // URLs of the list or the question are only decided if not everything is proven.
    (last.check.isProven || last.request.urls.join('\n') === urls.join('\n'))
  );
}

function isSameDocument(one: OpenDocument, other: OpenDocument): boolean {
  if (one.lineEnd !== other.lineEnd || one.bom !== other.bom) return false;
  if (typeof one.source === 'string' || typeof other.source === 'string') return one.source === other.source;
  const { source } = other;
  return one.source.length === source.length && one.source.every((byte, index) => byte === source[index]);
}
