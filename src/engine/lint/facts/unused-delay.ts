import type { FieldUse } from '../../fields/field-rules';
import type { LintFile } from '../lint-file';
import type { Found } from '../lint-rule';
import { delaysByGroup, namesOf, unusedDelayOf } from './crawl-delay-readers';
import { removeLines } from './remove-lines';

/** Reports, once for each group, the Crawl-delay of groups that are for crawlers only that use none. `isMeant` sees what they do with it. */
export function reportUnusedDelays(
  file: LintFile,
  isMeant: (uses: ReadonlySet<FieldUse>) => boolean,
  report: (found: Found) => void,
): void {
  for (const [agents, lines] of delaysByGroup(file)) {
    const [line] = lines;
    const uses = unusedDelayOf(agents, file);
    if (line === undefined || uses === null || !isMeant(uses)) continue;
    report({
      line,
      from: line.fieldFrom,
      to: line.valueTo,
      related: lines.slice(1).map(({ number }) => number),
      params: { names: namesOf(agents.map(({ value }) => ({ name: value }))), count: agents.length },
      fix: () => removeLines(file, lines),
    });
  }
}
