import { CompactOutcome, decideMany } from '../../match/decide-many';
import type { LintFile } from '../lint-file';
import { dialectOf, questionFor } from './crawlers-meant';

/** URLs that show whether anything is open. */
const TRIED = ['/', '/a'];

/** Returns whether the file blocks the whole site for every search engine. Without a list of crawlers, for crawlers that only `*` names. */
export function isClosedToSearch(file: LintFile): boolean {
  const engines = file.context.crawlers.filter(
    ({ category, ignoresGlobalGroup }) => category === 'search' && ignoresGlobalGroup !== true,
  );
  const questions =
    engines.length === 0
      ? [{ robots: file.google, question: { productTokens: [] } }]
      : engines.map((engine) => ({ robots: file.readBy(dialectOf(engine)), question: questionFor(engine) }));
  return questions.every(({ robots, question }) =>
    decideMany(robots, question, TRIED).outcome.every((outcome) => outcome === CompactOutcome.disallowed),
  );
}
