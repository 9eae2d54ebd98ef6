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
import type { TesterBinding } from '../../parts/tester-context';
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
export function problemSource(
  tester: TesterBinding,
  problems: Problems,
  isShown: () => boolean,
  fixes: FixNotifier,
): ProblemSource {
  return {
    labels,
    details: async (index) => {
      if (!isShown()) return null;
      // The texts of all rules load with the first card.
      const [row, { problemCard }] = await Promise.all([problems.finding(index), import('./rule-words')]);
      return row && problemCard(row);
    },
    fix: fixes.fix,
    preview: (index, place, ends) => {
      let remove: (() => void) | null = null;
      let isRemoved = false;
      import('./fix-in-card').then(
        ({ showFixInCard }) => {
          if (isRemoved) return;
          remove = showFixInCard(place, tester, { problems, index, ends, onApply: fixes.apply });
        },
        // Without the preview, the fix isn't written.
        () => fixes.refuse('impossible'),
      );
      return () => {
        isRemoved = true;
        remove?.();
      };
    },
    ignore: fixes.ignore,
    format: fixes.format,
    scrolled: problems.giveWay,
  };
}
