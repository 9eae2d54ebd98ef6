import { allCrawlers, type CheckedCrawler } from '../../engine/crawlers';
import type { LintedFile } from '../../lint/fixes';
import { linesChanged } from './lines-changed';
import { textCheck } from './text-check';
import type { VerdictChoice } from './verdict-choices-protocol';

/**
 * Finds edits after which a crawler has the other verdict on a URL, and what each changes for every crawler. Leaves out
 * those that change other verdicts in the opposite direction. See `verdictEdits`. Pauses between pieces of work.
 */
export function* findVerdictChoices(
  linted: LintedFile,
  asked: CheckedCrawler,
  url: string,
): Generator<void, readonly VerdictChoice[]> {
  const { file, context, engine, text } = linted;
  const crawlers = yield* allCrawlers([file, file], context.crawlers, [asked]);
  const choices: VerdictChoice[] = [];
  for (const edit of yield* engine.verdictEdits(file, asked, url, crawlers)) {
    const edited = linted.edited(edit.edits);
    const check = yield* textCheck(linted, [file, edited.file], { crawlers: [asked], urls: [url] });
    const outcomes = new Set(check.changes.map(({ after }) => after.outcome));
    if (outcomes.size === 1)
      choices.push({ ...edit, changed: linesChanged(text, edited.text, [edit.edits]).lines, check });
    yield;
  }
  return choices;
}
