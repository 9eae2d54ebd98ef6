import { memoize } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { linesWithField } from './lines-by-field';
import { PrefixIndex } from './prefix-index';

const MOST_CANDIDATES = 4;
/** Parameters, or a site's own search. Sites block them to save crawling, which a noindex would not. */
export const USUALLY_BLOCKED =
  /[?&=]|\/(?:(?:catalog|site)?search(?:[-_]?results?)?|suchen?|suchergebnisse|recherche|buscar?|busqueda|ricerca|cerca|zoeken|pesquisa|szukaj)(?:[/.*$]|$)/i;

/** Returns the rules that block a path of a Noindex line in their group, each with these lines, in the order of the first ones. */
export const noindexBlocks = memoize((file: LintFile): ReadonlyMap<LintLine, readonly LintLine[]> => {
  const indexes = new Map<number, PrefixIndex<LintLine>>();
  const found = new Map<LintLine, LintLine[]>();
  for (const { line } of linesWithField(file, 'noindex')) {
    if (!/^[/*]/.test(line.value) || USUALLY_BLOCKED.test(line.value)) continue;
    const group = file.groupAt(line.number);
    const blocks = indexes.get(group) ?? blocksOf(file.groups[group]?.rules ?? []);
    indexes.set(group, blocks);
    const block = blocks
      .longest(line.value, MOST_CANDIDATES)
      ?.find(({ value }) => value === line.value || !value.endsWith('$'));
    if (block === undefined) continue;
    const lines = found.get(block);
    if (lines === undefined) found.set(block, [line]);
    else lines.push(line);
  }
  return found;
});

/** Indexes the Disallow rules of a group by literal beginning. Of equal ones, the first counts. */
function blocksOf(lines: readonly LintLine[]): PrefixIndex<LintLine> {
  const blocks = lines.filter(({ kind, value }) => kind === 'disallow' && value !== '').toReversed();
  return new PrefixIndex(new Map(blocks.map((line) => [line.value, line])));
}
