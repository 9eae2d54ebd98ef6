import type { ProblemLabels, ProblemSource } from '../../../editor/problems';
import {
  editorHelpTexts,
  moreProblems,
  problemReached,
  problemsTexts,
  severityCounts,
  severityWords,
} from '../../../messages';
import type { Problems } from '../../../store';
import type { FixNotifier } from './notify-fixes';

const labels: ProblemLabels = {
  severity: (severity) => severityWords[severity],
  counts: (errors, warnings, notes) => severityCounts({ error: errors, warning: warnings, note: notes }),
  arrived: (line, severity, title) => problemReached(line, severityWords[severity].toLowerCase(), title),
  crawlers: problemsTexts.crawlers,
  sources: problemsTexts.sources,
  ignore: problemsTexts.ignore,
  newTab: problemsTexts.newTab,
  becomes: editorHelpTexts.becomes,
  more: moreProblems,
};

/**
 * Connects the editor's problem cards to `problems` and to fixes. `isShown` returns true if the editor shows
 * the newest report.
 */
export function problemSource(problems: Problems, isShown: () => boolean, fixes: FixNotifier): ProblemSource {
  return {
    labels,
    details: async (index) => {
      if (!isShown()) return null;
      // The texts of all rules load with the first card.
      const [row, { problemCard }] = await Promise.all([problems.finding(index), import('./rule-words')]);
      return row && problemCard(row);
    },
    fix: fixes.fix,
    ignore: fixes.ignore,
    format: fixes.format,
    scrolled: problems.giveWay,
  };
}
